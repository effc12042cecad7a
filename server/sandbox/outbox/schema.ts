import { sql } from 'drizzle-orm'
import { bigint, check, index, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { sandbox } from '../schema.ts'

/** Letters and texts that would have been sent. */
export const outbox = sandbox.table(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    /** As the sender gave it. */
    to: text().notNull(),
    subject: text(),
    text: text().notNull(),
    /** The one-time code in the text, for tests. */
    code: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('outbox_to').on(table.to, table.id),
    check('outbox_channel', sql`${table.channel} in ('email', 'sms')`),
  ],
)
