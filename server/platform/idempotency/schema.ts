import { index, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { platform } from '../schema.ts'

/** Commands that were carried out or refused, with what was answered. */
export const commands = platform.table(
  'commands',
  {
    /** Whose key it is: two players may happen on the same one. */
    scope: text().notNull(),
    key: text().notNull(),
    operation: text().notNull(),
    /** SHA-256 of the fields, to tell a repetition from another use of the key. */
    requestHash: text('request_hash').notNull(),
    /** JSON: `{response}` or `{refusal}`. */
    answer: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('commands_to_expire').on(table.expiresAt),
  ],
)
