import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, number, units } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** Pools of jackpots, one a tier and currency, as they stand in their cycle: from a seed to a win. Sums in minor units. */
export const jackpotPools = platform.table(
  'jackpot_pools',
  {
    jackpot: text().notNull(),
    tier: text().notNull(),
    currency: text().notNull(),
    /** From 1; 0 before the first round. */
    cycle: integer().notNull().default(0),
    /** 32 random bytes in hex, of which everything is drawn in this cycle; told with the win. */
    secret: text().notNull(),
    /** What can be won; the balance of its account in the ledger. */
    value: units('value').notNull(),
    /** What went over the ceiling, for the next cycle; the balance of an account of its own. */
    reserve: units('reserve').notNull(),
    /** Millionths of a minor unit that were set aside and are no whole unit yet. */
    fraction: bigint({ mode: 'bigint' }).notNull(),
    /** By which this cycle is held, whatever is published meanwhile. */
    seed: units('seed').notNull(),
    ceiling: units('ceiling').notNull(),
    beganAt: moment('began_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jackpot, table.tier, table.currency] }),
    check('jackpot_pools_sums', sql`${table.value} >= 0 and ${table.reserve} >= 0`),
    check('jackpot_pools_ceiling', sql`${table.value} <= ${table.ceiling}`),
    check('jackpot_pools_fraction', sql`${table.fraction} between 0 and 999999`),
  ],
)

/** What each closed round has brought to a pool, and what it was drawn in; written once and never changed. */
export const jackpotEntries = platform.table(
  'jackpot_entries',
  {
    roundId: number('round_id').notNull(),
    jackpot: text().notNull(),
    tier: text().notNull(),
    currency: text().notNull(),
    cycle: integer().notNull(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    /** Minor units. */
    staked: units('staked').notNull(),
    /** Millionths of a minor unit. */
    contributed: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.jackpot, table.tier] }),
    check('jackpot_entries_staked', sql`${table.staked} > 0`),
  ],
)

/** What was won: each cycle of a pool once. */
export const jackpotWins = platform.table(
  'jackpot_wins',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    jackpot: text().notNull(),
    tier: text().notNull(),
    currency: text().notNull(),
    cycle: integer().notNull(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    roundId: number('round_id').notNull(),
    /** Game of the round. */
    sysname: text().notNull(),
    amount: units('amount').notNull(),
    /** Of which it was drawn, for whoever checks it. */
    secret: text().notNull(),
    wonAt: moment('won_at').notNull(),
  },
  (table) => [
    unique('jackpot_wins_once').on(table.jackpot, table.tier, table.currency, table.cycle),
    index('jackpot_wins_of_jackpot').on(table.jackpot, table.id),
    check('jackpot_wins_amount', sql`${table.amount} > 0`),
  ],
)

export type JackpotPool = typeof jackpotPools.$inferSelect
export type JackpotWin = typeof jackpotWins.$inferSelect
