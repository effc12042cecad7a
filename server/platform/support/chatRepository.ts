import type { Executor } from '../../db/Database.ts'
import { chatMessages } from './schema.ts'

/** What players said in a chat, and were told there. */
export const chatRepository = {
  async add(executor: Executor, message: typeof chatMessages.$inferInsert): Promise<void> {
    await executor.insert(chatMessages).values(message)
  },
}
