import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { createDatabase } from '../../fixtures/databases/createDatabase.ts'
import type { Database } from './Database.ts'
import { startSite } from './startSite.ts'

/** Names the Postgres of the run, for workers. */
export const postgresUrl = 'E2E_POSTGRES_URL'

const started = 'started'

/** Settings of a site of a worker, by where it is to keep its data. */
export async function settingsOf(
  database: Database,
  { workerIndex }: { workerIndex: number },
): Promise<Record<string, string>> {
  return database === 'postgres' ? { DATABASE_URL: await startedPostgres(`worker_${workerIndex}`) } : {}
}

/**
 * A database as it is after a first start, on the Postgres of the run. The first worker that wants one starts a site from
 * nothing; the others wait for it, and all get copies.
 * @param name of the new database
 */
async function startedPostgres(name: string): Promise<string> {
  const admin = process.env[postgresUrl]
  if (!admin) throw new Error('The global setup has started no Postgres')
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(1)')
    if (!(await exists(client, started))) await makeStarted(client, admin)
    return await createDatabase(admin, name, started)
  } finally {
    await client.end()
  }
}

async function makeStarted(client: pg.Client, admin: string): Promise<void> {
  const site = await startSite({ DATABASE_URL: await createDatabase(admin, 'starting') })
  await site.stop()
  // Nobody may be connected to what is renamed, and Postgres hears a little late that somebody has gone.
  while (await isUsed(client, 'starting')) await pause(50)
  await client.query(`alter database starting rename to ${started}`)
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  return (await client.query('select from pg_database where datname = $1', [name])).rowCount !== 0
}

async function isUsed(client: pg.Client, name: string): Promise<boolean> {
  return (await client.query('select from pg_stat_activity where datname = $1', [name])).rowCount !== 0
}
