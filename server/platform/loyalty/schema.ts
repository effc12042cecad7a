import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment, number, units } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'
import { factKinds, lotSources, pointSources } from './sources.ts'

/** What programmes, jurisdictions and rates said, and from when: what was earned keeps the terms of then. */
export const loyaltyEditions = platform.table(
  'loyalty_editions',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    fromAt: moment('from_at').notNull(),
    /** SHA-256 of the content. */
    hash: text().notNull(),
    /** JSON (`Edition`). */
    content: text().notNull(),
    /** Number of the player up to whom levels were looked at again by these terms; none where all were, or need not be. */
    lookedTo: number('looked_to'),
  },
  (table) => [index('loyalty_editions_by_time').on(table.fromAt, table.id)],
)

/** What has happened and is still to be reckoned: written by the transaction in which it happened, and by nobody waited for. */
export const loyaltyOutbox = platform.table(
  'loyalty_outbox',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    uid: number('uid').notNull(),
    kind: text({ enum: factKinds }).notNull(),
    /** Number of the round, the bet or the deposit; name of the act. */
    ref: text().notNull(),
    at: moment('at').notNull(),
    /** How often it was tried in vain. */
    tries: integer().notNull().default(0),
    /** When it is tried next. */
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    index('loyalty_outbox_due').on(table.dueAt, table.id),
    index('loyalty_outbox_of_player').on(table.uid, table.id),
    check('loyalty_outbox_kind', sql`${table.kind} in ('round', 'bet', 'deposit', 'act')`),
  ],
)

/** How a player stands in a programme; whoever changes anything of that holds this row. */
export const loyaltyStandings = platform.table(
  'loyalty_standings',
  {
    programme: integer().notNull(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    /** Points that were taken back and were not there any more; what is earned next pays them. */
    debt: units('debt').notNull().default(sql`0`),
    /** Millionths of a point, and of a level point, that are no whole one yet. */
    remainder: units('remainder').notNull().default(sql`0`),
    levelRemainder: units('level_remainder').notNull().default(sql`0`),
    /** Journals that were posted; numbers their keys. */
    moves: integer().notNull().default(0),
    /** Number of the level. */
    level: integer().notNull(),
    /** When the passing of time may change the level; looked at then. */
    looksAt: moment('looks_at'),
    /** Why nothing is spent. */
    frozen: text(),
  },
  (table) => [
    primaryKey({ columns: [table.programme, table.uid] }),
    index('loyalty_standings_of_player').on(table.uid),
    index('loyalty_standings_to_look').on(table.looksAt),
    check('loyalty_standings_debt', sql`${table.debt} >= 0`),
    check(
      'loyalty_standings_remainder',
      sql`${table.remainder} between 0 and 999999 and ${table.levelRemainder} between 0 and 999999`,
    ),
  ],
)

/** What each source has brought a player, once: points to spend, level points, and what is left of them. */
export const loyaltyLots = platform.table(
  'loyalty_lots',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    programme: integer().notNull(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    source: text({ enum: lotSources }).notNull(),
    ref: text().notNull(),
    /** When it happened. */
    at: moment('at').notNull(),
    /** The day in the player's jurisdiction, for the most a day. */
    day: date().notNull(),
    /** The day of the programme's clock, for levels. */
    levelDay: date('level_day').notNull(),
    /** The terms that hold for it; none for what was given with its own. */
    edition: number('edition').references(() => loyaltyEditions.id),
    /** Place of the rule that it earns by, from 0. */
    rule: smallint(),
    /** Number of the level whose factor it has: for people who look, for it follows from the levels of days. */
    level: integer(),
    /** Millionths that it comes to, before the most a day. */
    due: units('due').notNull(),
    levelDue: units('level_due').notNull(),
    /** Points that it has brought, without those that were taken back; with the fraction that others had left. */
    points: units('points').notNull(),
    /** Of them, what can be spent still, and what has expired. */
    left: units('left').notNull(),
    expired: units('expired').notNull().default(sql`0`),
    expiresAt: moment('expires_at'),
    /** It waits until the player is verified, and has brought nothing yet. */
    isPending: boolean('is_pending').notNull().default(false),
  },
  (table) => [
    unique('loyalty_lots_once').on(table.programme, table.uid, table.source, table.ref),
    index('loyalty_lots_to_spend')
      .on(table.programme, table.uid, table.expiresAt, table.id)
      .where(sql`${table.left} > 0`),
    index('loyalty_lots_to_expire').on(table.expiresAt, table.id).where(sql`${table.left} > 0`),
    index('loyalty_lots_by_day').on(table.programme, table.uid, table.day),
    index('loyalty_lots_pending').on(table.uid).where(sql`${table.isPending}`),
    check('loyalty_lots_sums', sql`${table.due} >= 0 and ${table.levelDue} >= 0`),
    check('loyalty_lots_left', sql`${table.left} >= 0 and ${table.expired} >= 0`),
    check(
      'loyalty_lots_pending_nothing',
      sql`not ${table.isPending} or (${table.points} = 0 and ${table.left} = 0 and ${table.expired} = 0)`,
    ),
  ],
)

/** Level points by the day on which they were earned. */
export const loyaltyLevelDays = platform.table(
  'loyalty_level_days',
  {
    programme: integer().notNull(),
    uid: number('uid').notNull(),
    day: date().notNull(),
    /** Millionths. */
    due: units('due').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.programme, table.uid, table.day] }),
    check('loyalty_level_days_due', sql`${table.due} >= 0`),
  ],
)

