import type { Database } from '../../db/Database.ts'
import { lockPlayer } from '../wallet/lockPlayer.ts'
import { playerGameRepository } from './playerGameRepository.ts'

/** Most games that a player may like. */
export const mostLikes = 500
/** Most games that are answered as opened lately. */
const mostRecent = 200

/** What players like, and what they opened. */
export function createPlayerGames({ drizzle, transaction }: Pick<Database, 'drizzle' | 'transaction'>) {
  return {
    /** What a player likes, the last first. */
    likes: (uid: number) => playerGameRepository.likes(drizzle, uid),

    /** @returns false where the player likes as many as anybody may */
    like: (uid: number, sysname: string, createdAt: Date): Promise<boolean> =>
      transaction(async (tx) => {
        // Two likes of one player come one after the other, so that both see how many there are.
        await lockPlayer(tx, uid)
        if ((await playerGameRepository.countOtherLikes(tx, uid, sysname)) >= mostLikes) return false
        await playerGameRepository.like(tx, uid, sysname, createdAt)
        return true
      }),

    dislike: (uid: number, sysname: string) => playerGameRepository.dislike(drizzle, uid, sysname),

    opened: (uid: number, sysname: string, openedAt: Date) =>
      playerGameRepository.opened(drizzle, uid, sysname, openedAt),

    /** What a player opened, the last first. */
    recent: (uid: number) => playerGameRepository.recent(drizzle, uid, mostRecent),
  }
}

export type PlayerGames = ReturnType<typeof createPlayerGames>
