import { lt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { hits } from './schema.ts'

/** Visits that were counted. */
export const hitRepository = {
  async add(executor: Executor, hit: typeof hits.$inferInsert): Promise<void> {
    await executor.insert(hits).values(hit)
  },

  /** Removes those that are older than so many days. */
  async sweep(executor: Executor, days: number): Promise<void> {
    await executor.delete(hits).where(lt(hits.createdAt, sql`now() - make_interval(days => ${days})`))
  },
}
