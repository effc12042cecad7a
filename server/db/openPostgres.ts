import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database, Executor } from './Database.ts'
import { listen } from './listen.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import { Subscriptions } from './Subscriptions.ts'
import { retryConflicts } from './sqlErrors.ts'

/** Any constant does, as long as no other lock of ours uses it. */
const migrationLock = 4_206_001

/**
 * Said in each transaction, whatever the database is set to: who waited for a lock reads afterwards what its holder
 * wrote. With snapshots, what is computed under a lock (limits, bonuses) would be computed from before.
 */
const usual = { isolationLevel: 'read committed' } as const

/** Connects to Postgres, migrates it and starts to listen. @throws Error when it cannot be reached */
export async function openPostgres(url: string): Promise<Database> {
  await migrateUnderLock(url)
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'croupier',
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // An idle connection that the server closes is replaced at the next query; unheard, it would end the process.
  pool.on('error', () => {})

  const executor = drizzle(pool) as unknown as Executor
  const subscriptions = new Subscriptions(executor)
  const listener = await listen(url, {
    onMessage: (message) => subscriptions.deliver(message),
    onGap: () => subscriptions.deliverGap(),
  })
  return {
    kind: 'postgres',
    drizzle: executor,
    transaction: (work, config) =>
      retryConflicts(() => executor.transaction((tx) => work(tx), { ...usual, ...config })),
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
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

/** Several processes that start at once migrate one after another; the later ones find nothing to do. */
async function migrateUnderLock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
  } catch (error) {
    const { host, pathname } = new URL(url)
    throw new Error(`Postgres at ${host}${pathname} cannot be reached: ${reason(error)}`, { cause: error })
  }
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // Ending the connection also gives the lock back.
    await client.end()
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
