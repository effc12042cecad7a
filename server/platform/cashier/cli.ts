import type { Database } from '../../db/Database.ts'
import { createJobs } from '../../jobs/createJobs.ts'
import { runOperatorCommand } from '../../runOperatorCommand.ts'
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

await runOperatorCommand({ usage, read: readCommand, carryOut })
