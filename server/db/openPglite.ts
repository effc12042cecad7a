import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database, Executor } from './Database.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import { refuseOtherTables } from './refuseOtherTables.ts'
import { notificationChannel, Subscriptions } from './Subscriptions.ts'
import { retryUndone } from './sqlErrors.ts'
import { takingTurns } from './takingTurns.ts'

/** What stands in files the system keeps at hand anyway; the usual 128 MB would be held twice, and never given back. */
const sharedBuffers = '16MB'

/** Opens and migrates the embedded database; in memory when no directory is given. The caller holds the lock. */
export async function openPglite(directory?: string): Promise<Database> {
  const client = await PGlite.create(directory ?? 'memory://', {
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  })
  return databaseOnPglite(client)
}

/** Migrates the database and wraps it. @throws OtherTablesError */
export async function databaseOnPglite(embedded: PGlite): Promise<Database> {
  const client = takingTurns(embedded)
  const typed = drizzle(client)
  await refuseOtherTables((text) => client.query(text), client.dataDir ?? 'memory')
  await migrate(typed, { migrationsFolder })
  const executor = typed as unknown as Executor
  const subscriptions = new Subscriptions(executor)
  await client.listen(notificationChannel, (message) => subscriptions.deliver(message))
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
    // It is in this process, and never away.
    onReach: () => () => {},
    async health() {
      await executor.execute(sql`select 1`)
    },
    close: () => client.close(),
  }
}
