import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { watchEnd } from './afterCommit.ts'
import type { Executor, TransactionConfig } from './Database.ts'
import { DatabaseAwayError } from './DatabaseAwayError.ts'
import { executorOn } from './executorOn.ts'
import { isLost } from './isLost.ts'

/**
 * Runs `work` in a transaction on a connection of its own. A connection that is lost on the way goes out of the pool with
 * all that was done on it.
 * @throws DatabaseAwayError `undone` where it was lost before the end, `unknown` where it was lost while committing
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: Executor) => Promise<T>,
  { ahead, ...config }: TransactionConfig,
): Promise<T> {
  const client = await pool.connect()
  let lost: Error | undefined
  const lose = (error: unknown) => {
    lost ??= error instanceof Error ? error : new Error(String(error))
  }
  client.on('error', lose)
  let refusal: { error: unknown } | undefined
  let isCommitting = false
  const executor = executorOn(client)
  const end = watchEnd(executor)
  try {
    // What comes next is sent behind it at once, and answered after it.
    const asked = ahead?.(executor)
    const begun = client.query(beginning(config))
    try {
      const [, , result] = await inOrder([asked, begun, work(executor)])
      if (lost) throw lost
      isCommitting = true
      await client.query('commit')
      end(true)
      return result
    } catch (error) {
      if (isLost(error)) {
        lose(error)
        // Nobody is there to be told of the rollback, and a silent server would be waited for.
        client.end().catch(() => {})
      } else if (!isCommitting) refusal = { error }
      if (!lost) await client.query('rollback')
      throw error
    }
  } catch (error) {
    // Rolled back, or gone with the connection: either way what it says is true.
    if (isLost(error)) lose(error)
    if (refusal) throw refusal.error
    if (!lost) throw error
    throw new DatabaseAwayError(isCommitting ? 'unknown' : 'undone', { cause: lost })
  } finally {
    end(false)
    client.off('error', lose)
    client.release(lost)
  }
}

/** Waits for all of them. @throws what failed of the first that did */
async function inOrder<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  const settled = await Promise.allSettled(work)
  const failed = settled.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return settled.map((one) => one.status === 'fulfilled' && one.value) as never
}

function beginning({ isolationLevel, accessMode, deferrable }: PgTransactionConfig): string {
  const words = ['begin']
  if (isolationLevel) words.push(`isolation level ${isolationLevel}`)
  if (accessMode) words.push(accessMode)
  if (deferrable !== undefined) words.push(deferrable ? 'deferrable' : 'not deferrable')
  return words.join(' ')
}
