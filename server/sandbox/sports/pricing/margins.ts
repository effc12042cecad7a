import { solve } from './solve.ts'

/**
 * The ways in which a bookmaker spreads a margin over the outcomes of a market. Each takes what outcomes are worth (their
 * probabilities, one together) to what they are sold as: together `book`, 1.06 at a margin of six per cent.
 */
export const margins = { proportional, power, shin, odds_ratio }

export type MarginMethod = keyof typeof margins

/**
 * Decimal prices that together hold the margin.
 * @param book what the implied probabilities add up to, from 1
 * @param probabilities above zero, adding up to one
 */
export function priceMarket(probabilities: readonly number[], book: number, method: MarginMethod): number[] {
  return margins[method](probabilities, book).map((implied) => 1 / implied)
}

/** Each outcome by the same factor: the only way that holds the same margin on each. */
function proportional(probabilities: readonly number[], book: number): number[] {
  return probabilities.map((p) => p * book)
}

/** Each to the same power: favourites are cut little, long shots much. */
function power(probabilities: readonly number[], book: number): number[] {
  const raised = (exponent: number) => probabilities.map((p) => p ** exponent)
  return raised(solve((exponent) => sum(raised(exponent)) - book, 0, 1))
}

/**
 * As against a share of bettors who know the result (H. S. Shin, 1993): what a price must be so that those who do not know
 * pay for what those win.
 */
function shin(probabilities: readonly number[], book: number): number[] {
  const roots = (z: number) => probabilities.map((p) => Math.sqrt(p * (z + (1 - z) * p)))
  const all = roots(solve((z) => sum(roots(z)) ** 2 - book, 0, 1))
  return all.map((root) => root * sum(all))
}

/** The odds of each against it by the same factor (K. Cheung, 2015). */
function odds_ratio(probabilities: readonly number[], book: number): number[] {
  const sold = (factor: number) => probabilities.map((p) => (factor * p) / (1 - p + factor * p))
  return sold(solve((factor) => sum(sold(factor)) - book, 1, 1e6))
}

function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0)
}
