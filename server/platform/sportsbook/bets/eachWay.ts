import type { PricedOutcome } from '../feed/FeedMessage.ts'
import { lineKey, marketOf } from '../feed/lineKey.ts'
import type { BettingTerms } from './BettingTerms.ts'

/** Markets of a winner among many, and those that say who came among the first so many of the same event. */
const PLACES: ReadonlyMap<number, (places: number) => string> = new Map([
  [534, (places) => lineKey(535, `places=${places}`)],
])

/** Where the place part of a bet on a winner is settled, and what it pays of the odds above one. */
export type Place = { line: string; share: readonly [number, number] }

/**
 * The place terms of a line by its runners: who is priced when the bet is placed.
 * @returns undefined where a bet on it cannot be each way
 */
export function placeOf(
  line: string,
  outcomes: readonly PricedOutcome[],
  { usual }: BettingTerms['eachWay'],
): Place | undefined {
  const settledAt = PLACES.get(marketOf(line))
  const runners = outcomes.filter(({ isActive }) => isActive).length
  const terms = usual.filter((one) => one.runners <= runners).at(-1)
  return settledAt && terms && { line: settledAt(terms.places), share: [1, terms.part] }
}
