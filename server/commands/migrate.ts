import { openDatabase } from '../db/openDatabase.ts'
import { createJobs } from '../jobs/createJobs.ts'
import { readSettings } from '../settings/settings.ts'
import { commandLog, runCommand } from './runCommand.ts'

const usage = `Usage: npm run migrate

  Brings the tables of the database up to date, and ends: for a role that owns them, where the role of the server may
  not change them (docs/operating.md). The database is that of the settings (DATABASE_URL, DATA_DIR).`

async function run(): Promise<number> {
  if (process.argv.length > 2) {
    console.log(usage)
    return process.argv[2] === '--help' ? 0 : 2
  }
  const database = await openDatabase(readSettings(process.env))
  try {
    const jobs = await createJobs(database, commandLog)
    await jobs.stop()
  } finally {
    await database.close()
  }
  console.log('The tables are up to date')
  return 0
}

await runCommand(run)
