import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Settings } from '../settings/settings.ts'
import type { Database } from './Database.ts'
import { lockDataDir } from './lockDataDir.ts'
import { openPglite } from './openPglite.ts'
import { openPostgres } from './openPostgres.ts'
import { refuseOtherDataDir } from './refuseOtherTables.ts'

/**
 * Opens and migrates the database that the settings choose.
 * @param options `isReadOnly` where it is only looked at; Postgres may be a standby then
 * @throws DataDirInUseError when another process holds the data directory
 * @throws OtherTablesError when an earlier release made the tables, of which nothing is touched then
 * @throws Error when Postgres cannot be reached, or what is only looked at is not there
 */
export async function openDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>,
  { isReadOnly = false } = {},
): Promise<Database> {
  const { databaseUrl, databaseDirectUrl: directUrl } = settings
  if (databaseUrl !== undefined)
    return openPostgres(databaseUrl, { isReadOnly, ...(directUrl && { directUrl }) })
  refuseOtherDataDir(settings.dataDir)
  // A new one would be without fault, and what was meant would not have been looked at.
  if (isReadOnly && !existsSync(join(settings.dataDir, 'postgres')))
    throw new Error(
      `There is no database in ${resolve(settings.dataDir)}: set DATABASE_URL, or DATA_DIR to the folder of the one that is meant.`,
    )
  const lock = lockDataDir(settings.dataDir)
  try {
    const database = await openPglite(lock.databaseDir)
    return {
      ...database,
      async close() {
        await database.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
