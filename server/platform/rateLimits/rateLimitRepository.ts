import { eq, gt, lt, lte, or, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { rateLimits } from './schema.ts'

export type Count = typeof rateLimits.$inferSelect

/** What the clocks of two transactions may differ by. */
const tolerance = sql`interval '1 minute'`

/** Counts in fixed windows. */
export const rateLimitRepository = {
  /** One more under the key, in one statement; none where as many as `most` are counted already. */
  async countOne(
    executor: Executor,
    key: string,
    seconds: number,
    most?: number,
  ): Promise<Count | undefined> {
    const ends = sql`now() + make_interval(secs => ${seconds})`
    // One that ends later than any that begins now was begun by a clock that has been put back.
    const isAhead = gt(rateLimits.windowEnds, sql`${ends} + ${tolerance}`)
    const isOver = sql`(${lte(rateLimits.windowEnds, sql`now()`)} or ${isAhead})`
    const [row] = await executor
      .insert(rateLimits)
      .values({ key, count: 1, windowEnds: ends })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
          windowEnds: sql`case when ${isOver} then ${ends} else ${rateLimits.windowEnds} end`,
        },
        ...(most !== undefined && { setWhere: or(isOver, lt(rateLimits.count, most)) }),
      })
      .returning()
    return row
  },

  /** When the window of the key ends; undefined where nothing is counted. */
  async windowEnds(executor: Executor, key: string): Promise<Date | undefined> {
    const { windowEnds } = rateLimits
    const [found] = await executor.select({ windowEnds }).from(rateLimits).where(eq(rateLimits.key, key))
    return found?.windowEnds
  },

  /** Whether anything is counted under the key; a count that is over stays until it is swept. */
  async has(executor: Executor, key: string): Promise<boolean> {
    const rows = await executor
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(eq(rateLimits.key, key))
    return rows.length > 0
  },

  /** One less, and never below none. */
  async takeBack(executor: Executor, key: string): Promise<void> {
    await executor
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
      .where(eq(rateLimits.key, key))
  },

  async forget(executor: Executor, key: string): Promise<void> {
    await executor.delete(rateLimits).where(eq(rateLimits.key, key))
  },

  /** Removes counts whose window is over. */
  async sweep(executor: Executor): Promise<void> {
    await executor.delete(rateLimits).where(lt(rateLimits.windowEnds, sql`now()`))
  },
}
