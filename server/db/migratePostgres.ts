import { type SQL, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { describeFailure } from '../process/describeFailure.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import { refuseOtherTables } from './refuseOtherTables.ts'
import { refusalOf } from './sqlErrors.ts'

/** Any constant does, as long as no other lock of ours uses it. */
const migrationLock = 4_206_001

/**
 * Brings the tables up to date where they are not. Several processes that start at once do so one after another; the
 * later ones find nothing to do. Of tables that are up to date nothing is asked but to read.
 * @throws Error when it cannot be reached, or may not be changed by whoever asks; OtherTablesError
 */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // What is lost is told by the query that waits for it.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new Error(`Postgres at ${placeOf(url)} cannot be reached: ${describeFailure(error)}`, {
      cause: error,
    })
  }
  try {
    const query = (text: string) => client.query<Record<string, unknown>>(text)
    await refuseOtherTables(query, placeOf(url))
    if (await isCurrent(query)) return
    await drizzle(client).transaction(async (tx) => {
      // Of the transaction and not of the session, which a pooler would keep.
      await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
      await migrate(inside(tx), { migrationsFolder })
    })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined) throw error
    throw new Error(
      `The tables at ${placeOf(url)} are not up to date, and this role may not change them (${refusal}): ` +
        'run `npm run migrate` with the DATABASE_URL of their owner first.',
    )
  } finally {
    await client.end()
  }
}

/** Whether the last of our migrations was carried out; tables of a newer release are as good. */
async function isCurrent(
  query: (text: string) => Promise<{ rows: Record<string, unknown>[] }>,
): Promise<boolean> {
  const { rows } = await query("select to_regclass('drizzle.__drizzle_migrations') is not null as is_there")
  if (!rows[0]?.is_there) return false
  const last = (await query('select max(created_at)::float8 as at from drizzle.__drizzle_migrations')).rows[0]
  const ours = readMigrationFiles({ migrationsFolder }).at(-1)
  return ours !== undefined && Number(last?.at) >= ours.folderMillis
}

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** A transaction as the migrator wants a database: its own `begin` and `commit` would end ours. */
function inside(tx: Transaction): NodePgDatabase {
  const session = {
    execute: (query: SQL) => tx.execute(query),
    all: async (query: SQL) => (await tx.execute(query)).rows,
    transaction: (work: (inner: Transaction) => Promise<void>) => work(tx),
  }
  return { dialect: Reflect.get(tx, 'dialect'), session } as unknown as NodePgDatabase
}

/** Server and database, without who signs in there. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname
}