/** Which level a player had from which day on. */
export const loyaltyLevels = platform.table(
  'loyalty_levels',
  {
    programme: integer().notNull(),
    uid: number('uid').notNull(),
    fromDay: date('from_day').notNull(),
    level: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.programme, table.uid, table.fromDay] })],
)

/** Why points came and went: sums to what a player has, less what they owe. */
export const loyaltyEntries = platform.table(
  'loyalty_entries',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    programme: integer().notNull(),
    uid: number('uid').notNull(),
    at: moment('at').notNull(),
    source: text({ enum: pointSources }).notNull(),
    ref: text().notNull(),
    points: units('points').notNull(),
    levelPoints: units('level_points').notNull(),
    lotId: number('lot_id').references(() => loyaltyLots.id),
  },
  (table) => [index('loyalty_entries_of_player').on(table.uid, table.programme, table.id)],
)

/** What was bought with points, by what the shop calls it. */
export const loyaltySpendings = platform.table(
  'loyalty_spendings',
  {
    order: text().primaryKey(),
    programme: integer().notNull(),
    uid: number('uid').notNull(),
    points: units('points').notNull(),
    at: moment('at').notNull(),
    givenBackAt: moment('given_back_at'),
  },
  (table) => [
    index('loyalty_spendings_of_player').on(table.uid, table.programme),
    check('loyalty_spendings_points', sql`${table.points} > 0`),
  ],
)

/** From which lots. */
export const loyaltySpentLots = platform.table(
  'loyalty_spent_lots',
  {
    order: text()
      .notNull()
      .references(() => loyaltySpendings.order),
    lotId: number('lot_id')
      .notNull()
      .references(() => loyaltyLots.id),
    points: units('points').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.order, table.lotId] }),
    check('loyalty_spent_lots_points', sql`${table.points} > 0`),
  ],
)

/** Players whom the operator found at risk: nothing is given to them while they are. */
export const loyaltyMarks = platform.table(
  'loyalty_marks',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    since: moment('since').notNull(),
    until: moment('until'),
    reason: text().notNull(),
  },
  (table) => [
    index('loyalty_marks_of_player').on(table.uid),
    uniqueIndex('loyalty_marks_now').on(table.uid).where(sql`${table.until} is null`),
  ],
)

export type Lot = typeof loyaltyLots.$inferSelect
export type StandingRow = typeof loyaltyStandings.$inferSelect
