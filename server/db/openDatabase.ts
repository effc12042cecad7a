import type { Settings } from '../settings/settings.ts'
import type { Database } from './Database.ts'
import { lockDataDir } from './lockDataDir.ts'
import { openPglite } from './openPglite.ts'
import { openPostgres } from './openPostgres.ts'
import { refuseOtherDataDir } from './refuseOtherTables.ts'

/**
 * Opens and migrates the database that the settings choose.
 * @throws DataDirInUseError when another process holds the data directory
 * @throws OtherTablesError when an earlier release made the tables, of which nothing is touched then
 * @throws Error when Postgres cannot be reached
 */
export async function openDatabase(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  if (settings.databaseUrl !== undefined) return openPostgres(settings.databaseUrl)
  refuseOtherDataDir(settings.dataDir)
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
