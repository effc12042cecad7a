import { eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { chatMessages } from './schema.ts'

/** What players said in a chat, and were told there. */
export const chatRepository = {
  async add(executor: Executor, message: typeof chatMessages.$inferInsert): Promise<void> {
    await executor.insert(chatMessages).values(message)
  },

  async removeOf(tx: Executor, uid: number): Promise<void> {
    await tx.delete(chatMessages).where(eq(chatMessages.uid, uid))
  },

  /** @param days after which a message is forgotten */
  async sweep(executor: Executor, days: number): Promise<void> {
    const oldest = sql`now() - make_interval(days => ${days}::int)`
    await executor.delete(chatMessages).where(lt(chatMessages.createdAt, oldest))
  },
}
