import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { content } from '../schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

/** What a token that somebody was sent lets them do once: confirm an address, set a password, or have a bearer token. */
export const userTokenPurposes = ['confirm', 'reset', 'connect'] as const

/**
 * Users of the content backend. Nothing leads from here to the staff or to players: whoever is in this table may read what
 * everybody may, and say who they are.
 */
export const users = content.table(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** By which clients know them; random. */
    documentId: text('document_id').notNull().unique('users_document'),
    username: text().notNull(),
    /** In small letters. */
    email: text().notNull(),
    /** `local`, or who vouches for them. */
    provider: text().notNull(),
    /** What that one calls them. */
    subject: text(),
    /** Null of whom a provider vouches for, until they set one. */
    passwordHash: text('password_hash'),
    /** That bearer tokens name; another one ends all that there are. */
    version: integer().notNull().default(1),
    /** When they showed that the address is theirs; until then the row is but a wish, and others may have the same. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    blocked: boolean().notNull().default(false),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email).where(sql`${table.confirmedAt} is not null`),
    uniqueIndex('users_username')
      .on(sql`lower(${table.username})`)
      .where(sql`${table.confirmedAt} is not null`),
    uniqueIndex('users_subject').on(table.provider, table.subject),
    index('users_by_email').on(table.email),
    index('users_waiting').on(table.createdAt).where(sql`${table.confirmedAt} is null`),
  ],
)

export const userTokens = content.table(
  'user_tokens',
  {
    /** SHA-256 of the token, so that a copy of the table lets nobody in. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: userTokenPurposes }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('user_tokens_of_user').on(table.userId),
    index('user_tokens_by_end').on(table.expiresAt),
    check('user_tokens_purpose', sql`${table.purpose} in ('confirm', 'reset', 'connect')`),
  ],
)
