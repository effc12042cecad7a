import { eq } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { writeOffs } from '../schema.ts'

export type WriteOff = typeof writeOffs.$inferSelect

/** What operators wrote off of what players owe. */
export const writeOffRepository = {
  /** @returns its number */
  async add(tx: Executor, writeOff: typeof writeOffs.$inferInsert): Promise<number> {
    const [added] = await tx.insert(writeOffs).values(writeOff).returning({ id: writeOffs.id })
    if (!added) throw new Error('What was written off was not kept')
    return added.id
  },

  /** The oldest first. */
  list: (executor: Executor, uid: number): Promise<WriteOff[]> =>
    executor.select().from(writeOffs).where(eq(writeOffs.uid, uid)).orderBy(writeOffs.id),
}
