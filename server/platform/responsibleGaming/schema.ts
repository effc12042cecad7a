import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { units } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'
import { limitKinds } from './moneyLimit.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What protects a player now; no row for players who never set anything. */
export const playerProtection = platform.table('player_protection', {
  uid: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => accounts.uid),
  /** Minutes between two reminders, 0 for none; null for what the jurisdiction has. */
  realityMinutes: integer('reality_minutes'),
  /** Self-exclusion: since when, and until when unless it is permanent. */
  excludedAt: instant('excluded_at'),
  excludedUntil: instant('excluded_until'),
  excludedForEver: boolean('excluded_for_ever').notNull().default(false),
})

/** Limits that players have put on themselves, one of a kind; no row where none holds or waits. */
export const playerLimits = platform.table(
  'player_limits',
  {
    uid: bigint({ mode: 'number' })
      .notNull()
      .references(() => playerProtection.uid),
    kind: text({ enum: limitKinds }).notNull(),
    /** Days of a period, and minor units that may be spent in each; null while only a limit to come waits. */
    days: integer(),
    amount: units('amount'),
    /** Currency of both amounts. */
    currency: text().notNull(),
    /** Beginning of a period; periods follow one another from here. */
    since: instant('since'),
    /** A raise, or with null amounts a removal, that waits; null where nothing was asked for. */
    pendingAskedAt: instant('pending_asked_at'),
    pendingDays: integer('pending_days'),
    pendingAmount: units('pending_amount'),
    pendingEffectiveAt: instant('pending_effective_at'),
    pendingLapsesAt: instant('pending_lapses_at'),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.kind] }),
    index('player_limits_pending').on(table.pendingLapsesAt),
    check('player_limits_kind', sql`${table.kind} in ('deposit', 'stake', 'loss')`),
    check('player_limits_limit', sql`num_nonnulls(${table.days}, ${table.amount}, ${table.since}) in (0, 3)`),
    check(
      'player_limits_pending_whole',
      sql`num_nonnulls(${table.pendingAskedAt}, ${table.pendingEffectiveAt}, ${table.pendingLapsesAt}) in (0, 3) and num_nonnulls(${table.pendingDays}, ${table.pendingAmount}) in (0, 2)`,
    ),
    check('player_limits_something', sql`num_nonnulls(${table.amount}, ${table.pendingAskedAt}) > 0`),
  ],
)

/** Everything that was asked for, set, confirmed, cancelled or forgotten, for audits. A trigger refuses changes. */
export const protectionHistory = platform.table(
  'protection_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.uid),
    at: instant('at').notNull(),
    /** player: by a call of their own; system: by the passing of time. */
    actor: text({ enum: ['player', 'system'] }).notNull(),
    /** Network address of the player; null where the system acted. */
    ip: text(),
    event: text().notNull(),
    details: jsonb().$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [
    index('protection_history_of_account').on(table.uid, table.id),
    check('protection_history_actor', sql`${table.actor} in ('player', 'system')`),
  ],
)

/**
 * By what the person behind an account is known again: keyed hashes (HMAC) of name with birth date, and of documents. What an
 * account was known by once stays, so that a new name is no new person.
 */
export const personMarks = platform.table(
  'person_marks',
  {
    uid: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.uid),
    kind: text({ enum: ['person', 'document'] }).notNull(),
    mark: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.mark] }),
    index('person_marks_mark').on(table.mark),
    check('person_marks_kind', sql`${table.kind} in ('person', 'document')`),
  ],
)

/** Who was found again that had excluded themselves, for staff to look at. */
export const exclusionMatches = platform.table(
  'exclusion_matches',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Account of the person that was found; null where a registration was refused. */
    uid: bigint({ mode: 'number' }).references(() => accounts.uid),
    /** Account that was excluded. */
    of: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.uid),
    kind: text({ enum: ['person', 'document'] }).notNull(),
    /** What brought it to light. */
    place: text({ enum: ['registration', 'profile', 'verification', 'exclusion'] }).notNull(),
    at: instant('at').notNull(),
    /** Who found that it is another person, and when; the two are never taken for one again. */
    clearedBy: text('cleared_by'),
    clearedAt: instant('cleared_at'),
  },
  (table) => [
    unique('exclusion_matches_once').on(table.uid, table.of),
    index('exclusion_matches_of').on(table.of),
    check('exclusion_matches_kind', sql`${table.kind} in ('person', 'document')`),
    check(
      'exclusion_matches_place',
      sql`${table.place} in ('registration', 'profile', 'verification', 'exclusion')`,
    ),
  ],
)
