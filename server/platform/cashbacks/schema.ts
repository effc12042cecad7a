import { sql } from 'drizzle-orm'
import { bigint, check, index, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** Periods whose losses were, or are being, looked at: each once, whichever process finds that it is over. */
export const cashbackPeriods = platform.table(
  'cashback_periods',
  {
    /** Id of the campaign. */
    campaign: text().notNull(),
    endsAt: moment('ends_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When everybody's cashback was written. */
    computedAt: moment('computed_at'),
  },
  (table) => [primaryKey({ columns: [table.campaign, table.endsAt] })],
)

export const cashbackStates = ['active', 'paid_out', 'removed'] as const

/** Parts of the losses of a period given back to a player. */
export const cashbacks = platform.table(
  'cashbacks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.uid),
    /** What it is for, such as `cashback/1`: promotion of a campaign. */
    reason: text().notNull(),
    currency: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** JSON: how it is shown, as it was when it was given. */
    content: text().notNull(),
    /** End of the period. */
    endsAt: moment('ends_at').notNull(),
    /** Until when it can be taken; null where it is paid by itself. */
    receivableUntil: moment('receivable_until'),
    state: text({ enum: cashbackStates }).notNull().default('active'),
    paidOutAt: moment('paid_out_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('cashbacks_once').on(table.uid, table.reason, table.endsAt),
    index('cashbacks_to_pay')
      .on(table.id)
      .where(sql`${table.state} = 'active' and ${table.receivableUntil} is null`),
    check('cashbacks_amount', sql`${table.amount} > 0`),
    check('cashbacks_state', sql`${table.state} in ('active', 'paid_out', 'removed')`),
    check('cashbacks_paid', sql`(${table.paidOutAt} is not null) = (${table.state} = 'paid_out')`),
  ],
)
