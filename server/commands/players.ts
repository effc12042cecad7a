import { readPlayerCommand, usage } from '../platform/closing/playerCommands.ts'
import { runOperatorCommand } from './runOperatorCommand.ts'

await runOperatorCommand({
  usage,
  read: readPlayerCommand,
  reading: ['closed'],
  carryOut: (command, database) => command(database, (said) => console.log(said)),
  asked: (line) => ['players', ...line],
})
