import type { BlackjackConfig } from '../engines/cards/blackjack.ts'
import { createShoe, type Shoe } from './blackjackShoe.ts'
import { bust, dealerHands, mostCells } from './dealerHands.ts'

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/**
 * What comes back of a first stake of 1 to a player who makes the best decision at every hand, knowing its cards, the
 * dealer's first one and the decks: dynamic programming over all hands, each with what is left of the shoe.
 *
 * A split hand is played by its own cards. What comes after a hand has been played is as likely as if it came at once
 * (the shoe is in random order, and no decision looks ahead), so that either hand of a split brings the same.
 * @param rules `decks` may be Infinity
 */
export function blackjackReturn(rules: BlackjackConfig): number {
  const shoe = createShoe(rules.decks)
  let won = 0
  for (const up of values) {
    const seen = shoe.chance(up)
    shoe.take(up)
    won += seen * wonAgainst(up, rules, shoe)
    shoe.putBack(up)
  }
  return 1 + won
}

/** What a card adds to a hand's key: a digit per value, of as many of it as a hand of 21 holds. Keys stay below 2³¹. */
const powers = [0, 1]
for (const value of values) powers.push((powers[value] ?? 1) * (1 + Math.floor(21 / value)))

type Hand = { hard: number; hasAce: boolean; cards: number; key: number }

const totalOf = ({ hard, hasAce }: Hand) => (hasAce && hard <= 11 ? hard + 10 : hard)
const grown = (hand: Hand, value: number): Hand => ({
  hard: hand.hard + value,
  hasAce: hand.hasAce || value === 1,
  cards: hand.cards + 1,
  key: hand.key + (powers[value] as number),
})

/**
 * What a stake of 1 wins against a dealer's first card, which is out of the shoe. Until the end all is reckoned as "and
 * the dealer has no blackjack", so that nothing must be divided by how likely that is.
 */
function wonAgainst(up: number, rules: BlackjackConfig, shoe: Shoe): number {
  const dealers = dealerHands(up, rules.hitsSoft17)
  const completing = up === 1 ? 10 : up === 10 ? 1 : undefined
  const natural = rules.blackjackPays.num / rules.blackjackPays.den - 1
  const dealerNatural = () => (completing === undefined ? 0 : shoe.chance(completing))

  function stand(total: number): number {
    const table = shoe.orders()
    const { totals, counts, orders, cells } = dealers
    let sum = 0
    for (let at = 0; at < totals.length; at += 1) {
      const against = totals[at] as number
      if (against === total) continue
      let chance = (orders[at] as number) / (table[counts[at] as number] as number)
      const end = (at + 1) * mostCells
      for (let cell = at * mostCells; cell < end; cell += 1) chance *= table[cells[cell] as number] as number
      sum += against === bust || total > against ? chance : -chance
    }
    return sum
  }

  /** Over the next card: what `then` brings, or the stake lost. */
  function draw(hand: Hand, then: (hand: Hand) => number): number {
    let sum = 0
    for (const value of values) {
      const chance = shoe.chance(value)
      if (chance === 0) continue
      shoe.take(value)
      const next = grown(hand, value)
      sum += chance * (next.hard > 21 ? dealerNatural() - 1 : then(next))
      shoe.putBack(value)
    }
    return sum
  }

  /** The best that comes of the hands of one and the same shoe, each reckoned once. */
  function createPlay() {
    const stood = new Map<number, number>()
    const played = new Map<number, number>()
    // Of cards that are put back, a hand's total says it all.
    const isEndless = rules.decks === Number.POSITIVE_INFINITY
    const keyOf = (hand: Hand) =>
      isEndless ? 8 * hand.hard + 2 * Math.min(3, hand.cards) + Number(hand.hasAce) : hand.key
    const standing = (hand: Hand) => once(stood, keyOf(hand), () => stand(totalOf(hand)))
    const best = (hand: Hand): number =>
      once(played, keyOf(hand), () => {
        const total = totalOf(hand)
        // Up to a soft 16 or a hard 11 one more card takes nothing away; from a hard 18 on it costs more than it brings.
        const mayStand = hand.hard > 11 || total > 16
        const mayHit = total < 18 || hand.hard < total
        const hit = mayHit && total < 21 ? draw(hand, best) : -2
        const doubled = hand.cards === 2 && mayHit && total < 21 ? 2 * draw(hand, standing) : -2
        return Math.max(hit, doubled, mayStand ? standing(hand) : -2)
      })
    return { best, standing }
  }

  /** Both hands of a split; the second card of the pair is out of the shoe already. */
  function split(hand: Hand): number {
    const { best, standing } = createPlay()
    return 2 * draw(hand, hand.hard === 1 ? standing : best)
  }

  const { best } = createPlay()
  const empty: Hand = { hard: 0, hasAce: false, cards: 0, key: 0 }
  let won = 0
  for (const first of values) {
    const chance = shoe.chance(first)
    shoe.take(first)
    const one = grown(empty, first)
    for (const second of values) {
      const both = chance * shoe.chance(second)
      if (both === 0) continue
      shoe.take(second)
      const hand = grown(one, second)
      if (totalOf(hand) === 21) won += both * natural * (1 - dealerNatural())
      else {
        const played = best(hand)
        won += both * (Math.max(played, first === second ? split(one) : played) - dealerNatural())
      }
      shoe.putBack(second)
    }
    shoe.putBack(first)
  }
  return won
}

function once(known: Map<number, number>, key: number, reckon: () => number): number {
  const before = known.get(key)
  if (before !== undefined) return before
  const value = reckon()
  known.set(key, value)
  return value
}
