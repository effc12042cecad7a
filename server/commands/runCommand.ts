import { describeFailure } from '../process/describeFailure.ts'

/** Ends a command of an operator: with the code that it answers, or with 1 and what went wrong, in words alone. */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run()
  } catch (error) {
    console.error(describeFailure(error))
    process.exitCode = 1
  }
}
