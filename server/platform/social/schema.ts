import { sql } from 'drizzle-orm'
import { bigint, check, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** Whom an outside service or a messenger vouches for: one account each, and it never becomes another's. */
export const identities = platform.table(
  'identities',
  {
    /** What it is called in lists; random, so that it tells nothing of the person. */
    id: uuid().notNull().defaultRandom().unique(),
    /** Service of the site definition, or `telegram`. */
    service: text().notNull(),
    /** The service's own id of the person (OpenID Connect: sub); never an e-mail address. */
    subject: text().notNull(),
    uid: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.uid),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.service, table.subject] }),
    index('identities_of_account').on(table.uid),
  ],
)

/** Sign-ins under way at a service, from oauth.init to oauth.callback. */
export const socialAttempts = platform.table('social_attempts', {
  /** SHA-256 of the state that the service gives back. */
  stateHash: text('state_hash').primaryKey(),
  /** SHA-256 of the cookie of the browser that began it. */
  browserHash: text('browser_hash').notNull(),
  service: text().notNull(),
  /** PKCE code verifier (RFC 7636). */
  verifier: text().notNull(),
  nonce: text().notNull(),
  /** Where the player comes back to: path and query within the site. */
  redirectPath: text('redirect_path').notNull(),
  purpose: text({ enum: ['login', 'registration', 'link', 'withdraw'] }).notNull(),
  /** Who was signed in when a link was asked for. */
  uid: bigint({ mode: 'number' }).references(() => accounts.uid),
  expiresAt: moment('expires_at').notNull(),
})

/** A person whom a service vouched for, while the account still asks for something else: a sign-in, or a code. */
export const socialPending = platform.table(
  'social_pending',
  {
    /** SHA-256 of the cookie of the browser. */
    browserHash: text('browser_hash').primaryKey(),
    /** link: this identity joins the account once its owner has signed in; code: the account asks for a code. */
    kind: text({ enum: ['link', 'code'] }).notNull(),
    uid: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.uid),
    service: text().notNull(),
    subject: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [check('social_pending_kind', sql`${table.kind} in ('link', 'code')`)],
)
