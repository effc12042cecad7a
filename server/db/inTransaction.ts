import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { watchEnd } from './afterCommit.ts'
import type { Executor, TransactionConfig } from './Database.ts'
import { DatabaseAwayError } from './DatabaseAwayError.ts'
import { executorOn } from './executorOn.ts'
import { isLost } from './isLost.ts'
import { offerEnd } from './lastly.ts'
import type { PipelinedClient } from './PipelinedClient.ts'

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
  const client = (await pool.connect()) as pg.PoolClient & PipelinedClient
  let lost: Error | undefined
  const lose = (error: unknown) => {
    lost ??= error instanceof Error ? error : new Error(String(error))
  }
  client.on('error', lose)
  let refusal: { error: unknown } | undefined
  let isCommitting = false
  /** What became of a commit that was asked together with the last questions. */
  let early: Promise<pg.QueryResult | undefined> | undefined
  const executor = executorOn(client)
  const end = watchEnd(executor)
  let withdraw = () => {}
  try {
    // What comes next is sent behind it at once, and answered after it.
    const asked = ahead?.(executor)
    const begun = client.query(beginning(config))
    const isBegun = inOrder([asked, begun])
    isBegun.catch(() => {})
    withdraw = offerEnd(executor, {
      isBegun,
      commit(may) {
        early = client.commit((questions) => {
          isCommitting = may(questions)
          return isCommitting
        })
        early.catch(() => {})
      },
    })
    try {
      const [, , result] = await inOrder([asked, begun, work(executor)])
      const done = await early
      if (lost && !done) throw lost
      isCommitting = true
      refuseUndone(done ?? (await client.query('commit')))
      end(true)
      return result
    } catch (error) {
      const done = await early?.catch((reason: unknown) => {
        if (isLost(reason)) lose(reason)
      })
      // What failed since undoes nothing.
      if (done?.command === 'COMMIT') end(true)
      if (isLost(error)) {
        lose(error)
        // Nobody is there to be told of the rollback, and a silent server would be waited for.
        client.end().catch(() => {})
      } else if (!isCommitting) refusal = { error }
      if (!lost && !done) await client.query('rollback')
      throw error
    }
  } catch (error) {
    // Rolled back, or gone with the connection: either way what it says is true.
    if (isLost(error)) lose(error)
    if (refusal) throw refusal.error
    if (!lost) throw error
    throw new DatabaseAwayError(isCommitting ? 'unknown' : 'undone', { cause: lost })
  } finally {
    withdraw()
    end(false)
    client.off('error', lose)
    client.release(lost)
  }
}

/** A transaction in which something has failed is rolled back instead, and not as an error. */
function refuseUndone({ command }: pg.QueryResult): void {
  if (command !== 'COMMIT') throw new Error('The transaction had failed before it was to be committed')
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
