import { readStaffCommand, usage } from '../content/staff/staffCommands.ts'
import { runOperatorCommand } from './runOperatorCommand.ts'

await runOperatorCommand({
  usage,
  read: readStaffCommand,
  reading: ['list'],
  carryOut: (command, database) => command(database, (said) => console.log(said)),
  asked: (line) => ['staff', ...line],
})
