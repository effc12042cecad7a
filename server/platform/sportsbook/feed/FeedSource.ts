import type { Odds } from '../../../../betting/odds/Odds.ts'
import type { Language } from '../names/Names.ts'
import type {
  Dated,
  EventStatus,
  Fixture,
  MarketText,
  Named,
  ProducerInfo,
  Tournament,
  VariantText,
} from './FeedDocuments.ts'
import type { LineKey } from './FeedMessage.ts'
import type { Wanted } from './ProducerWatch.ts'

/** A message as it came, or that the connection was lost meanwhile: what was said then is missing. */
export type FeedPiece = { xml: string } | 'cut'

/** A page of events, from the earliest on. @property isLast whether there are no more */
export type SchedulePage = { fixtures: Fixture[]; isLast: boolean }

/** The outside party that prices sports and says how they ended. Whatever it is asked, it rejects with `FeedSourceError`. */
export type FeedSource = {
  /** Messages from now on, connecting anew for as long as it takes. Whoever does not read on holds the sender up. */
  messages: (signal: AbortSignal) => AsyncIterable<FeedPiece>
  /** Asks for what a producer said since, or for all that stands; it comes as messages with that number. */
  recover: (producer: ProducerInfo, wanted: Wanted, request: number) => Promise<void>
  /** Asks for prices and results of one event. */
  recoverEvent: (producer: ProducerInfo, event: string, request: number) => Promise<void>
  producers: () => Promise<ProducerInfo[]>
  sports: (language: Language) => Promise<Named[]>
  tournaments: (language: Language) => Promise<Tournament[]>
  markets: (language: Language) => Promise<MarketText[]>
  variants: (language: Language) => Promise<VariantText[]>
  matchStatuses: (language: Language) => Promise<Named[]>
  /** @param from how many events to leave out */
  schedule: (language: Language, which: 'pre' | 'live', from?: number) => Promise<SchedulePage>
  fixture: (language: Language, event: string) => Promise<Dated<Fixture>>
  summary: (event: string) => Promise<Dated<EventStatus>>
  players: (language: Language, competitor: string) => Promise<Named[]>
  /** What outcomes of one event cost that must all win; undefined where nobody sells them together. Left out where a feed has no such thing. */
  customBet?: (selections: readonly FeedSelection[]) => Promise<CustomPrice | undefined>
}

/** An outcome of an event of the feed. */
export type FeedSelection = { event: string; line: LineKey; outcome: string }

/** @property odds in ten-thousandths @property probability that all of it wins, from 0 to 1 */
export type CustomPrice = { odds: Odds; probability: number }

/** It did not answer, or refused. @property fate `faulty` where to ask again is in vain */
export class FeedSourceError extends Error {
  override readonly name = 'FeedSourceError'
  readonly fate: 'away' | 'faulty'

  constructor(fate: 'away' | 'faulty', message: string, options?: ErrorOptions) {
    super(message, options)
    this.fate = fate
  }
}
