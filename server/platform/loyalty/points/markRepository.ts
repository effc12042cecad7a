import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { loyaltyMarks } from '../schema.ts'

/** A stretch of time. @property until not at an end where it is null */
export type Span = { since: Date; until: Date | null }

/** Players whom the operator found at risk. */
export const markRepository = {
  async isMarked(executor: Executor, uid: number): Promise<boolean> {
    return (
      (await executor.$count(loyaltyMarks, and(eq(loyaltyMarks.uid, uid), isNull(loyaltyMarks.until)))) > 0
    )
  },

  /** Who is marked stays so. */
  async mark(tx: Executor, mark: { uid: number; since: Date; reason: string }): Promise<void> {
    await tx.insert(loyaltyMarks).values(mark).onConflictDoNothing()
  },

  async clear(tx: Executor, uid: number, until: Date): Promise<void> {
    await tx
      .update(loyaltyMarks)
      .set({ until })
      .where(and(eq(loyaltyMarks.uid, uid), isNull(loyaltyMarks.until)))
  },

  async spans(executor: Executor, uid: number): Promise<Span[]> {
    const { since, until } = loyaltyMarks
    return executor
      .select({ since, until })
      .from(loyaltyMarks)
      .where(eq(loyaltyMarks.uid, uid))
      .orderBy(asc(since))
  },
}
