import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/Database.ts'
import type { Account, Profile } from '../accounts/accountRepository.ts'
import { accounts, profiles } from '../accounts/schema.ts'
import { sessions } from './schema.ts'

/** How long a sign-in lasts, in milliseconds: 30 days. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000

export type SessionOwner = { account: Account; profile: Profile | null }
export type Visitor = { ip: string; userAgent: string }

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

    async find(token: string): Promise<SessionOwner | undefined> {
      const rows = await database.drizzle
        .select({ account: accounts, profile: profiles })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.uid, sessions.uid))
        .leftJoin(profiles, eq(profiles.uid, sessions.uid))
        .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, sql`now()`)))
      return rows[0]
    },

    /** Removes sign-ins that are over. */
    async sweep(): Promise<void> {
      await database.drizzle.delete(sessions).where(lte(sessions.expiresAt, sql`now()`))
    },

    async end(token: string): Promise<void> {
      await database.drizzle.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
    },
  }
}

export type SessionRepository = ReturnType<typeof createSessionRepository>

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
