import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { oauthGrants } from './schema.ts'

/** How long a code is good, in seconds. */
export const codeLifetime = 60

export type Grant = typeof oauthGrants.$inferSelect
export type NewGrant = Omit<Grant, 'code' | 'token' | 'expiresAt'>

const random = () => randomBytes(24).toString('base64url')

/** Codes and tokens of the social sign-in sandbox. */
export const grantRepository = {
  /** @param flaw expired: the code is too old already; replayed: it was exchanged already */
  async give(executor: Executor, grant: NewGrant, flaw?: 'expired' | 'replayed'): Promise<string> {
    await executor.delete(oauthGrants).where(sql`${oauthGrants.expiresAt} < now() - interval '1 hour'`)
    const code = random()
    await executor.insert(oauthGrants).values({
      ...grant,
      code,
      expiresAt: sql`now() + make_interval(secs => ${flaw === 'expired' ? -1 : codeLifetime})`,
      ...(flaw === 'replayed' ? { token: random() } : {}),
    })
    return code
  },

  /** What a code stands for. One that was exchanged before also ends its token (RFC 6749, section 4.1.2). */
  async find(executor: Executor, service: string, code: string): Promise<Grant | undefined> {
    const mine = and(eq(oauthGrants.service, service), eq(oauthGrants.code, code))
    const [used] = await executor
      .delete(oauthGrants)
      .where(and(mine, sql`${oauthGrants.token} is not null`))
      .returning()
    if (used) return undefined
    const rows = await executor
      .select()
      .from(oauthGrants)
      .where(and(mine, gt(oauthGrants.expiresAt, sql`now()`)))
    return rows[0]
  },

  /** @returns the access token; none when somebody else was faster */
  async exchange(executor: Executor, code: string): Promise<string | undefined> {
    const rows = await executor
      .update(oauthGrants)
      .set({ token: random() })
      .where(and(eq(oauthGrants.code, code), isNull(oauthGrants.token)))
      .returning()
    return rows[0]?.token ?? undefined
  },

  async findByToken(executor: Executor, service: string, token: string): Promise<Grant | undefined> {
    const rows = await executor
      .select()
      .from(oauthGrants)
      .where(and(eq(oauthGrants.service, service), eq(oauthGrants.token, token)))
    return rows[0]
  },
}
