import type { ModelOutcome } from '../engines/Engine.ts'
import { type MarginMethod, priceMarket } from './margins.ts'

/** How a family of markets is sold: what it adds up to, and how that is spread. */
export type Margin = { method: MarginMethod; book: number }

export type SoldOutcome = {
  id: string
  isActive: boolean
  /** Hundredths. */
  odds: number
  /** That a stake wins, where it does not come back; to four digits, as it is told. */
  probability: number
}

/** The least and the most that anything is sold at, in hundredths. */
const [LEAST_ODDS, MOST_ODDS] = [101, 100_000]
/** What can hardly happen is not sold, and neither is what can hardly fail. */
const LEAST_CHANCE = 0.0002
/** Chances of outcomes of which exactly one comes are one together, but for what was rounded. */
const EXACT = 1e-6
/** Chances are told, and sold, to so many parts of one. */
const PARTS = 10_000

/**
 * What the outcomes of a market are sold at: its margin, cut to two digits as feeds do. Of some markets several outcomes come or
 * none does (a player scores, a double chance); each of these is sold as against its own opposite.
 */
export function priceOutcomes(outcomes: readonly ModelOutcome[], margin: Margin): SoldOutcome[] {
  const chances = outcomes.map(({ chance: { won, lost } }) => (won + lost > 0 ? won / (won + lost) : 0))
  const isOneOf = Math.abs(sum(chances) - 1) < EXACT
  const prices =
    isOneOf && chances.length > 2
      ? priceTogether(chances, margin)
      : chances.map((chance) => (isSold(chance) ? priceAlone(chance, margin) : 0))
  return outcomes.map(({ id }, at) => {
    const odds = Math.min(MOST_ODDS, Math.floor((prices[at] ?? 0) * 100 + 1e-9))
    const probability = told(chances[at] ?? 0)
    return { id, odds: Math.max(LEAST_ODDS, odds), probability, isActive: odds >= LEAST_ODDS }
  })
}

/**
 * What several outcomes are sold at that must all win: as one against its opposite, at the largest of their margins; no margin
 * is multiplied.
 * @param chance that all win
 * @returns undefined where it is sold to nobody: what can hardly happen, or contradicts itself
 */
export function priceAll(chance: number, margins: readonly Margin[]): SoldOutcome | undefined {
  const margin = margins.reduce((one, other) => (other.book > one.book ? other : one))
  const [sold] = priceOutcomes([{ id: 'all', chance: { won: chance, back: 0, lost: 1 - chance } }], margin)
  return sold?.isActive ? sold : undefined
}

function isSold(chance: number): boolean {
  return chance >= LEAST_CHANCE && chance <= 1 - LEAST_CHANCE
}

function told(chance: number): number {
  return Math.round(chance * PARTS) / PARTS
}

/** Those that can hardly come are left out of the margin: they are sold to nobody. */
function priceTogether(chances: readonly number[], margin: Margin): number[] {
  const sold = chances.filter(isSold)
  const all = sum(sold)
  if (sold.length < 2) return chances.map(() => 0)
  const prices = priceWith(
    sold.map((one) => one / all),
    margin,
  )
  return chances.map((chance) => (isSold(chance) ? (prices.shift() ?? 0) : 0))
}

/** By margin and chance: most lines have two sides, and chances are told in ten thousand parts. */
const known = new Map<string, number>()

/** One outcome as against all others. */
function priceAlone(chance: number, margin: Margin): number {
  const rounded = told(chance)
  const key = `${margin.method} ${margin.book} ${rounded}`
  const price = known.get(key) ?? priceWith([rounded, 1 - rounded], margin)[0] ?? 0
  known.set(key, price)
  return price
}

/** Shin's way comes to no more than this however many know the result: beyond it the nearest other way is taken. */
function priceWith(chances: readonly number[], { method, book }: Margin): number[] {
  const most = sum(chances.map(Math.sqrt)) ** 2
  return priceMarket(chances, book, method === 'shin' && most <= book * 1.0001 ? 'power' : method)
}

function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0)
}
