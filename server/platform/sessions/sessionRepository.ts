import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import type { Account } from '../accounts/accountRepository.ts'
import { accounts } from '../accounts/schema.ts'
import { sessions } from './schema.ts'

/** How long a sign-in lasts, in milliseconds: 30 days. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000

/** How long a sign-in lasts that is only for withdrawing, in milliseconds: an hour. */
export const withdrawLifetime = 60 * 60 * 1000

export type FoundSession = {
  id: string
  uid: number
  isBanned: boolean
  isDeleted: boolean
  seenLately: boolean
}
export type Visitor = { ip: string; userAgent: string }
export type SignIn = Pick<
  typeof sessions.$inferSelect,
  'id' | 'createdAt' | 'lastSeenAt' | 'ip' | 'userAgent'
>

const isGood = () => gt(sessions.expiresAt, sql`now()`)
export const seenLately = sql<boolean>`${sessions.lastSeenAt} > now() - interval '1 minute'`
/** The session that the token opens. */
export const holdsToken = (token: string) => and(eq(sessions.tokenHash, hashToken(token)), isGood())

/** Sign-ins of players; of a token only its hash is kept. */
export const sessionRepository = {
  /**
   * A new token of 256 random bits; only its hash is kept. None when the account is not as it was read: the lock
   * puts this either before a change of the password, which ends all sessions, or after it.
   */
  async create(
    executor: Executor,
    { uid, passwordHash }: Pick<Account, 'uid' | 'passwordHash'>,
    visitor: Visitor,
    lifetime = sessionLifetime,
  ): Promise<string | undefined> {
    const token = randomBytes(32).toString('base64url')
    const made = await executor
      .insert(sessions)
      .select(
        executor
          .select({
            tokenHash: sql<string>`${hashToken(token)}::text`.as('token_hash'),
            id: sql<string>`gen_random_uuid()`.as('id'),
            uid: accounts.uid,
            createdAt: sql<Date>`now()`.as('created_at'),
            lastSeenAt: sql<Date>`now()`.as('last_seen_at'),
            expiresAt: sql<Date>`now() + make_interval(secs => ${lifetime / 1000})`.as('expires_at'),
            ip: sql<string>`${visitor.ip.slice(0, 64)}::text`.as('ip'),
            userAgent: sql<string>`${visitor.userAgent.slice(0, 300)}::text`.as('user_agent'),
          })
          .from(accounts)
          .where(
            and(
              eq(accounts.uid, uid),
              sql`${accounts.passwordHash} is not distinct from ${passwordHash}`,
              eq(accounts.isBanned, false),
              eq(accounts.isDeleted, false),
            ),
          )
          .for('share'),
      )
      .returning({ id: sessions.id })
    return made.length > 0 ? token : undefined
  },

  /** Whose token this is; `seenLately` says that its use need not be noted again. */
  async find(executor: Executor, token: string): Promise<FoundSession | undefined> {
    const rows = await executor
      .select({
        id: sessions.id,
        uid: sessions.uid,
        isBanned: accounts.isBanned,
        isDeleted: accounts.isDeleted,
        seenLately,
      })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.uid, sessions.uid))
      .where(holdsToken(token))
    return rows[0]
  },

  /** Notes, at most once a minute, that a token was used. */
  async noteUse(executor: Executor, token: string): Promise<void> {
    await executor
      .update(sessions)
      .set({ lastSeenAt: sql`now()` })
      .where(and(holdsToken(token), sql`not (${seenLately})`))
  },

  /** Milliseconds until a session is over; undefined where there is none any more. */
  async timeLeft(executor: Executor, id: string): Promise<number | undefined> {
    const left = sql<number>`extract(epoch from ${sessions.expiresAt} - now())::float8 * 1000`
    const rows = await executor
      .select({ left })
      .from(sessions)
      .where(and(eq(sessions.id, id), isGood()))
    return rows[0]?.left
  },

  /** The sign-ins of an account that are still good, the latest first. */
  async list(executor: Executor, uid: number): Promise<SignIn[]> {
    return executor
      .select({
        id: sessions.id,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        ip: sessions.ip,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(and(eq(sessions.uid, uid), isGood()))
      .orderBy(desc(sessions.createdAt), sessions.id)
  },

  /** Removes sign-ins that are over. */
  async sweep(executor: Executor): Promise<void> {
    await executor.delete(sessions).where(lte(sessions.expiresAt, sql`now()`))
  },

  /** @returns which it was, where there was one */
  async end(executor: Executor, token: string): Promise<{ id: string; uid: number } | undefined> {
    const [ended] = await executor
      .delete(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)))
      .returning({ id: sessions.id, uid: sessions.uid })
    return ended
  },

  /** Ends one sign-in of the account by its public id; answers whether there was one. */
  async endOne(executor: Executor, uid: number, id: string): Promise<boolean> {
    // Compared as text: what a caller says need not be a UUID.
    const ended = await executor
      .delete(sessions)
      .where(and(eq(sessions.uid, uid), sql`${sessions.id}::text = ${id}`))
      .returning({ id: sessions.id })
    return ended.length > 0
  },

  /** Ends every sign-in of the account, but the one called `except`. */
  async endAll(executor: Executor, uid: number, except?: string): Promise<void> {
    await executor
      .delete(sessions)
      .where(and(eq(sessions.uid, uid), except === undefined ? undefined : ne(sessions.id, except)))
  },
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
