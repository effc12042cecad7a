import { and, count, desc, eq } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { sportsFavourites as favourites } from '../schema.ts'

export type Favourite = { kind: 'event' | 'tournament'; id: string }

/** What players come back to. */
export const favouriteRepository = {
  /** The newest first. */
  async list(executor: Executor, uid: number): Promise<Favourite[]> {
    return executor
      .select({ kind: favourites.kind, id: favourites.id })
      .from(favourites)
      .where(eq(favourites.uid, uid))
      .orderBy(desc(favourites.addedAt), favourites.kind, favourites.id)
  },

  async count(executor: Executor, uid: number): Promise<number> {
    const [row] = await executor.select({ all: count() }).from(favourites).where(eq(favourites.uid, uid))
    return row?.all ?? 0
  },

  async add(executor: Executor, uid: number, one: Favourite): Promise<void> {
    await executor
      .insert(favourites)
      .values({ uid, ...one })
      .onConflictDoNothing()
  },

  async remove(executor: Executor, uid: number, { kind, id }: Favourite): Promise<void> {
    await executor
      .delete(favourites)
      .where(and(eq(favourites.uid, uid), eq(favourites.kind, kind), eq(favourites.id, id)))
  },
}
