import type { Operations } from '#generated/api.ts'

/** An event with the lines that are known of it, as the platform answers it. */
export type SportsEvent = Operations['sports.getEvent']['response']

/** An event without its lines: what it is, and how it stands. */
export type EventView = Omit<SportsEvent, 'markets'>

type SportsLine = SportsEvent['markets'][number]

/** A line without its prices: what can be bet on, in the order in which it is shown. */
export type LineView = Pick<SportsLine, 'line' | 'market' | 'name' | 'groups'> & {
  outcomes: readonly { id: string; name: string }[]
}

/** What an outcome can be bet on at. */
export type PriceView = {
  /** In ten-thousandths: 19100 is 1.91. */
  odds: number
  /** May be bet on now. */
  isOpen: boolean
  /** Why it may not, where that is known. */
  why?: SportsLine['why']
  /** Where it went lately; nothing once that was a while ago. */
  turn?: 'up' | 'down'
}

/** How what is shown is kept up: `stale`, what stands there may be old; `offline`, the browser has no connection. */
export type Following = { state: 'still' | 'live' | 'stale' | 'offline'; since: number }

/** Which lines of an event are followed: the leading ones alone, as lists show them, or all. */
export type Followed = 'first' | 'all'

/**
 * All that a page knows of events, as it stands now: what operations answered, and what has changed since. Whoever shows one thing of
 * it hears of that one alone: a price that moves draws one button anew.
 */
export interface SportsBook {
  /** Takes in what an operation answered; what is known of a newer version stays. @param lines which of them it has: all, the first, or some */
  take(events: readonly SportsEvent[], lines: Followed | 'some'): void
  /** Follows events until what it returns is called; those that many ask for are followed once. */
  follow(events: readonly string[], lines: Followed): () => void
  event(event: string): EventView | undefined
  lines(event: string): readonly LineView[]
  price(event: string, line: string, outcome: string): PriceView | undefined
  following(): Following
  /** @param of `event E`, `lines E`, `price E line outcome` or `following` */
  subscribe(of: string, listener: () => void): () => void
}
