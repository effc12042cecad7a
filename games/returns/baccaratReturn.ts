import {
  type BaccaratConfig,
  type BaccaratSide,
  baccaratSides,
  bankerDraws,
} from '../engines/cards/baccarat.ts'

type Odds = Record<BaccaratSide, number>

/** How likely each result is with so many decks: every card of every hand, each taken out of the shoe. */
export function baccaratOdds(decks: number): Odds {
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * decks)
  let cards = 52 * decks
  const odds: Odds = { player: 0, banker: 0, tie: 0 }

  function draw(then: (points: number, chance: number) => void): void {
    for (let points = 0; points < 10; points += 1) {
      const count = left[points] ?? 0
      if (count === 0) continue
      const chance = count / cards
      left[points] = count - 1
      cards -= 1
      then(points, chance)
      left[points] = count
      cards += 1
    }
  }
  const end = (player: number, banker: number, chance: number) => {
    odds[player > banker ? 'player' : player < banker ? 'banker' : 'tie'] += chance
  }

  // The order of two cards of a hand does not matter, but four nested draws take a few milliseconds only.
  draw((a, p) =>
    draw((b, q) =>
      draw((c, r) =>
        draw((d, s) => {
          const [player, banker, chance] = [(a + b) % 10, (c + d) % 10, p * q * r * s]
          if (player >= 8 || banker >= 8) return end(player, banker, chance)
          const bank = (to: number, third: number | undefined, so: number) => {
            if (!bankerDraws(banker, third)) return end(to, banker, so)
            draw((card, t) => end(to, (banker + card) % 10, so * t))
          }
          if (player > 5) return bank(player, undefined, chance)
          draw((third, t) => bank((player + third) % 10, third, chance * t))
        }),
      ),
    ),
  )
  return odds
}

/** What comes back of a stake of 1 on each side. */
export function baccaratReturns({ decks, pays }: BaccaratConfig): Odds {
  const odds = baccaratOdds(decks)
  const returns = baccaratSides.map((side) => {
    const won = (odds[side] * pays[side].num) / pays[side].den
    return [side, side === 'tie' ? won : won + odds.tie]
  })
  return Object.fromEntries(returns)
}
