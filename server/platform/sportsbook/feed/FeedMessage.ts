import type { Odds } from '../../../../betting/odds/Odds.ts'

// The messages of the Unified Odds Feed. Each has a time that its producer made; there are no numbers in a row, so that a
// message may be late, doubled, out of order or lost.

/** Who prices: 1 in play, 3 before a match; others by number. Each has a clock of its own. */
export type Producer = number

/** 1 active, −1 suspended, 0 inactive (may return), −2 handed over, −3 settled, −4 cancelled. */
export type LineStatus = 1 | 0 | -1 | -2 | -3 | -4

/** A market with its specifiers, as `lineKey` writes them: what is priced and settled as one. */
export type LineKey = string

export type PricedOutcome = {
  id: string
  odds: Odds
  /** From 0 to 1, where the producer says it. */
  probability?: number
  isActive: boolean
}

export type PricedLine = { line: LineKey; status: LineStatus; outcomes: readonly PricedOutcome[] }

/** As `Result` of `betting`, with the factor of a dead heat as the feed writes it ("0.33"). */
export type OutcomeResult = { won: boolean; voidHalves: 0 | 1 | 2; deadHeat?: string }

/** Results by outcome; one that is not decided is not there. */
export type SettledLine = { line: LineKey; results: Readonly<Record<string, OutcomeResult>> }

type FromProducer = {
  producer: Producer
  /** When the producer made it, in milliseconds since 1970. */
  at: number
}
type OfEvent = FromProducer & { event: string }

/** Bets from then on (`from`) and before then (`to`), in milliseconds since 1970; open where it is left out. */
export type BetWindow = { from?: number; to?: number }

export type OddsChange = OfEvent & { kind: 'odds_change'; lines: readonly PricedLine[] }
export type BetStop = OfEvent & {
  kind: 'bet_stop'
  /** Markets of any of these: `all`, `score`, `1st_half` … */
  groups: readonly string[]
  status: 0 | -1
}
export type BetSettlement = OfEvent & {
  kind: 'bet_settlement'
  /** 1 as seen in play, 2 confirmed. */
  certainty: 1 | 2
  lines: readonly SettledLine[]
}
export type RollbackSettlement = OfEvent & { kind: 'rollback_bet_settlement'; lines: readonly LineKey[] }
export type BetCancel = OfEvent & {
  kind: 'bet_cancel'
  window: BetWindow
  lines: readonly LineKey[]
}
export type RollbackCancel = OfEvent & {
  kind: 'rollback_bet_cancel'
  window: BetWindow
  lines: readonly LineKey[]
}

/** What changes the lines of an event. */
export type EventMessage =
  | OddsChange
  | BetStop
  | BetSettlement
  | RollbackSettlement
  | BetCancel
  | RollbackCancel

export type FixtureChange = OfEvent & {
  kind: 'fixture_change'
  /** 1 new, 2 time, 3 cancelled, 4 format, 5 no longer covered in play, 6 pitcher; 0 where it is not said. */
  change: number
}
export type Alive = FromProducer & {
  kind: 'alive'
  /** Whether the producer knows of us: else what it said is lost. */
  isSubscribed: boolean
}
export type SnapshotComplete = FromProducer & {
  kind: 'snapshot_complete'
  /** Number of the recovery that it ends. */
  request: number
}

export type FeedMessage = EventMessage | FixtureChange | Alive | SnapshotComplete
