import type { Executor } from '../../../db/Database.ts'
import { type LineSource, shownKey } from '../lines/LineSource.ts'
import type { Found } from './takesBets.ts'

type Wanted = { event: string; line: string }

/** Events and lines as players see them, held as they are until the transaction ends. */
export async function findLines(
  { lines, clock }: { lines: LineSource; clock: () => Date },
  tx: Executor,
  wanted: readonly Wanted[],
): Promise<(one: Wanted) => Found> {
  const shown = await lines.shown(tx, wanted)
  const now = clock().getTime()
  return ({ event, line }) => ({
    now,
    event: shown.events.get(event),
    line: shown.lines.get(shownKey(event, line)),
  })
}
