import type { Executor } from '../../../db/Database.ts'
import type { EventState } from '../feed/EventState.ts'
import type { LineSource } from '../lines/LineSource.ts'

/** All that was heard of the events of some legs, by event. */
export async function statesOf(
  lines: Pick<LineSource, 'state'>,
  executor: Executor,
  { legs }: { legs: readonly { event: string }[] },
): Promise<Map<string, EventState>> {
  const states = new Map<string, EventState>()
  for (const event of new Set(legs.map((leg) => leg.event)))
    states.set(event, await lines.state(executor, event))
  return states
}
