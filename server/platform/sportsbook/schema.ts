import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { moment, number } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'
import type { LineResult } from './feed/EventState.ts'
import type { Score } from './feed/FeedDocuments.ts'
import type { BetWindow, PricedOutcome } from './feed/FeedMessage.ts'
import type { MarketOutcome, MarketSpecifier } from './names/MarketDescription.ts'
import type { Names } from './names/Names.ts'

/** When a producer said it, in its own milliseconds since 1970. */
const said = () => bigint('at', { mode: 'number' }).notNull()

/** Matches, and stages with a field of their own; by the id of the feed. What prices knew of first has no fixture yet. */
export const sportsEvents = platform.table(
  'sports_events',
  {
    id: text().primaryKey(),
    /** Number of the feed; 0 before the fixture was read. */
    sport: integer().notNull().default(0),
    tournament: text().notNull().default(''),
    startsAt: moment('starts_at').notNull().defaultNow(),
    /** Competitors, the home side first. */
    competitors: jsonb().$type<readonly string[]>().notNull().default([]),
    /** What it is called where it has no two sides. */
    names: jsonb().$type<Names>().notNull().default({}),
    /** Of the feed: 0 not started, 1 live, 2 suspended, 3 ended … 9 abandoned. */
    status: smallint().notNull().default(0),
    /** What is being played, by the number of the feed: 6 the first half. */
    matchStatus: integer('match_status'),
    score: jsonb().$type<Score>().notNull().default({}),
    /** Time of the newest status. */
    statusAt: bigint('status_at', { mode: 'number' }).notNull().default(0),
    /** Grows with each change of its prices, stops or score. */
    version: number('version').notNull().default(0),
    /** Nobody prices it in play any more. */
    isUncovered: boolean('is_uncovered').notNull().default(false),
    /** Since when it is delayed, interrupted, postponed or abandoned, and not resumed. */
    haltedAt: moment('halted_at'),
    /** When its fixture was read last; null where it is to be read anew. */
    fixtureAt: moment('fixture_at'),
  },
  (table) => [
    index('sports_events_by_start').on(table.startsAt),
    index('sports_events_by_tournament').on(table.tournament, table.startsAt),
    index('sports_events_in_play').on(table.status).where(sql`${table.status} in (1, 2, 7)`),
    index('sports_events_halted').on(table.haltedAt).where(sql`${table.haltedAt} is not null`),
    index('sports_events_to_read').on(table.id).where(sql`${table.fixtureAt} is null`),
    check('sports_events_status', sql`${table.status} between 0 and 9`),
  ],
)

/** Goes with its event. */
const ofEvent = () =>
  text()
    .notNull()
    .references(() => sportsEvents.id, { onDelete: 'cascade' })

/** Odds and status of a line by who prices it: the newest that was said. */
export const sportsLines = platform.table(
  'sports_lines',
  {
    event: ofEvent(),
    /** Market and specifiers, as `lineKey` writes them. */
    line: text().notNull(),
    producer: smallint().notNull(),
    at: said(),
    status: smallint().notNull(),
    /** Not `jsonb`: which of two values of one millisecond counts is told by their text. */
    outcomes: json().$type<readonly PricedOutcome[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.event, table.line, table.producer] }),
    check('sports_lines_status', sql`${table.status} between -4 and 1`),
  ],
)

/** The last stop of each group of an event's markets, by producer. */
export const sportsStops = platform.table(
  'sports_stops',
  {
    event: ofEvent(),
    producer: smallint().notNull(),
    /** Of markets: `all`, `score`, `1st_half`. */
    group: text().notNull(),
    at: said(),
    status: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.event, table.producer, table.group] }),
    check('sports_stops_status', sql`${table.status} in (-1, 0)`),
  ],
)

/** Results of a line by certainty: the newest, or that they were rolled back. Kept for as long as bets are. */
export const sportsResults = platform.table(
  'sports_results',
  {
    event: text()
      .notNull()
      .references(() => sportsEvents.id),
    line: text().notNull(),
    certainty: smallint().notNull(),
    at: said(),
    results: json().$type<LineResult>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.event, table.line, table.certainty] }),
    check('sports_results_certainty', sql`${table.certainty} in (1, 2)`),
  ],
)

/** Windows in which bets on a line are void, or not any more. */
export const sportsCancels = platform.table(
  'sports_cancels',
  {
    event: text()
      .notNull()
      .references(() => sportsEvents.id),
    line: text().notNull(),
    /** The window as `windowKey` writes it. */
    key: text().notNull(),
    window: jsonb().$type<BetWindow>().notNull(),
    at: said(),
    isRolledBack: boolean('is_rolled_back').notNull(),
  },
  (table) => [primaryKey({ columns: [table.event, table.line, table.key] })],
)

/** How each producer is heard by the one process that listens. */
export const sportsProducers = platform.table('sports_producers', {
  id: smallint().primaryKey(),
  /** Why its lines take no bets; null while they do. */
  unheard: text().$type<'silent' | 'late' | 'recovering'>(),
  /** Time of the last alive before which nothing is missing: what a recovery begins after. */
  workedThrough: bigint('worked_through', { mode: 'number' }),
})

/** Recoveries that were asked for, by whichever process: a feed counts them by account. Forgotten after a day. */
export const sportsRecoveries = platform.table(
  'sports_recoveries',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    producer: smallint().notNull(),
    at: moment('at').notNull(),
    /** How far it went back, in milliseconds; null for all that stands. */
    back: bigint('back', { mode: 'number' }),
    /** The only one that it was for. */
    event: text(),
  },
  (table) => [index('sports_recoveries_by_time').on(table.at)],
)

/** Who listens to the feed: one process, for as long as it says so every second. */
export const sportsLease = platform.table(
  'sports_lease',
  {
    id: smallint().primaryKey().default(1),
    holder: text().notNull(),
    /** Another one each time that it changes hands: who has an older one writes nothing. */
    term: number('term').notNull(),
    renewedAt: moment('renewed_at').notNull(),
  },
  (table) => [check('sports_lease_one', sql`${table.id} = 1`)],
)

export const sportsTournaments = platform.table('sports_tournaments', {
  id: text().primaryKey(),
  sport: integer().notNull(),
  category: text().notNull(),
  names: jsonb().$type<Names>().notNull(),
})

/** What sports, categories, competitors, players and what is said of a match are called. */
export const sportsNames = platform.table(
  'sports_names',
  {
    kind: text().$type<'sport' | 'category' | 'competitor' | 'player' | 'match_status'>().notNull(),
    /** Of the feed: `sr:competitor:1`, or a number. */
    id: text().notNull(),
    names: jsonb().$type<Names>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)

/** What markets are called, and which groups stop them. A variant brings outcomes of its own. */
export const sportsMarkets = platform.table(
  'sports_markets',
  {
    id: integer().notNull(),
    variant: text().notNull().default(''),
    groups: jsonb().$type<readonly string[]>().notNull(),
    names: jsonb().$type<Names>().notNull(),
    specifiers: jsonb().$type<readonly MarketSpecifier[]>().notNull(),
    outcomes: jsonb().$type<readonly MarketOutcome[]>().notNull(),
    /** What outcomes are where they are none of these: players, competitors. */
    outcomeType: text('outcome_type'),
  },
  (table) => [primaryKey({ columns: [table.id, table.variant] })],
)

/** Events and tournaments that a player comes back to. */
export const sportsFavourites = platform.table(
  'sports_favourites',
  {
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    kind: text().$type<'event' | 'tournament'>().notNull(),
    id: text().notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.kind, table.id] })],
)
