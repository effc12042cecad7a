import { readSportsCommand, usage } from '../platform/sportsbook/operator/sportsCommands.ts'
import { runOperatorCommand } from './runOperatorCommand.ts'

await runOperatorCommand({
  usage,
  read: readSportsCommand,
  reading: ['exposure', 'unrecovered', 'orders'],
  carryOut: (command, database) => command(database, (said) => console.log(said)),
  asked: (line) => ['sports', ...line],
})
