import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { gameLaunches, gameLikes } from './schema.ts'

/** What players like, and what they opened. */
export const playerGameRepository = {
  /** What a player likes, the last first. */
  async likes(executor: Executor, uid: number): Promise<string[]> {
    const rows = await executor
      .select({ sysname: gameLikes.sysname })
      .from(gameLikes)
      .where(eq(gameLikes.uid, uid))
      .orderBy(desc(gameLikes.createdAt), gameLikes.sysname)
    return rows.map(({ sysname }) => sysname)
  },

  /** How many games a player likes besides this one. */
  countOtherLikes: async (executor: Executor, uid: number, sysname: string): Promise<number> =>
    executor.$count(gameLikes, and(eq(gameLikes.uid, uid), sql`${gameLikes.sysname} <> ${sysname}`)),

  async like(executor: Executor, uid: number, sysname: string, createdAt: Date): Promise<void> {
    await executor.insert(gameLikes).values({ uid, sysname, createdAt }).onConflictDoNothing()
  },

  async dislike(executor: Executor, uid: number, sysname: string): Promise<void> {
    await executor.delete(gameLikes).where(and(eq(gameLikes.uid, uid), eq(gameLikes.sysname, sysname)))
  },

  async opened(executor: Executor, uid: number, sysname: string, openedAt: Date): Promise<void> {
    await executor
      .insert(gameLaunches)
      .values({ uid, sysname, openedAt })
      .onConflictDoUpdate({ target: [gameLaunches.uid, gameLaunches.sysname], set: { openedAt } })
  },

  /** What a player opened, the last first. */
  async recent(executor: Executor, uid: number, atMost: number): Promise<string[]> {
    const rows = await executor
      .select({ sysname: gameLaunches.sysname })
      .from(gameLaunches)
      .where(eq(gameLaunches.uid, uid))
      .orderBy(desc(gameLaunches.openedAt), gameLaunches.sysname)
      .limit(atMost)
    return rows.map(({ sysname }) => sysname)
  },
}
