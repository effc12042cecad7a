import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import { lockPlayer } from '../wallet/lockPlayer.ts'
import { gameLaunches, gameLikes } from './schema.ts'

/** Most games that a player may like. */
export const mostLikes = 500
/** Most games that are answered as opened lately. */
const mostRecent = 200

/** What players like, and what they opened. */
export function createPlayerGameRepository(database: Database) {
  const { drizzle } = database
  return {
    /** What a player likes, the last first. */
    async likes(uid: number): Promise<string[]> {
      const rows = await drizzle
        .select({ sysname: gameLikes.sysname })
        .from(gameLikes)
        .where(eq(gameLikes.uid, uid))
        .orderBy(desc(gameLikes.createdAt), gameLikes.sysname)
      return rows.map(({ sysname }) => sysname)
    },

    /** @returns false where the player likes as many as anybody may */
    async like(uid: number, sysname: string, createdAt: Date): Promise<boolean> {
      return database.transaction(async (tx) => {
        // Two likes of one player come one after the other, so that both see how many there are.
        await lockPlayer(tx, uid)
        const others = await tx.$count(
          gameLikes,
          and(eq(gameLikes.uid, uid), sql`${gameLikes.sysname} <> ${sysname}`),
        )
        if (others >= mostLikes) return false
        await tx.insert(gameLikes).values({ uid, sysname, createdAt }).onConflictDoNothing()
        return true
      })
    },

    async dislike(uid: number, sysname: string): Promise<void> {
      await drizzle.delete(gameLikes).where(and(eq(gameLikes.uid, uid), eq(gameLikes.sysname, sysname)))
    },

    async opened(uid: number, sysname: string, openedAt: Date): Promise<void> {
      await drizzle
        .insert(gameLaunches)
        .values({ uid, sysname, openedAt })
        .onConflictDoUpdate({ target: [gameLaunches.uid, gameLaunches.sysname], set: { openedAt } })
    },

    /** What a player opened, the last first. */
    async recent(uid: number): Promise<string[]> {
      const rows = await drizzle
        .select({ sysname: gameLaunches.sysname })
        .from(gameLaunches)
        .where(eq(gameLaunches.uid, uid))
        .orderBy(desc(gameLaunches.openedAt), gameLaunches.sysname)
        .limit(mostRecent)
      return rows.map(({ sysname }) => sysname)
    },
  }
}

export type PlayerGameRepository = ReturnType<typeof createPlayerGameRepository>
