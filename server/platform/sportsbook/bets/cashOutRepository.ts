import { and, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { type SportsCashOut, sportsCashOuts } from './schema.ts'

/** What bets could be cashed out at, and were. */
export const cashOutRepository = {
  async offer(executor: Executor, offer: Omit<SportsCashOut, 'takenAt'>): Promise<void> {
    await executor.insert(sportsCashOuts).values(offer)
  },

  /** An offer that is still good. */
  async find(executor: Executor, id: string, now: Date): Promise<SportsCashOut | undefined> {
    const [offer] = await executor
      .select()
      .from(sportsCashOuts)
      .where(
        and(eq(sportsCashOuts.id, id), gt(sportsCashOuts.expiresAt, now), isNull(sportsCashOuts.takenAt)),
      )
    return offer
  },

  async take(tx: Executor, id: string, now: Date): Promise<void> {
    await tx.update(sportsCashOuts).set({ takenAt: now }).where(eq(sportsCashOuts.id, id))
  },

  /** Parts of a bet that were cashed out, the first first. */
  async listOf(executor: Executor, betId: number): Promise<SportsCashOut[]> {
    return executor
      .select()
      .from(sportsCashOuts)
      .where(and(eq(sportsCashOuts.betId, betId), isNotNull(sportsCashOuts.takenAt)))
      .orderBy(asc(sportsCashOuts.fromShare))
  },

  /** Forgets what nobody took. */
  async sweep(executor: Executor, now: Date): Promise<void> {
    await executor
      .delete(sportsCashOuts)
      .where(and(isNull(sportsCashOuts.takenAt), lte(sportsCashOuts.expiresAt, now)))
  },
}
