import type { Database, Executor } from '../../db/Database.ts'
import { together } from '../../db/together.ts'
import { amountIn } from '../campaigns/campaignRules.ts'
import type { PlayerEvents } from '../events/createPlayerEvents.ts'
import type { ClosedRound } from '../seamless/createRoundCloser.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { hundredthsOf, ratesOf } from '../wallet/rates.ts'
import { leaderboardRepository, type StoredLine } from './leaderboardRepository.ts'

export type Board = 'most' | 'latest' | 'greatest'

const day = 86_400_000
/** Days that are looked back at where the site does not say. */
const usualDays = 30
/** Lines that are known of each board; nobody is told of more. */
const longest = 200
/** Milliseconds for which what was read is answered again. */
const kept: Record<Board, number> = { most: 30_000, latest: 2_000, greatest: 10_000 }

type Services = {
  database: Database
  live: LiveSite
  events: Pick<PlayerEvents, 'announce'>
  clock: () => Date
}

/** What players win, as everybody may see it. */
export function createLeaderboard({ database, live, events, clock }: Services) {
  const words = () => live.games().words?.wins
  const since = () => new Date(clock().getTime() - (words()?.days ?? usualDays) * day)
  const known = new Map<Board, { at: number; lines: Promise<StoredLine[]> }>()

  return {
    /** Notes what a round has won, in the transaction that closes it. */
    async roundClosed(tx: Executor, round: ClosedRound): Promise<bigint> {
      const { id, uid, sysname, currency, staked, won, closedAt } = round
      // What comes back and is not above the stake is no win, to tell others of or to count.
      if (won <= staked) return 0n
      const rates = ratesOf(live.site().general)
      const { default_currency } = live.site().general
      const worth = Number(hundredthsOf(won, { from: currency, to: default_currency, rates }) ?? 0n)
      const win = { roundId: id, uid, game: sysname, currency, won, worth, wonAt: closedAt }
      const isTold = won >= (amountIn(words()?.least, currency) ?? 0n)
      await together([
        leaderboardRepository.addToDay(tx, win),
        isTold && leaderboardRepository.addWin(tx, win),
        isTold && events.announce({ name: 'win', of: 'all' }, tx),
      ])
      return 0n
    },

    /** The first lines of a board, as they were a moment ago. */
    async lines(board: Board): Promise<readonly StoredLine[]> {
      const now = Date.now()
      const found = known.get(board)
      if (found && now - found.at < kept[board]) return found.lines
      const lines = leaderboardRepository[board](database.drizzle, since(), longest)
      known.set(board, { at: now, lines })
      // What has failed is asked again.
      lines.catch(() => known.delete(board))
      return lines
    },

    /** Forgets what is older than anybody is shown. */
    sweep: () => leaderboardRepository.forget(database.drizzle, since()),
  }
}

export type Leaderboard = ReturnType<typeof createLeaderboard>
