import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import type { Executor } from '../../../db/Database.ts'
import { together } from '../../../db/together.ts'
import { type LineSource, shownKey } from '../lines/LineSource.ts'
import { orderRepository } from '../operator/orderRepository.ts'
import { houseLine } from '../terms/houseLine.ts'
import { ACTIVE, type Found, SUSPENDED } from './takesBets.ts'

type Wanted = { event: string; line: string }

/** Events and lines as players see them, at the prices of the house, held as they are until the transaction ends. */
export async function findLines(
  { lines, clock }: { lines: LineSource; clock: () => Date },
  tx: Executor,
  wanted: readonly Wanted[],
  book: SportsbookDefinition,
): Promise<(one: Wanted) => Found> {
  const [shown, isStopped] = await together([
    lines.shown(tx, wanted),
    orderRepository.stoppedOf(tx, [...new Set(wanted.map(({ event }) => event))]),
  ])
  const now = clock().getTime()
  return ({ event: id, line: key }) => {
    const event = shown.events.get(id)
    const found = shown.lines.get(shownKey(id, key))
    const own = shown.groups.get(key) ?? ['all']
    const line = event && found && houseLine(found, book, { sport: event.sport, groups: own })
    const isSuspended = line?.status === ACTIVE && isStopped(id, key)
    return { now, event, groups: own, line: isSuspended ? { ...line, status: SUSPENDED } : line }
  }
}
