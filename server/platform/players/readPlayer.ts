import type { Database } from '../../db/Database.ts'
import type { TokenOwner } from '../sessions/playerSessions.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { type AccountInfo, accountInfo } from './accountInfo.ts'
import { playerRepository } from './playerRepository.ts'

type Services = { database: Pick<Database, 'drizzle'>; live: LiveSite; clock: () => Date }

/** Tells all that pages say of players. */
export function createPlayerReader({ database: { drizzle }, live, clock }: Services) {
  return {
    /** The account info of a player; undefined where there is no such account. */
    async info(uid: number): Promise<AccountInfo | undefined> {
      const player = await playerRepository.find(drizzle, uid)
      return player && accountInfo(player, live.site(), clock())
    },

    /** Whose token this is, while it is good. */
    async ofToken(token: string): Promise<TokenOwner | undefined> {
      const found = await playerRepository.findByToken(drizzle, token)
      if (!found) return undefined
      const { isBanned, isDeleted } = found.player.account
      return {
        info: accountInfo(found.player, live.site(), clock()),
        isBlocked: isBanned || isDeleted,
        seenLately: found.seenLately,
      }
    },
  }
}

export type PlayerReader = ReturnType<typeof createPlayerReader>
