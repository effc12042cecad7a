import { sql } from 'drizzle-orm'
import { check, index, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, number, units } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** Bets on sports that players were given: each is staked whole, on one bet, until it burns. */
export const freeBets = platform.table(
  'free_bets',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    /** What it was given for, such as `campaign/freebet/1`: once a player. */
    reason: text().notNull(),
    /** Number of the deposit that brought it; none where no deposit did. */
    deposit: number('deposit'),
    currency: text().notNull(),
    /** What it stakes, in minor units. */
    amount: units('amount').notNull(),
    /** JSON: how it is shown, as it was when it was given. */
    content: text().notNull(),
    /** JSON: what it can be staked on and what it wins (grammar: FreeBetTerms), as it was when it was given. */
    terms: text().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Number of the bet that it is staked on; null where it is on none, or that gave it back. */
    bet: number('bet'),
  },
  (table) => [
    uniqueIndex('free_bets_once').on(table.uid, table.reason),
    uniqueIndex('free_bets_staked').on(table.bet).where(sql`${table.bet} is not null`),
    index('free_bets_of_deposit').on(table.deposit).where(sql`${table.deposit} is not null`),
    check('free_bets_amount', sql`${table.amount} > 0`),
  ],
)

export type FreeBet = typeof freeBets.$inferSelect
