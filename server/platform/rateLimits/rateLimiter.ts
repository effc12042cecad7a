import type { Database } from '../../db/Database.ts'
import { rateLimitRepository } from './rateLimitRepository.ts'

export type Limit = { times: number; seconds: number }

/** Counts in fixed windows, one atomic statement a count, shared by all processes. */
export function createRateLimiter({ drizzle }: Pick<Database, 'drizzle'>) {
  return {
    /** Counts one more; answers the seconds to wait, 0 while the limit is not passed. */
    async count(key: string, limit: Limit): Promise<number> {
      const counted = await rateLimitRepository.countOne(drizzle, key, limit.seconds)
      return !counted || counted.count <= limit.times ? 0 : secondsUntil(counted.windowEnds)
    },

    /**
     * Counts one more where that does not pass the limit, and nothing otherwise: what is counted can be taken back.
     * @returns seconds to wait, 0 where it was counted
     */
    async reserve(key: string, limit: Limit): Promise<number> {
      if (await rateLimitRepository.countOne(drizzle, key, limit.seconds, limit.times)) return 0
      return secondsUntil((await rateLimitRepository.windowEnds(drizzle, key)) ?? new Date())
    },

    /** Whether anything is counted under the key; a count that is over stays until it is swept. */
    has: (key: string) => rateLimitRepository.has(drizzle, key),

    /** Counts one less: what was counted did not come about. */
    takeBack: (key: string) => rateLimitRepository.takeBack(drizzle, key),

    forget: (key: string) => rateLimitRepository.forget(drizzle, key),

    /** Removes counts whose window is over. */
    sweep: () => rateLimitRepository.sweep(drizzle),
  }
}

export type RateLimiter = ReturnType<typeof createRateLimiter>

const secondsUntil = (end: Date) => Math.max(1, Math.ceil((end.getTime() - Date.now()) / 1000))
