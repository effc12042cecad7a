import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/Database.ts'
import type { Account, Profile } from '../accounts/accountRepository.ts'
import { accounts, profiles } from '../accounts/schema.ts'
import { sessions } from './schema.ts'

/** How long a sign-in lasts, in milliseconds: 30 days. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000

export type SessionOwner = { account: Account; profile: Profile | null }
export type FoundSession = SessionOwner & { id: string }
export type Visitor = { ip: string; userAgent: string }
export type SignIn = Pick<
  typeof sessions.$inferSelect,
  'id' | 'createdAt' | 'lastSeenAt' | 'ip' | 'userAgent'
>

const seenLately = sql<boolean>`${sessions.lastSeenAt} > now() - interval '1 minute'`
const good = () => gt(sessions.expiresAt, sql`now()`)

export function createSessionRepository(database: Database) {
  return {
    /** A new token of 256 random bits; only its hash is kept. */
    async create(uid: number, visitor: Visitor, executor: Executor = database.drizzle): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      await executor.insert(sessions).values({
        tokenHash: hashToken(token),
        uid,
        expiresAt: new Date(Date.now() + sessionLifetime),
        ip: visitor.ip.slice(0, 64),
        userAgent: visitor.userAgent.slice(0, 300),
      })
      return token
    },

    /** Whose token this is; remembers, at most once a minute, that it was used. */
    async find(token: string): Promise<FoundSession | undefined> {
      const tokenHash = hashToken(token)
      const rows = await database.drizzle
        .select({ id: sessions.id, seenLately, account: accounts, profile: profiles })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.uid, sessions.uid))
        .leftJoin(profiles, eq(profiles.uid, sessions.uid))
        .where(and(eq(sessions.tokenHash, tokenHash), good()))
      const found = rows[0]
      if (!found) return undefined
      if (!found.seenLately) {
        await database.drizzle
          .update(sessions)
          .set({ lastSeenAt: sql`now()` })
          .where(and(eq(sessions.tokenHash, tokenHash), sql`not ${seenLately}`))
      }
      return { id: found.id, account: found.account, profile: found.profile }
    },

    /** The sign-ins of an account that are still good, the latest first. */
    async list(uid: number): Promise<SignIn[]> {
      return database.drizzle
        .select({
          id: sessions.id,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
          ip: sessions.ip,
          userAgent: sessions.userAgent,
        })
        .from(sessions)
        .where(and(eq(sessions.uid, uid), good()))
        .orderBy(desc(sessions.createdAt), sessions.id)
    },

    /** Removes sign-ins that are over. */
    async sweep(): Promise<void> {
      await database.drizzle.delete(sessions).where(lte(sessions.expiresAt, sql`now()`))
    },

    async end(token: string): Promise<void> {
      await database.drizzle.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
    },

    /** Ends one sign-in of the account by its public id; answers whether there was one. */
    async endOne(uid: number, id: string): Promise<boolean> {
      // Compared as text: what a caller says need not be a UUID.
      const ended = await database.drizzle
        .delete(sessions)
        .where(and(eq(sessions.uid, uid), sql`${sessions.id}::text = ${id}`))
        .returning({ id: sessions.id })
      return ended.length > 0
    },

    /** Ends every sign-in of the account, but the one called `except`. */
    async endAll(uid: number, executor: Executor = database.drizzle, except?: string): Promise<void> {
      await executor
        .delete(sessions)
        .where(and(eq(sessions.uid, uid), except === undefined ? undefined : ne(sessions.id, except)))
    },
  }
}

export type SessionRepository = ReturnType<typeof createSessionRepository>

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
