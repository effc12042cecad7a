import { asc, gt } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { sportsUnrecovered } from './schema.ts'

type Unrecovered = typeof sportsUnrecovered.$inferSelect

/** What could not be taken back from players; they owe it, and pay it as they pay the cashier. */
export const unrecoveredRepository = {
  async add(tx: Executor, one: Omit<Unrecovered, 'id'>): Promise<void> {
    await tx.insert(sportsUnrecovered).values(one)
  },

  /** In the order in which it came. @param after number of the last one that is known */
  async list(executor: Executor, after: number, atMost: number): Promise<Unrecovered[]> {
    return executor
      .select()
      .from(sportsUnrecovered)
      .where(gt(sportsUnrecovered.id, after))
      .orderBy(asc(sportsUnrecovered.id))
      .limit(atMost)
  },
}
