import { DatabaseAwayError, type Fate } from './DatabaseAwayError.ts'
import { isAnswered, isLost } from './isLost.ts'

/** What happens to the way to the database, for the log: one line each, however many are waiting for it. */
export type ReachEvent =
  | { what: 'lost'; error: unknown }
  | { what: 'away'; error: unknown }
  | { what: 'back'; afterMs: number }
  | { what: 'full'; error: unknown }

/** How long after a failed look the next one is taken. Well below the two seconds in which the site must be back. */
export const pauseMs = 250
/** Connections that are lost one after another are told of once in so long. */
const quietMs = 10_000

/**
 * Knows whether the database can be reached. While it cannot, everybody is refused at once instead of waiting for a
 * connection each, and one look after another finds out when it is back.
 * @param look connects anew; rejects where that fails
 */
export function watchReach(look: () => Promise<void>, tell: (event: ReachEvent) => void) {
  let away: { since: number; error: unknown } | undefined
  let isLooking = false
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let lastTold = Number.NEGATIVE_INFINITY

  async function lookOnce(error: unknown): Promise<void> {
    try {
      await look()
    } catch (reason) {
      if (isClosed) return
      if (!isAnswered(reason)) {
        if (!away) tell({ what: 'away', error: reason })
        away ??= { since: performance.now(), error: reason }
        timer = setTimeout(() => start(reason), pauseMs)
        return
      }
    }
    if (away) tell({ what: 'back', afterMs: Math.round(performance.now() - away.since) })
    else if (performance.now() - lastTold > quietMs) {
      lastTold = performance.now()
      tell({ what: 'lost', error })
    }
    away = undefined
  }

  function start(error: unknown): void {
    if (isLooking) return
    isLooking = true
    void lookOnce(error).finally(() => {
      isLooking = false
    })
  }

  /** Somebody's connection was lost, or could not be had: has a look whether that is so for everybody. */
  function suspect(error: unknown): void {
    if (!isClosed && !away) start(error)
  }

  return {
    suspect,

    /**
     * Does what needs a connection.
     * @param fate what is known of it where the connection is lost
     * @throws DatabaseAwayError at once while the database is away
     */
    async through<T>(work: () => Promise<T>, fate: Fate): Promise<T> {
      if (away) throw new DatabaseAwayError('none', { cause: away.error })
      try {
        return await work()
      } catch (error) {
        if (!isLost(error)) throw error
        suspect(error)
        throw new DatabaseAwayError(fate, { cause: error })
      }
    },

    close(): void {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

export type Reach = ReturnType<typeof watchReach>
