import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import type { CashOutCode } from './cashOutRefused.ts'
import { type SportsCashOut, sportsCashOuts } from './schema.ts'

const { id: offerId, betId: ofBet, fromShare, expiresAt, decideAt, takenAt, refusal } = sportsCashOuts

const isUndecided = and(isNotNull(decideAt), isNull(takenAt), isNull(refusal))

/** What bets could be cashed out at, and were. */
export const cashOutRepository = {
  async offer(
    executor: Executor,
    offer: Omit<SportsCashOut, 'decideAt' | 'takenAt' | 'refusal'>,
  ): Promise<void> {
    await executor.insert(sportsCashOuts).values(offer)
  },

  /** An offer that is still good. */
  async find(executor: Executor, id: string, now: Date): Promise<SportsCashOut | undefined> {
    const [offer] = await executor
      .select()
      .from(sportsCashOuts)
      .where(and(eq(offerId, id), gt(expiresAt, now), isNull(takenAt), isNull(decideAt)))
    return offer
  },

  async take(tx: Executor, id: string, now: Date): Promise<void> {
    await tx.update(sportsCashOuts).set({ takenAt: now }).where(eq(offerId, id))
  },

  /** It was taken in play, and is decided then. */
  async wait(tx: Executor, id: string, until: Date): Promise<void> {
    await tx.update(sportsCashOuts).set({ decideAt: until }).where(eq(offerId, id))
  },

  async refuse(tx: Executor, id: string, code: CashOutCode): Promise<void> {
    await tx.update(sportsCashOuts).set({ refusal: code }).where(eq(offerId, id))
  },

  async betOf(executor: Executor, id: string): Promise<number | undefined> {
    const [found] = await executor.select({ betId: ofBet }).from(sportsCashOuts).where(eq(offerId, id))
    return found?.betId
  },

  /** Whether a part of a bet waits for its delay. */
  async isWaiting(executor: Executor, betId: number): Promise<boolean> {
    return (await executor.$count(sportsCashOuts, and(eq(ofBet, betId), isUndecided))) > 0
  },

  /** One whose delay is over, and that nobody has decided. */
  async due(executor: Executor, id: string, now: Date): Promise<SportsCashOut | undefined> {
    const [due] = await executor
      .select()
      .from(sportsCashOuts)
      .where(and(eq(offerId, id), isUndecided, lte(decideAt, now)))
    return due
  },

  /** The same of all bets, the oldest first. */
  async allDue(executor: Executor, now: Date, atMost: number): Promise<string[]> {
    const rows = await executor
      .select({ id: offerId })
      .from(sportsCashOuts)
      .where(and(isUndecided, lte(decideAt, now)))
      .orderBy(asc(decideAt))
      .limit(atMost)
    return rows.map(({ id }) => id)
  },

  /** The last of each bet that waits, or was refused after its delay; by the numbers of bets. */
  async lastWaited(executor: Executor, betIds: readonly number[]): Promise<Map<number, SportsCashOut>> {
    const rows = await executor
      .selectDistinctOn([ofBet])
      .from(sportsCashOuts)
      .where(and(inArray(ofBet, [...betIds]), isNotNull(decideAt), isNull(takenAt)))
      .orderBy(ofBet, desc(decideAt))
    return new Map(rows.map((row) => [row.betId, row]))
  },

  /** Parts of a bet that were cashed out, the first first. */
  async listOf(executor: Executor, betId: number): Promise<SportsCashOut[]> {
    return executor
      .select()
      .from(sportsCashOuts)
      .where(and(eq(ofBet, betId), isNotNull(takenAt)))
      .orderBy(asc(fromShare))
  },

  /** Forgets what nobody took. */
  async sweep(executor: Executor, now: Date): Promise<void> {
    await executor.delete(sportsCashOuts).where(and(isNull(takenAt), isNull(decideAt), lte(expiresAt, now)))
  },
}
