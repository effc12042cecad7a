import { userInfo } from 'node:os'
import { DataDirInUseError } from '../db/lockDataDir.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { askServer } from '../operatorSocket.ts'
import { runCommand } from '../runCommand.ts'
import { readSettings } from '../settings.ts'
import { readMaintenanceCommand, usage } from './maintenanceCommands.ts'

async function run(): Promise<number> {
  const line = process.argv.slice(2)
  const by = userInfo().username
  const command = readMaintenanceCommand(line, by)
  if (!command) {
    console.log(usage)
    return line[0] === '--help' ? 0 : 2
  }
  const settings = readSettings(process.env)
  const database = await openDatabase(settings).catch(async (error: unknown) => {
    const isHeld = error instanceof DataDirInUseError
    const answer = isHeld
      ? await askServer(settings.dataDir, { line: ['maintenance', ...line], by })
      : undefined
    if (!answer) throw error
    for (const said of answer.said) console.log(said)
    return answer.code
  })
  if (typeof database === 'number') return database
  try {
    return await command(database, (said) => console.log(said))
  } finally {
    await database.close()
  }
}

await runCommand(run)
