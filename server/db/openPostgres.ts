import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { askWritable } from './askWritable.ts'
import { createHints } from './createHints.ts'
import { createPool } from './createPool.ts'
import { createRoomWatch } from './createRoomWatch.ts'
import type { Database, Executor } from './Database.ts'
import { DatabaseAwayError } from './DatabaseAwayError.ts'
import { inTransaction } from './inTransaction.ts'
import { listen } from './listen.ts'
import { migratePostgres } from './migratePostgres.ts'
import { Subscriptions } from './Subscriptions.ts'
import { retryUndone } from './sqlErrors.ts'
import { type ReachEvent, watchReach } from './watchReach.ts'

/**
 * Said in each transaction, whatever the database is set to: who waited for a lock reads afterwards what its holder
 * wrote. With snapshots, what is computed under a lock (limits, bonuses) would be computed from before.
 */
const usual = { isolationLevel: 'read committed' } as const
const readOnly = { ...usual, accessMode: 'read only' } as const

type Options = {
  /**
   * The same database by an address that gives a session of its own, where `url` is that of a pooler that gives each
   * transaction another: for what belongs to a session (LISTEN, and the making of tables).
   */
  directUrl?: string
  /** Only to look at it, as on a standby: nothing is listened to, and no transaction may write. */
  isReadOnly?: boolean
}

/** Connects to Postgres, migrates it and starts to listen. @throws Error when it cannot be reached, OtherTablesError */
export async function openPostgres(
  url: string,
  { directUrl, isReadOnly = false }: Options = {},
): Promise<Database> {
  await migratePostgres(directUrl ?? url)
  const listeners = new Set<(event: ReachEvent) => void>()
  const tell = (event: ReachEvent) => {
    for (const listener of listeners) listener(event)
  }
  const reach = watchReach(() => look(url, isReadOnly), tell)
  const inRoom = createRoomWatch(tell)
  const pool = createPool(url, reach, { isPooled: directUrl !== undefined })
  const executor = drizzle({ client: pool }) as unknown as Executor
  const hints = createHints(async (messages) => listener?.notify(messages))
  const subscriptions = new Subscriptions(executor, hints)
  let isListening = !isReadOnly
  const listener = isReadOnly
    ? undefined
    : await listen(directUrl ?? url, {
        onMessage: (message) => subscriptions.deliver(message),
        onGap: () => {
          isListening = true
          subscriptions.tellGap()
        },
        onLost: (error) => {
          isListening = false
          reach.suspect(error)
        },
      })
  return {
    kind: 'postgres',
    drizzle: executor,
    transaction(work, { ahead, ...config } = {}) {
      const asked = ahead && { ahead: onlyOnce(ahead) }
      const mode = isReadOnly ? readOnly : usual
      const once = () =>
        inTransaction(pool, work, { ...mode, ...config, ...asked }).catch((error: unknown) => {
          // A standby that refuses to write breaks nothing off that would be noticed.
          if (error instanceof DatabaseAwayError && error.fate !== 'none') reach.suspect(error)
          throw error
        })
      return inRoom(() => retryUndone(once))
    },
    async query(text, values) {
      const answer = await inRoom(() => pool.query<Record<string, unknown>>(text, values))
      // Several statements are answered by a list, whatever the types say.
      const answers = Array.isArray(answer) ? (answer as (typeof answer)[]) : [answer]
      return { rows: answers.flatMap(({ rows }) => rows) }
    },
    notifier: subscriptions,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      isListening,
    }),
    async health() {
      if (isReadOnly) return void (await executor.execute(sql`select 1`))
      const client = await pool.connect()
      try {
        await reach.through(() => askWritable(client), 'none')
        client.release()
      } catch (error) {
        client.release(true)
        throw error
      }
    },
    onReach(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      reach.close()
      await hints.sent()
      await listener?.close()
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

/** Connects anew, asks, because a pooler answers before it has a connection itself, and leaves. */
async function look(url: string, isReadOnly: boolean): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 1_500,
    query_timeout: 1_500,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    if (isReadOnly) await client.query('select 1')
    else await askWritable(client)
  } finally {
    await client.end().catch(() => {})
  }
}
