import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import type { PricedOutcome } from '../feed/FeedMessage.ts'
import { lineKey, marketOf } from '../feed/lineKey.ts'
import { placeTerm } from '../terms/termsOf.ts'

/** Markets of a winner among many, and those that say who came among the first so many of the same event. */
const PLACES: ReadonlyMap<number, (places: number) => string> = new Map([
  [534, (places) => lineKey(868, `pos=${places}`)],
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
  book: SportsbookDefinition,
): Place | undefined {
  const settledAt = PLACES.get(marketOf(line))
  const term = placeTerm(book, outcomes.filter(({ isActive }) => isActive).length)
  return settledAt && term && { line: settledAt(term.places), share: [1, term.part] }
}
