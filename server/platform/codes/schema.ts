import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes } from '../../db/bytes.ts'
import { moment } from '../../db/columns.ts'
import { platform } from '../shared/schema.ts'

/** The one-time code that is good for a purpose and a subject now, or was last; a new one takes its place. */
export const codes = platform.table(
  'codes',
  {
    purpose: text().notNull(),
    /** Whom it is for: an account, a contact of one, or a name that somebody typed. */
    subject: text().notNull(),
    salt: bytes().notNull(),
    /** HMAC-SHA-256 of the code, never the code. */
    hash: bytes().notNull(),
    /** Wrong tries so far. */
    tries: integer().notNull().default(0),
    sentAt: moment('sent_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.subject] }),
    index('codes_expiry').on(table.expiresAt),
    check('codes_tries', sql`${table.tries} >= 0`),
  ],
)
