import { text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { platform } from '../shared/schema.ts'

/** Registrations that wait for a code which was sent to the contact they name; no account is there yet. */
export const waitingRegistrations = platform.table('waiting_registrations', {
  /** SHA-256 of the cookie of the browser. */
  browserHash: text('browser_hash').primaryKey(),
  /** The account that will be opened, sealed. */
  sealed: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
})
