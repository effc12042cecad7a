import { runOperatorCommand } from '../runOperatorCommand.ts'
import { readMaintenanceCommand, usage } from './maintenanceCommands.ts'

await runOperatorCommand({
  usage,
  read: readMaintenanceCommand,
  carryOut: (command, database) => command(database, (said) => console.log(said)),
  asked: (line) => ['maintenance', ...line],
})
