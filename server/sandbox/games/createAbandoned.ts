import type { Database } from '../../db/Database.ts'
import type { Play } from './createPlay.ts'
import { defaultMove } from './defaultMove.ts'
import { allGames } from './gameList.ts'
import { gameRepository } from './gameRepository.ts'
import { isOwnFlight } from './ownFlight.ts'
import { PlayError } from './PlayError.ts'

/** Seconds from its begin after which an open round is ended. */
const patience = 24 * 60 * 60
/** Seconds after which every flight has ended: one that its player did not see end waits no longer. */
const longestFlight = 120
/** Milliseconds between looks for such rounds. */
const between = 10 * 60 * 1000
/** Rounds of one look. */
const most = 50

/** Ends rounds that players have left open, by the default move of their rules. */
export function createAbandoned(database: Database, play: Play) {
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  async function end(id: string): Promise<void> {
    for (;;) {
      const round = await gameRepository.round(database.drizzle, id)
      const session = round && (await gameRepository.session(database.drizzle, round.session))
      const game = round && allGames().get(round.game)
      if (round?.state !== 'open' || !session || !game || !round.outcome) return
      const move = defaultMove(game.kind, round.outcome)
      if (move === undefined) return play.giveBack(session, round)
      await play.move(game, session, id, move)
    }
  }

  async function look(): Promise<void> {
    clearTimeout(timer)
    // Who plays on meanwhile is right; a round that cannot be ended now is met again.
    const flights = [...allGames().values()].filter(isOwnFlight).map(({ id }) => id)
    const left = [
      ...(await gameRepository.leftOpen(database.drizzle, longestFlight, most, flights)),
      ...(await gameRepository.leftOpen(database.drizzle, patience, most)),
    ]
    for (const { id } of left)
      await end(id).catch((error: unknown) => {
        if (!(error instanceof PlayError)) throw error
      })
  }

  return {
    /** Looks now, and again and again. */
    run(): Promise<void> {
      running = running
        .then(() => (isClosed ? undefined : look()))
        // A database that is away is met at the next look.
        .catch(() => undefined)
        .then(() => {
          if (isClosed) return
          timer = setTimeout(() => void this.run(), between)
          timer.unref()
        })
      return running
    },
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}
