import { refusalOf } from '../db/sqlErrors.ts'
import type { JobLog } from '../jobs/createJobs.ts'
import { describeFailure } from '../process/describeFailure.ts'

/** Ends a command of an operator: with the code that it answers, or with 1 and what went wrong, in words alone. */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run()
  } catch (error) {
    const refusal = refusalOf(error)
    console.error(
      refusal === undefined
        ? describeFailure(error)
        : `The database does not let this role do that (${refusal}): DATABASE_URL must name one that may, on the primary.`,
    )
    process.exitCode = 1
  }
}

/** What goes on beside a command and fails, in words alone. */
export const commandLog: JobLog = {
  error: ({ err }, what) => console.error(`${what}: ${describeFailure(err)}`),
}
