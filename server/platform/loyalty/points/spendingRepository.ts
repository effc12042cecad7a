import { eq } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { loyaltySpendings } from '../schema.ts'

export type Spending = typeof loyaltySpendings.$inferSelect

/** What was bought with points, and what operators took. */
export const spendingRepository = {
  async find(tx: Executor, order: string): Promise<Spending | undefined> {
    const [row] = await tx.select().from(loyaltySpendings).where(eq(loyaltySpendings.order, order))
    return row
  },

  async add(tx: Executor, spending: Omit<Spending, 'givenBackAt'>): Promise<void> {
    await tx.insert(loyaltySpendings).values(spending)
  },

  async givenBack(tx: Executor, order: string, at: Date): Promise<void> {
    await tx.update(loyaltySpendings).set({ givenBackAt: at }).where(eq(loyaltySpendings.order, order))
  },
}
