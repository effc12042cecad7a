import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import type { Executor } from '../../../db/Database.ts'
import { marketOf } from '../feed/lineKey.ts'
import type { ShownLine } from '../feed/shownLine.ts'
import { type LineSource, shownKey } from '../lines/LineSource.ts'
import { lineRepository } from '../lines/lineRepository.ts'
import { orderRepository } from '../operator/orderRepository.ts'
import { marginOf, withMargin } from '../terms/termsOf.ts'
import { ACTIVE, type Found, SUSPENDED } from './takesBets.ts'

type Wanted = { event: string; line: string }

/** Events and lines as players see them, at the prices of the house, held as they are until the transaction ends. */
export async function findLines(
  { lines, clock }: { lines: LineSource; clock: () => Date },
  tx: Executor,
  wanted: readonly Wanted[],
  book: SportsbookDefinition,
): Promise<(one: Wanted) => Found> {
  const shown = await lines.shown(tx, wanted)
  const groups = await lineRepository.groups(tx, [...new Set(wanted.map(({ line }) => marketOf(line)))])
  const isStopped = await orderRepository.stopped(tx, [...new Set(wanted.map(({ event }) => event))])
  const now = clock().getTime()
  return ({ event: id, line: key }) => {
    const event = shown.events.get(id)
    const line = shown.lines.get(shownKey(id, key))
    const own = groups.get(marketOf(key)) ?? []
    const margin = event ? marginOf(book, { sport: event.sport, groups: own }) : 0
    const status = line?.status === ACTIVE && isStopped(id, key) ? SUSPENDED : line?.status
    return {
      now,
      event,
      groups: own,
      line: line && { ...priced(line, margin), status: status ?? line.status },
    }
  }
}

/** @param margin thousandths that come on top of that of the feed */
function priced(line: ShownLine, margin: number): ShownLine {
  if (margin === 0) return line
  return { ...line, outcomes: line.outcomes.map((one) => ({ ...one, odds: withMargin(one.odds, margin) })) }
}
