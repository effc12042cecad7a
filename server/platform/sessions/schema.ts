import { bigint, index, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** Sign-ins that are still good. */
export const sessions = platform.table(
  'sessions',
  {
    /** SHA-256 of the token, so that a copy of the table opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    /** What the sign-in is called in lists and logs; random, and no part of the token. */
    id: uuid().notNull().defaultRandom().unique(),
    uid: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.uid),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** To the minute. */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    ip: text().notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [index('sessions_of_account').on(table.uid)],
)
