import { eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { deviceSessions } from './schema.ts'

/** What devices came with. */
export const deviceSessionRepository = {
  async add(executor: Executor, session: typeof deviceSessions.$inferInsert): Promise<void> {
    await executor.insert(deviceSessions).values(session)
  },

  async removeOf(tx: Executor, uid: number): Promise<void> {
    await tx.delete(deviceSessions).where(eq(deviceSessions.uid, uid))
  },

  /** Removes those that are older than so many days. */
  async sweep(executor: Executor, days: number): Promise<void> {
    const oldest = sql`now() - make_interval(days => ${days})`
    await executor.delete(deviceSessions).where(lt(deviceSessions.createdAt, oldest))
  },
}
