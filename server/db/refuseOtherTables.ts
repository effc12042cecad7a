import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from './migrationsFolder.ts'
import { OtherTablesError } from './OtherTablesError.ts'

type Query = (text: string) => Promise<{ rows: Record<string, unknown>[] }>

/**
 * Refuses a database that was migrated by other migrations than ours. Later ones than we know are those of a newer
 * release, beside which this one may still run.
 * @param where how the operator knows the database
 * @throws OtherTablesError
 */
export async function refuseOtherTables(query: Query, where: string): Promise<void> {
  const { rows } = await query("select to_regclass('drizzle.__drizzle_migrations') is not null as is_there")
  if (!rows[0]?.is_there) return
  const [first] = (await query('select hash from drizzle.__drizzle_migrations order by id limit 1')).rows
  const [ours] = readMigrationFiles({ migrationsFolder })
  if (first && first.hash !== ours?.hash) throw new OtherTablesError(where)
}

/**
 * Refuses a data directory of before by where its database stands: opened, even only to be looked at, its files would
 * change.
 * @throws OtherTablesError
 */
export function refuseOtherDataDir(dataDir: string): void {
  if (existsSync(join(dataDir, 'database/PG_VERSION')) && !existsSync(join(dataDir, 'postgres')))
    throw new OtherTablesError(resolve(dataDir))
}
