import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Executor } from './Database.ts'
import { DatabaseAwayError } from './DatabaseAwayError.ts'
import { isLost } from './isLost.ts'

/**
 * Runs `work` in a transaction on a connection of its own. A connection that is lost on the way goes out of the pool with
 * all that was done on it.
 * @throws DatabaseAwayError `undone` where it was lost before the end, `unknown` where it was lost while committing
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: Executor) => Promise<T>,
  config: PgTransactionConfig,
): Promise<T> {
  const client = await pool.connect()
  let lost: Error | undefined
  const lose = (error: unknown) => {
    lost ??= error instanceof Error ? error : new Error(String(error))
  }
  client.on('error', lose)
  let refusal: { error: unknown } | undefined
  let isCommitting = false
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      try {
        const result = await work(tx as unknown as Executor)
        if (lost) throw lost
        isCommitting = true
        return result
      } catch (error) {
        if (isLost(error)) {
          lose(error)
          // Nobody is there to be told of the rollback that comes next, and a silent server would be waited for.
          client.end().catch(() => {})
        } else refusal = { error }
        throw error
      }
    }, config)
  } catch (error) {
    // Rolled back, or gone with the connection: either way what it says is true.
    if (isLost(error)) lose(error)
    if (refusal) throw refusal.error
    if (!lost) throw error
    throw new DatabaseAwayError(isCommitting ? 'unknown' : 'undone', { cause: lost })
  } finally {
    client.off('error', lose)
    client.release(lost)
  }
}
