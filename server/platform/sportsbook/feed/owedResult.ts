import { type Result, readDeadHeat } from '../../../../betting/bets/legFactor.ts'
import { type DecidedState, resultKey } from './EventState.ts'
import type { BetWindow, LineKey, OutcomeResult } from './FeedMessage.ts'

const VOID: Result = { won: false, voidHalves: 2 }

/**
 * How a bet on an outcome is decided by all that was heard: void where it was accepted in a window that is cancelled, else by
 * the confirmed result, else by that seen in play.
 * @param acceptedAt when the bet was accepted, in milliseconds since 1970
 * @returns undefined while it is open
 */
export function owedResult(
  state: DecidedState,
  line: LineKey,
  outcome: string,
  acceptedAt: number,
): Result | undefined {
  for (const { value } of state.cancels.get(line)?.values() ?? [])
    if (!value.isRolledBack && isWithin(value.window, acceptedAt)) return VOID
  for (const certainty of [2, 1] as const) {
    const results = state.results.get(resultKey(line, certainty))?.value
    const result = results === 'rolled back' ? undefined : results?.[outcome]
    if (result) return readResult(result)
  }
  return undefined
}

/** From the second that is named on, up to the one that is named, which is not in it. */
function isWithin({ from, to }: BetWindow, at: number): boolean {
  return (from === undefined || at >= from) && (to === undefined || at < to)
}

/** @throws RangeError for a dead heat that is no share: to be refused where the feed is read */
export function readResult({ won, voidHalves, deadHeat }: OutcomeResult): Result {
  if (deadHeat === undefined) return { won, voidHalves }
  const share = readDeadHeat(deadHeat)
  if (!share) throw new RangeError(`${deadHeat} is no share of a place`)
  return { won, voidHalves, deadHeat: share }
}
