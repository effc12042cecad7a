import { type EventState, type LinePrice, stopKey } from './EventState.ts'
import type { LineKey, LineStatus, PricedOutcome, Producer } from './FeedMessage.ts'
import type { Register } from './register.ts'

/** The producer of prices in play, which takes lines over from those of the time before. */
const LIVE: Producer = 1

export type ShownLine = { status: LineStatus; outcomes: readonly PricedOutcome[]; producer: Producer }

/**
 * A line as players see it. A stop suspends what was active when it came and no later price has opened again. One producer
 * prices a line at a time: that in play from its first price on, unless it has handed the line over. What was handed
 * over, and nobody has taken yet, is suspended; so are the lines, and no others, of a producer that is not heard.
 * @param groups of the line's market, `all` among them
 * @param isHeard whether a producer is alive and its gaps are filled
 * @returns undefined for a line that nobody priced
 */
export function shownLine(
  state: EventState,
  line: LineKey,
  groups: readonly string[],
  isHeard: (producer: Producer) => boolean,
): ShownLine | undefined {
  const [found] = [...(state.prices.get(line) ?? [])].sort(byTakeover)
  if (!found) return undefined
  const [producer, price] = found
  const status = stopped(state, producer, price, groups)
  const isSuspended = status === HANDED_OVER || (status === ACTIVE && !isHeard(producer))
  return { producer, outcomes: price.value.outcomes, status: isSuspended ? SUSPENDED : status }
}

const ACTIVE = 1
const SUSPENDED = -1
const HANDED_OVER = -2

type Priced = readonly [Producer, Register<LinePrice>]

/** Those first that have not handed the line over; of these the one in play, then by number. */
function byTakeover([one, a]: Priced, [other, b]: Priced): number {
  const handed = Number(a.value.status === HANDED_OVER) - Number(b.value.status === HANDED_OVER)
  return handed || Number(other === LIVE) - Number(one === LIVE) || one - other
}

/** What a stop makes of a price: the newest one that is not older, where the line was active. */
function stopped(
  state: EventState,
  producer: Producer,
  { at, value }: Register<LinePrice>,
  groups: readonly string[],
): LineStatus {
  if (value.status !== ACTIVE) return value.status
  const [stop] = groups
    .flatMap((group) => state.stops.get(stopKey(producer, group)) ?? [])
    .filter((stop) => stop.at >= at)
    .sort((one, other) => other.at - one.at || one.value - other.value)
  return stop?.value ?? value.status
}
