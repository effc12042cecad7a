import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { units } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What protects a player now; no row for players who never set anything. */
export const playerProtection = platform.table(
  'player_protection',
  {
    uid: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => accounts.uid),
    /** Deposit limit: days of a period and minor units that may be deposited in each; null for no limit. */
    limitDays: integer('limit_days'),
    limitAmount: units('limit_amount'),
    /** Currency of both amounts. */
    limitCurrency: text('limit_currency'),
    /** Beginning of a period; periods follow one another from here. */
    limitSince: instant('limit_since'),
    /** A raise, or with null amounts a removal, that waits; null where nothing was asked for. */
    pendingAskedAt: instant('pending_asked_at'),
    pendingDays: integer('pending_days'),
    pendingAmount: units('pending_amount'),
    pendingEffectiveAt: instant('pending_effective_at'),
    pendingLapsesAt: instant('pending_lapses_at'),
    /** Minutes between two reminders, 0 for none; null for what the jurisdiction has. */
    realityMinutes: integer('reality_minutes'),
    /** Self-exclusion: since when, and until when unless it is permanent. */
    excludedAt: instant('excluded_at'),
    excludedUntil: instant('excluded_until'),
    excludedForEver: boolean('excluded_for_ever').notNull().default(false),
  },
  (table) => [
    index('player_protection_pending').on(table.pendingLapsesAt),
    check(
      'player_protection_limit',
      sql`num_nonnulls(${table.limitDays}, ${table.limitAmount}, ${table.limitSince}) in (0, 3) and (${table.limitAmount} is null or ${table.limitCurrency} is not null)`,
    ),
    check(
      'player_protection_pending_whole',
      sql`num_nonnulls(${table.pendingAskedAt}, ${table.pendingEffectiveAt}, ${table.pendingLapsesAt}) in (0, 3) and num_nonnulls(${table.pendingDays}, ${table.pendingAmount}) in (0, 2)`,
    ),
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
