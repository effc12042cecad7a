import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database, Executor } from './Database.ts'
import { embeddedBytes } from './embeddedBytes.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import { refuseOtherTables } from './refuseOtherTables.ts'
import { type Opened, reviving } from './reviving.ts'
import { notificationChannel, Subscriptions } from './Subscriptions.ts'
import { retryUndone } from './sqlErrors.ts'
import { takingTurns } from './takingTurns.ts'
import type { ReachEvent } from './watchReach.ts'

/**
 * 16 MB of what stands in files the system keeps at hand anyway; the usual 128 MB would be held twice, and never given
 * back. The log is kept for 64 MB and not for a gigabyte.
 */
const startParams = ['shared_buffers=16MB', 'min_wal_size=32MB', 'max_wal_size=64MB'].flatMap((one) => [
  '-c',
  one,
])

/** Opens and migrates the embedded database of a folder. The caller holds the lock. */
export async function openPglite(directory: string): Promise<Database> {
  const listeners = new Set<(event: ReachEvent) => void>()
  const gaps = new Set<() => void>()
  const client = reviving(await start(directory), {
    reopen: () => start(directory),
    probe: `${directory}.room`,
    tell: (event) => {
      for (const listener of listeners) listener(event)
    },
    onGap: () => {
      for (const listener of gaps) listener()
    },
  })
  const database = await databaseOnPglite(client, (listener) => gaps.add(listener))
  const endTidying = keepLogShort(client)
  return {
    ...database,
    onReach(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      endTidying()
      return database.close()
    },
  }
}

async function start(directory: string): Promise<Opened> {
  let said = 'The embedded database has given up'
  const client = await PGlite.create(directory, {
    ...embeddedBytes,
    startParams: [...PGlite.defaultStartParams, ...startParams],
    onStderr(line) {
      said = /PANIC: +(.*)/.exec(line)?.[1] ?? said
      return false
    },
  })
  return { client, lastWords: () => said }
}

/** Milliseconds between two checkpoints, where anything was written. */
const checkpointMs = 60_000

/** Within one process Postgres makes no checkpoints by itself: its log would grow for as long as it runs. */
function keepLogShort(client: PGlite): () => void {
  let last = ''
  const position = async () => {
    const { rows } = await client.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at')
    return rows[0]?.at ?? ''
  }
  const timer = setInterval(async () => {
    try {
      if ((await position()) === last) return
      await client.query('checkpoint')
      last = await position()
    } catch {
      // Whoever asks next is told.
    }
  }, checkpointMs).unref()
  return () => clearInterval(timer)
}

/** Migrates a database and wraps it. @param onGap who calls back where notices were missed @throws OtherTablesError */
export async function databaseOnPglite(
  embedded: PGlite,
  onGap: (listener: () => void) => void = () => {},
): Promise<Database> {
  const client = takingTurns(embedded)
  const typed = drizzle(client)
  await refuseOtherTables((text) => client.query(text), client.dataDir ?? 'memory')
  await migrate(typed, { migrationsFolder })
  const executor = typed as unknown as Executor
  const subscriptions = new Subscriptions(executor)
  await client.listen(notificationChannel, (message) => subscriptions.deliver(message))
  onGap(() => subscriptions.tellGap())
  return {
    kind: 'pglite',
    drizzle: executor,
    async transaction(work, { ahead, ...mode } = {}) {
      await ahead?.(executor)
      // It would say `set transaction` with nothing behind.
      const config = Object.keys(mode).length > 0 ? mode : undefined
      return retryUndone(() => executor.transaction((tx) => work(tx), config))
    },
    async query(text, values) {
      if (values !== undefined && values.length > 0)
        return client.query<Record<string, unknown>>(text, values)
      const results = await client.exec(text)
      // Of several statements, all that answered: a COMMIT behind them answers nothing.
      return { rows: results.flatMap(({ rows }) => rows) }
    },
    notifier: subscriptions,
    // Of a folder it may be.
    onReach: () => () => {},
    async health() {
      await executor.execute(sql`select 1`)
    },
    close: () => client.close(),
  }
}
