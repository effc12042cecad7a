import { DatabaseAwayError } from './DatabaseAwayError.ts'
import { sqlState } from './sqlErrors.ts'
import type { ReachEvent } from './watchReach.ts'

/** A disk or a memory that is full (PostgreSQL, appendix A, class 53); 53300 is a connection that is not to be had. */
const fullStates = new Set(['53100', '53200'])

/** It is told once in so long, whoever meets it. */
const quietMs = 10_000

/**
 * Makes of what a database has no room for the error that its callers know: nothing of it was done, and it may be sent
 * again, with luck when there is room.
 */
export function createRoomWatch(tell: (event: ReachEvent) => void) {
  let lastTold = Number.NEGATIVE_INFINITY
  return async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (!fullStates.has(sqlState(error) ?? '')) throw error
      if (performance.now() - lastTold > quietMs) {
        lastTold = performance.now()
        tell({ what: 'full', error })
      }
      throw new DatabaseAwayError('undone', { cause: error })
    }
  }
}
