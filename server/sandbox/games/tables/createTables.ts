import type { Database } from '../../../db/Database.ts'
import type { Played } from '../createPlay.ts'
import { createSettle } from '../createSettle.ts'
import { createStakes } from '../createStakes.ts'
import { allGames } from '../gameList.ts'
import type { GameSession } from '../gameRepository.ts'
import { PlayError } from '../PlayError.ts'
import type { Settlements } from '../settlements.ts'
import type { WalletCall } from '../walletClient.ts'
import { createTable, type Table } from './createTable.ts'
import { createTableBets } from './createTableBets.ts'
import { createTableFeed } from './createTableFeed.ts'
import { recoverTables } from './recoverTables.ts'
import { isTable } from './sharedRules.ts'

/** Milliseconds for which somebody who asks is there, as who hears the stream is; and after which a step is tried again. */
const patience = 30_000
const rest = 1_000

type Options = {
  database: Database
  call: WalletCall
  settlements: Settlements
  pauses?: readonly number[]
  /** Milliseconds since 1970. */
  clock?: () => number
}

/**
 * The tables whose rounds players share. Their clock is in this process: they are for one process alone (decision 0149).
 */
export function createTables({ database, call, settlements, pauses, clock = Date.now }: Options) {
  const stakes = createStakes({ database, call, settlements, ...(pauses && { pauses }) })
  const settle = createSettle(database, settlements)
  const bets = createTableBets({ database, stakes, settle, clock })
  const feed = createTableFeed()
  const tables = new Map<string, { table: Table; advance: () => Promise<void> }>()
  const askedAt = new Map<string, number>()
  const timers = new Map<string, NodeJS.Timeout>()
  const leaving = new Set<Promise<Played>>()
  let isClosed = false
  let recovered: Promise<void> | undefined

  function make(id: string) {
    const game = allGames().get(id)
    if (!isTable(game)) return undefined
    const isWatched = () => feed.size(id) > 0 || clock() - (askedAt.get(id) ?? 0) < patience
    const changed = () => feed.tell(id, table.state())
    const table = createTable({
      ...{ game, database, settlements, settle, clock, isWatched, changed },
      leaving: () => Promise.allSettled(leaving),
    })
    let running: Promise<void> = Promise.resolve()
    const advance = () => {
      running = running
        .then(() => (isClosed ? undefined : table.advance()))
        .then(
          () => wakeAt(id, table.next()),
          // A database that is gone is met again a little later.
          () => wakeAt(id, clock() + rest),
        )
      return running
    }
    return { table, advance }
  }

  function wakeAt(id: string, time: number | undefined): void {
    clearTimeout(timers.get(id))
    if (time === undefined || isClosed) return
    const timer = setTimeout(() => void tables.get(id)?.advance(), Math.max(5, time - clock()))
    timer.unref()
    timers.set(id, timer)
  }

  return {
    bets,
    feed,

    /** Ends what a process before has left; nobody plays before. */
    recover(): Promise<void> {
      recovered ??= recoverTables({ database, stakes, settle })
        .then(() => void settlements.run())
        .catch((error: unknown) => {
          recovered = undefined
          throw error
        })
      return recovered
    },

    /** A table at which somebody is, with the round that goes on; none where the game is no table. */
    async at(id: string): Promise<Table | undefined> {
      const known = tables.get(id) ?? make(id)
      if (!known) return undefined
      tables.set(id, known)
      await this.recover()
      askedAt.set(id, clock())
      await known.advance()
      return known.table
    },

    /**
     * Leaves a flight, at the height that it had when this was called: no flight ends over a wish that came before.
     * @param who looks up whose wish it is
     */
    async leave(who: () => Promise<GameSession>): Promise<Played> {
      const now = clock()
      const done = who().then((session) => {
        const table = tables.get(session.game)?.table
        if (!table) throw new PlayError(409, 'ROUND_CLOSED', 'The round is over')
        return bets.leave(table, session, now)
      })
      leaving.add(done)
      return done.finally(() => leaving.delete(done))
    },

    async close(): Promise<void> {
      isClosed = true
      for (const timer of timers.values()) clearTimeout(timer)
      feed.close()
      await Promise.all([...tables.values()].map(({ advance }) => advance()))
    },
  }
}

export type Tables = ReturnType<typeof createTables>
