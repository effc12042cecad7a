import { desc, eq, lte, max, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { outbox } from './schema.ts'

export type Letter = typeof outbox.$inferSelect

/** Letters and texts that would have been sent. */
export const outboxRepository = {
  async add(executor: Executor, letter: typeof outbox.$inferInsert): Promise<void> {
    await executor.insert(outbox).values(letter)
  },

  /** Keeps so many, the newest. */
  async keepNewest(executor: Executor, count: number): Promise<void> {
    const newest = executor.select({ id: max(outbox.id) }).from(outbox)
    await executor.delete(outbox).where(lte(outbox.id, sql`(${newest}) - ${count}`))
  },

  /** The newest first, to one address or to all. */
  async list(executor: Executor, to: string | undefined, atMost: number): Promise<Letter[]> {
    return executor
      .select()
      .from(outbox)
      .where(to === undefined ? undefined : eq(outbox.to, to))
      .orderBy(desc(outbox.id))
      .limit(atMost)
  },
}
