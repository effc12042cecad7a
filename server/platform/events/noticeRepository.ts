import { and, desc, eq, lt, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { playerNotices } from './schema.ts'

type Data = Record<string, unknown>
type KeptNotice = { id: number; data: Data }

/** Days after which nobody is told any more. */
const keptFor = 30
/** Notices of one visit, the last ones; what is older is in the history. */
const most = 20

/** What players are yet to be told of. */
export const noticeRepository = {
  /** @returns number of it */
  async add(tx: Executor, uid: number, data: Data): Promise<number> {
    const [row] = await tx.insert(playerNotices).values({ uid, data }).returning({ id: playerNotices.id })
    if (!row) throw new Error('The notice was not kept')
    return row.id
  },

  /** The oldest first. */
  async list(executor: Executor, uid: number): Promise<KeptNotice[]> {
    const rows = await executor
      .select({ id: playerNotices.id, data: playerNotices.data })
      .from(playerNotices)
      .where(eq(playerNotices.uid, uid))
      .orderBy(desc(playerNotices.id))
      .limit(most)
    return rows.reverse()
  },

  async remove(executor: Executor, uid: number, id: number): Promise<void> {
    await executor.delete(playerNotices).where(and(eq(playerNotices.uid, uid), eq(playerNotices.id, id)))
  },

  /** Removes those up to a number: those of a visit, and what went before. */
  async removeUpTo(executor: Executor, uid: number, id: number): Promise<void> {
    await executor.delete(playerNotices).where(and(eq(playerNotices.uid, uid), lte(playerNotices.id, id)))
  },

  async removeOf(tx: Executor, uid: number): Promise<void> {
    await tx.delete(playerNotices).where(eq(playerNotices.uid, uid))
  },

  async sweep(executor: Executor): Promise<void> {
    const oldest = sql`now() - make_interval(days => ${keptFor})`
    await executor.delete(playerNotices).where(lt(playerNotices.createdAt, oldest))
  },
}
