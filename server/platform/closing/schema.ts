import { sql } from 'drizzle-orm'
import { bigint, check, index, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

export const closingReasons = ['play_less', 'other_site', 'problem', 'privacy', 'other'] as const

/** Append-only: when accounts were closed and opened again, and by whom. */
export const accountClosings = platform.table(
  'account_closings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.uid),
    event: text({ enum: ['closed', 'reopened'] }).notNull(),
    /** Why, if the player said it. */
    reason: text({ enum: closingReasons }),
    /** Name of the operator; none where it was the player. */
    operator: text(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('account_closings_of_account').on(table.uid, table.id),
    check('account_closings_event', sql`${table.event} in ('closed', 'reopened')`),
  ],
)
