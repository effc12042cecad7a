import type { Executor } from '../../../db/Database.ts'
import type { DecidedState, EventState } from '../feed/EventState.ts'
import type { LineKey } from '../feed/FeedMessage.ts'
import type { ShownLine } from '../feed/shownLine.ts'

/** An event as whoever bets on it must know it. */
export type EventNow = {
  id: string
  /** Number of the feed: 1 football. */
  sport: number
  tournament: string
  /** Milliseconds since 1970. */
  startsAt: number
  isLive: boolean
  /** Of the feed: 0 not started, 1 live, 2 suspended, 3 ended … 9 abandoned. */
  status: number
  /** What is being played, by the number of the feed. */
  matchStatus?: number
  /** Grows with each change of its prices, stops or score. */
  version: number
}

/** Name of a line among those of several events. */
export function shownKey(event: string, line: LineKey): string {
  return `${event} ${line}`
}

/** What bets know of the feed. */
export type LineSource = {
  /**
   * Events and lines as players see them now, by `shownKey`; who is not known, or has no price, is left out. The events are
   * held for share, so that nothing of them changes before the transaction ends.
   * @returns also the groups of each line's market, by line
   */
  shown(
    tx: Executor,
    wanted: readonly { event: string; line: LineKey }[],
  ): Promise<{
    events: Map<string, EventNow>
    lines: Map<string, ShownLine>
    groups: Map<LineKey, readonly string[]>
  }>
  /** What bets on events are owed follows from this; an event of which nothing is decided is left out. */
  decided(executor: Executor, events: readonly string[]): Promise<Map<string, DecidedState>>
  /** All that was heard of an event. */
  state(executor: Executor, event: string): Promise<EventState>
}
