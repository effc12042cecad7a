import { eq, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import { rateLimits } from './schema.ts'

export type Limit = { times: number; seconds: number }

/** Counts in fixed windows, one atomic statement a count, shared by all processes. */
export function createRateLimiter(database: Database) {
  return {
    /** Counts one more; answers the seconds to wait, 0 while the limit is not passed. */
    async count(key: string, limit: Limit): Promise<number> {
      const [row] = await countOne(database, key, limit.seconds)
      return !row || row.count <= limit.times ? 0 : secondsUntil(row.windowEnds)
    },

    /**
     * Counts one more where that does not pass the limit, and nothing otherwise: what is counted can be taken back.
     * @returns seconds to wait, 0 where it was counted
     */
    async reserve(key: string, limit: Limit): Promise<number> {
      const [row] = await countOne(database, key, limit.seconds, limit.times)
      if (row) return 0
      const { windowEnds } = rateLimits
      const full = await database.drizzle
        .select({ windowEnds })
        .from(rateLimits)
        .where(eq(rateLimits.key, key))
      return secondsUntil(full[0]?.windowEnds ?? new Date())
    },

    /** Whether anything is counted under the key; a count that is over stays until it is swept. */
    async has(key: string): Promise<boolean> {
      const rows = await database.drizzle
        .select({ key: rateLimits.key })
        .from(rateLimits)
        .where(eq(rateLimits.key, key))
      return rows.length > 0
    },

    /** Counts one less: what was counted did not come about. */
    async takeBack(key: string): Promise<void> {
      await database.drizzle
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
        .where(eq(rateLimits.key, key))
    },

    async forget(key: string): Promise<void> {
      await database.drizzle.delete(rateLimits).where(eq(rateLimits.key, key))
    },

    /** Removes counts whose window is over. */
    async sweep(): Promise<void> {
      await database.drizzle.delete(rateLimits).where(lt(rateLimits.windowEnds, sql`now()`))
    },
  }
}

export type RateLimiter = ReturnType<typeof createRateLimiter>

const secondsUntil = (end: Date) => Math.max(1, Math.ceil((end.getTime() - Date.now()) / 1000))

/** One more under the key, in one statement; no row where as many as `most` are counted already. */
function countOne({ drizzle }: Database, key: string, seconds: number, most?: number) {
  const isOver = lte(rateLimits.windowEnds, sql`now()`)
  const ends = sql`now() + make_interval(secs => ${seconds})`
  return drizzle
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
}
