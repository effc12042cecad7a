import type { MarketDescription } from '../names/MarketDescription.ts'
import type { Producer } from './FeedMessage.ts'

// What a feed tells when it is asked (Unified Odds Feed API), in one language.

/** Score, clock and what else is shown of a match, as the feed has it. */
export type Score = {
  home?: string
  away?: string
  /** By period, from the first. */
  periods?: readonly { number: number; home: string; away: string }[]
  clock?: string
  /** By name: `{ home_corners: '3', current_server: '1' }`. */
  statistics?: Readonly<Record<string, string>>
}

export type EventStatus = {
  /** 0 not started, 1 live, 2 suspended, 3 ended, 4 closed, 5 cancelled, 6 delayed, 7 interrupted, 8 postponed, 9 abandoned. */
  status: number
  /** What is being played, by number: 6 the first half. */
  matchStatus?: number
  score: Score
}

/** Something with an id of the feed and a name. */
export type Named = { id: string; name: string }

export type Tournament = Named & { sport: Named & { number: number }; category: Named }

/** A match, or a stage with a field. */
export type Fixture = {
  id: string
  tournament: Tournament
  startsAt: Date
  /** The home side first. */
  competitors: readonly Named[]
  /** What it is called where it has no two sides. */
  name?: string
  /** As a number, where the document has it. */
  status?: number
}

/** A document that has an instant of its own, to be told from an older one. */
export type Dated<T> = T & { at: number }

export type ProducerInfo = {
  id: Producer
  name: string
  isActive: boolean
  isLive: boolean
  /** What its recoveries are asked by: `liveodds`, `pre`. */
  product: string
}

/** Outcomes that a specifier `variant` of that name brings to whatever market, with their templates. */
export type VariantText = { id: string; outcomes: readonly Named[] }

/** As `MarketDescription`, with names in one language. */
export type MarketText = Omit<MarketDescription, 'names' | 'outcomes'> & {
  name: string
  outcomes: readonly Named[]
}
