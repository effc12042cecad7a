import { eq } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { feedback } from './schema.ts'

/** What was written to support. */
export const feedbackRepository = {
  /** @returns its number */
  async add(executor: Executor, letter: typeof feedback.$inferInsert): Promise<number> {
    const [kept] = await executor.insert(feedback).values(letter).returning({ id: feedback.id })
    if (!kept) throw new Error('The letter was not kept')
    return kept.id
  },

  async removeOf(tx: Executor, uid: number): Promise<void> {
    await tx.delete(feedback).where(eq(feedback.uid, uid))
  },
}
