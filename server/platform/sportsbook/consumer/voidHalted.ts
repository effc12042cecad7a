import type { Executor } from '../../../db/Database.ts'
import { type EventState, noEventState, resultKey, windowKey } from '../feed/EventState.ts'
import { keepWithin } from '../feed/register.ts'
import type { LineSource } from '../lines/LineSource.ts'
import { registerRepository } from '../lines/registerRepository.ts'
import { consumerRepository } from './consumerRepository.ts'

/** What was not resumed after so many milliseconds is void, unless it was decided before. */
export const LONGEST_HALT = 48 * 3_600_000

/**
 * Makes bets void on all lines of an event that nothing has decided, in as far as they were placed before its halt became too
 * long. What the event comes to later counts for those that come later.
 */
export async function voidHalted(
  tx: Executor,
  lines: LineSource,
  { id, haltedAt }: { id: string; haltedAt: Date },
): Promise<void> {
  await registerRepository.touch(tx, [id])
  const state = await lines.state(tx, id)
  const at = haltedAt.getTime() + LONGEST_HALT
  const window = { to: at }
  const voided = noEventState()
  for (const line of state.prices.keys())
    if (!isDecided(state, line))
      keepWithin(voided.cancels, [line, windowKey(window)], at, { isRolledBack: false, window })
  await registerRepository.keep(tx, new Map([[id, voided]]))
  await consumerRepository.endHalt(tx, id)
}

/** Whether any outcome of a line has a result that counts. */
function isDecided({ results }: EventState, line: string): boolean {
  return ([2, 1] as const).some((certainty) => {
    const value = results.get(resultKey(line, certainty))?.value
    return value !== undefined && value !== 'rolled back' && Object.keys(value).length > 0
  })
}
