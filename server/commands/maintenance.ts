import { readMaintenanceCommand, usage } from '../maintenance/maintenanceCommands.ts'
import { runOperatorCommand } from './runOperatorCommand.ts'

await runOperatorCommand({
  usage,
  read: readMaintenanceCommand,
  reading: ['status'],
  carryOut: (command, database) => command(database, (said) => console.log(said)),
  asked: (line) => ['maintenance', ...line],
})
