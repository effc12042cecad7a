import { jsonb, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { sandbox } from '../schema.ts'
import type { TestPerson } from './testPeople.ts'

/** Permissions that the social sign-in sandbox gave: a code first, and a token once it was exchanged. */
export const oauthGrants = sandbox.table('oauth_grants', {
  code: text().primaryKey(),
  service: text().notNull(),
  redirectUri: text('redirect_uri').notNull(),
  /** PKCE code challenge, S256. */
  challenge: text().notNull(),
  /** Of the ID token; empty where none was given, null where no ID token was asked for. */
  nonce: text(),
  person: jsonb().$type<TestPerson>().notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Access token; there once the code was exchanged, and the code is worth nothing from then on. */
  token: text().unique(),
})
