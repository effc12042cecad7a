import { userInfo } from 'node:os'
import type { Database } from '../db/Database.ts'
import { DataDirInUseError } from '../db/lockDataDir.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { readSettings } from '../settings/settings.ts'
import { askServer } from './operatorSocket.ts'
import { runCommand } from './runCommand.ts'

type OperatorCommand<C> = {
  usage: string
  /** What a command line asks for; undefined where it is none. @param by who asks */
  read: (line: readonly string[], by: string) => C | undefined
  /** Words of commands that change nothing, for which the database may be a standby. */
  reading: readonly string[]
  /** @returns what the process ends with */
  carryOut: (command: C, database: Database, isReadOnly: boolean) => Promise<number>
  /** The line as the server's socket knows it. */
  asked?: (line: string[]) => string[]
}

/**
 * Carries out a command of the command line over the database of the settings; where a server holds that, the server
 * does it. Ends the process with the command's code, or 2 after the usage.
 */
export function runOperatorCommand<C>({
  usage,
  read,
  reading,
  carryOut,
  asked = (line) => line,
}: OperatorCommand<C>): Promise<void> {
  return runCommand(async () => {
    const line = process.argv.slice(2)
    const by = userInfo().username
    const command = read(line, by)
    if (!command) {
      console.log(usage)
      return line[0] === '--help' ? 0 : 2
    }
    const settings = readSettings(process.env)
    const isReadOnly = reading.includes(line[0] ?? '')
    const database = await openDatabase(settings, { isReadOnly }).catch(async (error: unknown) => {
      const isHeld = error instanceof DataDirInUseError
      const answer = isHeld ? await askServer(settings.dataDir, { line: asked(line), by }) : undefined
      if (!answer) throw error
      for (const said of answer.said) console.log(said)
      return answer.code
    })
    if (typeof database === 'number') return database
    try {
      return await carryOut(command, database, isReadOnly)
    } finally {
      await database.close()
    }
  })
}
