import { and, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import { rateLimits } from './schema.ts'

export type Limit = { times: number; seconds: number }

/** Counts in fixed windows, one atomic statement a count, shared by all processes. */
export function createRateLimiter(database: Database) {
  return {
    /** Counts one more; answers the seconds to wait, 0 while the limit is not passed. */
    async count(key: string, { times, seconds }: Limit): Promise<number> {
      const now = sql`now()`
      const ends = sql`now() + make_interval(secs => ${seconds})`
      const rows = await database.drizzle
        .insert(rateLimits)
        .values({ key, count: 1, windowEnds: ends })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${rateLimits.windowEnds} <= ${now} then 1 else ${rateLimits.count} + 1 end`,
            windowEnds: sql`case when ${rateLimits.windowEnds} <= ${now} then ${ends} else ${rateLimits.windowEnds} end`,
          },
        })
        .returning()
      const row = rows[0]
      if (!row || row.count <= times) return 0
      return Math.max(1, Math.ceil((row.windowEnds.getTime() - Date.now()) / 1000))
    },

    /** Whether anything is counted under the key; a count that is over stays until it is swept. */
    async has(key: string): Promise<boolean> {
      const rows = await database.drizzle
        .select({ key: rateLimits.key })
        .from(rateLimits)
        .where(eq(rateLimits.key, key))
      return rows.length > 0
    },

    /** Seconds to wait, without counting: 0 while the next one would not pass the limit. */
    async wait(key: string, { times }: Limit): Promise<number> {
      const rows = await database.drizzle
        .select({ windowEnds: rateLimits.windowEnds })
        .from(rateLimits)
        .where(
          and(eq(rateLimits.key, key), gte(rateLimits.count, times), gt(rateLimits.windowEnds, sql`now()`)),
        )
      const [row] = rows
      return row ? Math.max(1, Math.ceil((row.windowEnds.getTime() - Date.now()) / 1000)) : 0
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
