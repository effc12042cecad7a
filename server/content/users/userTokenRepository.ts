import { and, eq, gt, lte } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { userTokens } from './schema.ts'

type Token = typeof userTokens.$inferSelect
export type UserTokenPurpose = Token['purpose']

/** Tokens that users of the content backend were sent. Each is taken once. */
export const userTokenRepository = {
  async add(executor: Executor, token: Token): Promise<void> {
    await executor.insert(userTokens).values(token)
  },

  /** @returns whose it was; undefined where it is none, or over */
  async take(executor: Executor, tokenHash: string, purpose: UserTokenPurpose): Promise<number | undefined> {
    const [row] = await executor
      .delete(userTokens)
      .where(
        and(
          eq(userTokens.tokenHash, tokenHash),
          eq(userTokens.purpose, purpose),
          gt(userTokens.expiresAt, new Date()),
        ),
      )
      .returning({ userId: userTokens.userId })
    return row?.userId
  },

  async forget(executor: Executor, userId: number, purpose?: UserTokenPurpose): Promise<void> {
    await executor
      .delete(userTokens)
      .where(
        and(
          eq(userTokens.userId, userId),
          ...(purpose === undefined ? [] : [eq(userTokens.purpose, purpose)]),
        ),
      )
  },

  async sweep(executor: Executor): Promise<void> {
    await executor.delete(userTokens).where(lte(userTokens.expiresAt, new Date()))
  },
}
