import { readContentUserCommand, usage } from '../content/users/contentUserCommands.ts'
import { runOperatorCommand } from './runOperatorCommand.ts'

await runOperatorCommand({
  usage,
  read: readContentUserCommand,
  reading: ['list'],
  carryOut: (command, database) => command(database, (said) => console.log(said)),
  asked: (line) => ['content-users', ...line],
})
