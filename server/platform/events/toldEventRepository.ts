import { lt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { toldEvents } from './schema.ts'

/** Days after which what was told is forgotten. */
const keptFor = 30

/** What browsers told of what happened there. */
export const toldEventRepository = {
  async add(executor: Executor, event: typeof toldEvents.$inferInsert): Promise<void> {
    await executor.insert(toldEvents).values(event)
  },

  async sweep(executor: Executor): Promise<void> {
    const oldest = sql`now() - make_interval(days => ${keptFor})`
    await executor.delete(toldEvents).where(lt(toldEvents.createdAt, oldest))
  },
}
