import { eq, gt, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { signInAttempts } from '../schema.ts'

/** Attempts to sign in to the studio, counted in windows. */
export const attemptRepository = {
  /** Counts an attempt under `key` and returns how many there were in its window, and when that ends. */
  async count(
    executor: Executor,
    key: string,
    windowMs: number,
  ): Promise<{ count: number; windowEnds: Date }> {
    const now = new Date()
    const windowEnds = new Date(now.getTime() + windowMs)
    // Also one that was begun by a clock that has been put back; clocks of processes may differ by a minute.
    const ahead = new Date(windowEnds.getTime() + 60_000)
    const over = sql`(${lte(signInAttempts.windowEnds, now)} or ${gt(signInAttempts.windowEnds, ahead)})`
    const [row] = await executor
      .insert(signInAttempts)
      .values({ key, count: 1, windowEnds })
      .onConflictDoUpdate({
        target: signInAttempts.key,
        set: {
          count: sql`case when ${over} then 1 else ${signInAttempts.count} + 1 end`,
          windowEnds: sql`case when ${over} then ${windowEnds.toISOString()}::timestamptz else ${signInAttempts.windowEnds} end`,
        },
      })
      .returning()
    return row ?? { count: 1, windowEnds }
  },

  /** Whether anything is counted under `key`; what is over counts until it is deleted. */
  async has(executor: Executor, key: string): Promise<boolean> {
    const rows = await executor
      .select({ key: signInAttempts.key })
      .from(signInAttempts)
      .where(eq(signInAttempts.key, key))
    return rows.length > 0
  },

  async forget(executor: Executor, key: string): Promise<void> {
    await executor.delete(signInAttempts).where(eq(signInAttempts.key, key))
  },

  async sweep(executor: Executor): Promise<void> {
    await executor.delete(signInAttempts).where(lte(signInAttempts.windowEnds, new Date()))
  },
}
