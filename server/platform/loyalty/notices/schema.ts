import { sql } from 'drizzle-orm'
import { check, index, text } from 'drizzle-orm/pg-core'
import { moment, number, units } from '../../../db/columns.ts'
import { accounts } from '../../accounts/schema.ts'
import { platform } from '../../shared/schema.ts'

export const noticeTriggers = ['quest', 'register', 'profile', 'confirm', 'product', 'level'] as const
export const noticeTypes = ['credit', 'debit', 'failure'] as const

/** What players are to be told of their points, until one page of theirs has claimed it. */
export const loyaltyNotices = platform.table(
  'loyalty_notices',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    trigger: text({ enum: noticeTriggers }).notNull(),
    /** What came, what went, and what has failed or is about to. */
    type: text({ enum: noticeTypes }).notNull(),
    /** Points, or the number of a level. */
    amount: units('amount').notNull(),
    /** Message key of what it is about, as a quest is called. */
    name: text().notNull(),
    /** Address of a picture. */
    image: text(),
    createdAt: moment('created_at').notNull(),
    acknowledgedAt: moment('acknowledged_at'),
  },
  (table) => [
    index('loyalty_notices_to_tell').on(table.uid, table.id).where(sql`${table.acknowledgedAt} is null`),
    index('loyalty_notices_by_time').on(table.createdAt),
    check(
      'loyalty_notices_trigger',
      sql`${table.trigger} in ('quest', 'register', 'profile', 'confirm', 'product', 'level')`,
    ),
    check('loyalty_notices_type', sql`${table.type} in ('credit', 'debit', 'failure')`),
  ],
)

export type LoyaltyNotice = typeof loyaltyNotices.$inferSelect
