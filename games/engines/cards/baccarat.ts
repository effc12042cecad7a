import { type Engine, type Outcome, RefusedPlay, type Sum } from '../Engine.ts'
import { asSum, type Ratio, readStake, refuseMoves, times } from '../sums.ts'
import { type Card, rankOf, shuffledShoe } from './cards.ts'

export type BaccaratSide = 'player' | 'banker' | 'tie'

export type BaccaratConfig = {
  decks: number
  /** How many times its stake a bet brings back, stake included. Player and banker get theirs back on a tie. */
  pays: Record<BaccaratSide, Ratio>
}

export type BaccaratChoice = { bets: Partial<Record<BaccaratSide, Sum>> }
export type BaccaratOutcome = Outcome & {
  player: Card[]
  banker: Card[]
  result: BaccaratSide
  wins: Partial<Record<BaccaratSide, Sum>>
}

export const baccaratSides: readonly BaccaratSide[] = ['player', 'banker', 'tie']

/** Points of a rank: tens and pictures count nothing. */
export function baccaratPoints(rank: number): number {
  return rank >= 10 ? 0 : rank
}

/** Whether the banker draws a third card. @param third points of the player's third card, where there is one */
export function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined) return banker <= 5
  if (banker <= 2) return true
  if (banker === 3) return third !== 8
  if (banker === 4) return third >= 2 && third <= 7
  if (banker === 5) return third >= 4 && third <= 7
  return banker === 6 && (third === 6 || third === 7)
}

const pointsOf = (cards: readonly Card[]) =>
  cards.reduce((sum, card) => sum + baccaratPoints(rankOf(card)), 0) % 10

/** Deals from the front of a shoe: player, banker, player, banker, then third cards. */
export function dealBaccarat(shoe: readonly Card[]): {
  player: Card[]
  banker: Card[]
  result: BaccaratSide
} {
  const [first, second, third, fourth, ...rest] = shoe as [Card, Card, Card, Card, Card, Card]
  const player = [first, third]
  const banker = [second, fourth]
  const isNatural = pointsOf(player) >= 8 || pointsOf(banker) >= 8
  if (!isNatural) {
    const drawn = pointsOf(player) <= 5 ? rest.shift() : undefined
    if (drawn !== undefined) player.push(drawn)
    const points = drawn === undefined ? undefined : baccaratPoints(rankOf(drawn))
    if (bankerDraws(pointsOf(banker), points)) banker.push(rest.shift() as Card)
  }
  const difference = pointsOf(player) - pointsOf(banker)
  return { player, banker, result: difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie' }
}

/** What a bet on `side` brings back. */
export function baccaratWin(
  config: BaccaratConfig,
  side: BaccaratSide,
  result: BaccaratSide,
  stake: bigint,
): bigint {
  if (side === result) return times(stake, config.pays[side])
  return result === 'tie' ? stake : 0n
}

export const baccarat: Engine<BaccaratConfig, BaccaratChoice, never, BaccaratOutcome> = {
  play(config, draw, choice, moves) {
    refuseMoves(moves)
    const given: Record<string, unknown> = choice.bets ?? {}
    const sides = baccaratSides.filter((side) => given[side] !== undefined)
    if (sides.length === 0 || sides.length !== Object.keys(given).length)
      throw new RefusedPlay('Bets are on player, banker or tie')
    const stakes = sides.map((side) => readStake(given[side]))
    const dealt = dealBaccarat(shuffledShoe(config.decks, draw))
    const wins = sides.map((side, at) => baccaratWin(config, side, dealt.result, stakes[at] ?? 0n))
    return {
      stake: asSum(stakes.reduce((sum, stake) => sum + stake, 0n)),
      win: asSum(wins.reduce((sum, win) => sum + win, 0n)),
      isOver: true,
      ...dealt,
      wins: Object.fromEntries(sides.map((side, at) => [side, asSum(wins[at] ?? 0n)])),
    }
  },
}
