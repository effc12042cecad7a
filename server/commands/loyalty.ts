import { readLoyaltyCommand, usage } from '../platform/loyalty/operator/loyaltyCommands.ts'
import { runOperatorCommand } from './runOperatorCommand.ts'

await runOperatorCommand({
  usage,
  read: readLoyaltyCommand,
  reading: ['list', 'stock', 'orders', 'done'],
  carryOut: (command, database) => command(database, (said) => console.log(said)),
  asked: (line) => ['loyalty', ...line],
})
