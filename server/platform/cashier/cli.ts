import { userInfo } from 'node:os'
import type { Database } from '../../db/Database.ts'
import { DataDirInUseError } from '../../db/lockDataDir.ts'
import { openDatabase } from '../../db/openDatabase.ts'
import { createJobs } from '../../jobs/createJobs.ts'
import { askServer } from '../../operatorSocket.ts'
import { runCommand } from '../../runCommand.ts'
import { readSettings } from '../../settings.ts'
import { createPlayerEvents } from '../events/createPlayerEvents.ts'
import { createLedger } from '../wallet/createLedger.ts'
import { createOperator } from './createOperator.ts'
import { type Command, readCommand, usage } from './operatorCommands.ts'

async function carryOut(command: Command, database: Database): Promise<number> {
  const jobs = await createJobs(database, { error: (...told: unknown[]) => console.error(...told) })
  const events = createPlayerEvents(database)
  const clock = () => new Date()
  try {
    const operator = createOperator({ database, ledger: createLedger(database), events, jobs, clock })
    return await command(operator, (line) => console.log(line))
  } finally {
    events.close()
    await jobs.stop()
  }
}

async function run(): Promise<number> {
  const line = process.argv.slice(2)
  const by = userInfo().username
  const command = readCommand(line, by)
  if (!command) {
    console.log(usage)
    return line[0] === '--help' ? 0 : 2
  }
  const settings = readSettings(process.env)
  const database = await openDatabase(settings).catch(async (error: unknown) => {
    const answer =
      error instanceof DataDirInUseError ? await askServer(settings.dataDir, { line, by }) : undefined
    if (!answer) throw error
    for (const said of answer.said) console.log(said)
    return answer.code
  })
  if (typeof database === 'number') return database
  try {
    return await carryOut(command, database)
  } finally {
    await database.close()
  }
}

await runCommand(run)
