import type { Database } from '../db/Database.ts'
import { createJobs, type Jobs } from '../jobs/createJobs.ts'
import { createOperator } from '../platform/cashier/operator/createOperator.ts'
import { type Command, readCommand, usage } from '../platform/cashier/operator/operatorCommands.ts'
import { createPlayerEvents } from '../platform/events/createPlayerEvents.ts'
import { createLedger } from '../platform/wallet/createLedger.ts'
import { commandLog } from './runCommand.ts'
import { runOperatorCommand } from './runOperatorCommand.ts'

async function carryOut(command: Command, database: Database, isReadOnly: boolean): Promise<number> {
  const jobs = isReadOnly ? noJobs : await createJobs(database, commandLog)
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

/** Where nothing may be written. */
const noJobs: Jobs = {
  enqueue: () => Promise.reject(new Error('What only reads leaves no job')),
  work: async () => {},
  stop: async () => {},
}

await runOperatorCommand({
  usage,
  read: readCommand,
  reading: ['list', 'found-again', 'show', 'suspense', 'owed'],
  carryOut,
})
