import { bigint, boolean, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** The authenticator app that signs in to an account. */
export const authenticators = platform.table('authenticators', {
  uid: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => accounts.uid),
  /** Its secret, sealed by a key of the site. */
  sealed: text().notNull(),
  /** Step of the last code that was taken: neither it nor an earlier one is good again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  /** Whether sign-in asked for codes by letter before, as it does again once the app is removed. */
  hadLetters: boolean('had_letters').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Codes for whoever has lost the app; a used one is gone. */
export const recoveryCodes = platform.table(
  'recovery_codes',
  {
    uid: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.uid),
    /** HMAC-SHA-256 of the code, never the code. */
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.hash] })],
)
