import { asc, desc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { loyaltyEditions } from '../schema.ts'

export type EditionRow = typeof loyaltyEditions.$inferSelect

/** What programmes said, from when on. */
export const editionRepository = {
  async last(executor: Executor): Promise<EditionRow | undefined> {
    const [row] = await executor.select().from(loyaltyEditions).orderBy(desc(loyaltyEditions.id)).limit(1)
    return row
  },

  async add(tx: Executor, edition: typeof loyaltyEditions.$inferInsert): Promise<void> {
    await tx.insert(loyaltyEditions).values(edition)
  },

  /** The first by which levels are still to be looked at, and to whom they were; held until the transaction ends, by one process. */
  async holdUnlooked(tx: Executor): Promise<{ id: number; lookedTo: number } | undefined> {
    const [row] = await tx
      .select()
      .from(loyaltyEditions)
      .where(isNotNull(loyaltyEditions.lookedTo))
      .orderBy(asc(loyaltyEditions.id))
      .limit(1)
      .for('update', { skipLocked: true })
    return row && { id: row.id, lookedTo: row.lookedTo ?? 0 }
  },

  /** @param lookedTo number of the last player; null after the last of all */
  async looked(tx: Executor, id: number, lookedTo: number | null): Promise<void> {
    await tx.update(loyaltyEditions).set({ lookedTo }).where(eq(loyaltyEditions.id, id))
  },

  /** The oldest first. */
  async after(executor: Executor, id: number): Promise<EditionRow[]> {
    return executor
      .select()
      .from(loyaltyEditions)
      .where(gt(loyaltyEditions.id, id))
      .orderBy(asc(loyaltyEditions.id))
  },
}
