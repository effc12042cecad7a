import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { createPool } from './createPool.ts'
import type { Database, Executor } from './Database.ts'
import { inTransaction } from './inTransaction.ts'
import { listen } from './listen.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import { refuseOtherTables } from './refuseOtherTables.ts'
import { Subscriptions } from './Subscriptions.ts'
import { retryUndone } from './sqlErrors.ts'
import { type ReachEvent, watchReach } from './watchReach.ts'

/** Any constant does, as long as no other lock of ours uses it. */
const migrationLock = 4_206_001

/**
 * Said in each transaction, whatever the database is set to: who waited for a lock reads afterwards what its holder
 * wrote. With snapshots, what is computed under a lock (limits, bonuses) would be computed from before.
 */
const usual = { isolationLevel: 'read committed' } as const

/** Connects to Postgres, migrates it and starts to listen. @throws Error when it cannot be reached, OtherTablesError */
export async function openPostgres(url: string): Promise<Database> {
  await migrateUnderLock(url)
  const listeners = new Set<(event: ReachEvent) => void>()
  const reach = watchReach(
    () => look(url),
    (event) => {
      for (const listener of listeners) listener(event)
    },
  )
  const pool = createPool(url, reach)
  const executor = drizzle({ client: pool }) as unknown as Executor
  const subscriptions = new Subscriptions(executor)
  const listener = await listen(url, {
    onMessage: (message) => subscriptions.deliver(message),
    onGap: () => subscriptions.deliverGap(),
    onLost: (error) => reach.suspect(error),
  })
  return {
    kind: 'postgres',
    drizzle: executor,
    transaction(work, { ahead, ...config } = {}) {
      const asked = ahead && { ahead: onlyOnce(ahead) }
      return retryUndone(() => inTransaction(pool, work, { ...usual, ...config, ...asked }))
    },
    async query(text, values) {
      const answer = await pool.query<Record<string, unknown>>(text, values)
      // Several statements are answered by a list, whatever the types say.
      const answers = Array.isArray(answer) ? (answer as (typeof answer)[]) : [answer]
      return { rows: answers.flatMap(({ rows }) => rows) }
    },
    notifier: subscriptions,
    async health() {
      await executor.execute(sql`select 1`)
    },
    onReach(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      reach.close()
      await listener.close()
      await pool.end()
    },
  }
}

type Question = (executor: Executor) => Promise<unknown>

/** The same question, which whoever asks again has the first answer to. */
function onlyOnce(question: Question): Question {
  let answer: Promise<unknown> | undefined
  return (executor) => {
    // A query of the builder is asked by each `then`; a promise is not.
    answer ??= question(executor).then()
    return answer
  }
}

/** Connects anew, and leaves. */
async function look(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_500 })
  client.on('error', () => {})
  try {
    await client.connect()
  } finally {
    await client.end().catch(() => {})
  }
}

/** Several processes that start at once migrate one after another; the later ones find nothing to do. */
async function migrateUnderLock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // What is lost is told by the query that waits for it.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new Error(`Postgres at ${placeOf(url)} cannot be reached: ${reason(error)}`, { cause: error })
  }
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseOtherTables((text) => client.query(text), placeOf(url))
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // Ending the connection also gives the lock back.
    await client.end()
  }
}

/** Server and database, without who signs in there. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
