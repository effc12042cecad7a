import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { staff } from '../schema.ts'
import { previewLinks } from './schema.ts'

/** Links to previews that somebody made. One that is over, or was taken back, is gone. */
export const linkRepository = {
  async add(
    executor: Executor,
    link: { madeBy: number; until: Date; keys: readonly string[] },
  ): Promise<number> {
    await executor.delete(previewLinks).where(lte(previewLinks.until, new Date()))
    const [row] = await executor
      .insert(previewLinks)
      .values({ ...link, keys: JSON.stringify(link.keys) })
      .returning({ id: previewLinks.id })
    if (row === undefined) throw new Error('The link was not kept')
    return row.id
  },

  /** Those that hold, the latest first. */
  async list(executor: Executor) {
    const rows = await executor
      .select({
        id: previewLinks.id,
        madeBy: previewLinks.madeBy,
        by: staff.name,
        createdAt: previewLinks.createdAt,
        until: previewLinks.until,
        keys: previewLinks.keys,
      })
      .from(previewLinks)
      .innerJoin(staff, eq(staff.id, previewLinks.madeBy))
      .where(gt(previewLinks.until, new Date()))
      .orderBy(desc(previewLinks.id))
    return rows.map(({ keys, ...row }) => ({ ...row, keys: JSON.parse(keys) as string[] }))
  },

  async holds(executor: Executor, id: number): Promise<boolean> {
    return (await executor.$count(previewLinks, eq(previewLinks.id, id))) > 0
  },

  /** Whether there was one, of the member where one is named. */
  async remove(executor: Executor, id: number, madeBy?: number): Promise<boolean> {
    const removed = await executor
      .delete(previewLinks)
      .where(and(eq(previewLinks.id, id), madeBy === undefined ? undefined : eq(previewLinks.madeBy, madeBy)))
      .returning({ id: previewLinks.id })
    return removed.length > 0
  },
}
