import { index, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { platform } from '../shared/schema.ts'

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
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('commands_to_expire').on(table.expiresAt),
  ],
)
