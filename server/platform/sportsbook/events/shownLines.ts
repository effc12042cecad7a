import type { LineKey, Producer } from '../feed/FeedMessage.ts'
import { marketOf } from '../feed/lineKey.ts'
import type { Unheard } from '../feed/ProducerWatch.ts'
import { type ShownLine, shownLine } from '../feed/shownLine.ts'
import type { KnownEvent } from './createEventCache.ts'

/** Why a line is suspended: by who prices it, or since that one is not heard. */
export type Why = 'stopped' | Unheard

export type OfferedLine = { line: LineKey; shown: ShownLine; why?: Why }

type Given = {
  groupsOf: (market: number) => readonly string[]
  unheard: (producer: Producer) => Unheard | undefined
}

/** A line as it is offered: active, or suspended and why; undefined where it is not. */
export function offeredLine(
  { state }: Pick<KnownEvent, 'state'>,
  line: LineKey,
  { groupsOf, unheard }: Given,
): OfferedLine | undefined {
  const groups = groupsOf(marketOf(line))
  const shown = shownLine(state, line, groups, (producer) => unheard(producer) === undefined)
  if (!shown || (shown.status !== 1 && shown.status !== -1)) return undefined
  if (shown.status === 1) return { line, shown }
  const heard = shownLine(state, line, groups, () => true)
  return { line, shown, why: (heard?.status === 1 && unheard(shown.producer)) || 'stopped' }
}

/** All lines of an event that are offered, by market and then by their specifiers. */
export function offeredLines(event: Pick<KnownEvent, 'state'>, given: Given): OfferedLine[] {
  return [...event.state.prices.keys()]
    .sort(byMarket)
    .flatMap((line) => offeredLine(event, line, given) ?? [])
}

const inOrder = new Intl.Collator('en', { numeric: true })

function byMarket(one: LineKey, other: LineKey): number {
  return marketOf(one) - marketOf(other) || inOrder.compare(one, other)
}
