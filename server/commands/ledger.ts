import { openDatabase } from '../db/openDatabase.ts'
import { createLedger } from '../platform/wallet/createLedger.ts'
import { rebuildBalances } from '../platform/wallet/replay.ts'
import { writeLedgerCheck } from '../process/ledgerCheck.ts'
import { readSettings } from '../settings/settings.ts'
import { runCommand } from './runCommand.ts'

const usage = `Usage: npm run ledger -- check|rebuild

  check    play all journals again and follow every chain; exit 1 when something is wrong
  rebuild  write what the journals say into balances that say otherwise

  The database is that of the settings (DATABASE_URL, DATA_DIR).`

async function run(): Promise<number> {
  const [command] = process.argv.slice(2)
  if (command !== 'check' && command !== 'rebuild') {
    console.log(usage)
    return command === '--help' ? 0 : 2
  }
  const settings = readSettings(process.env)
  const database = await openDatabase(settings, { isReadOnly: command === 'check' })
  try {
    if (command === 'rebuild') {
      console.log(`${await database.transaction(rebuildBalances)} balances were wrong`)
      return 0
    }
    const ledger = createLedger(database)
    const faults = [...(await ledger.replay()), ...(await ledger.verifyChain())]
    await writeLedgerCheck(settings.dataDir, { at: Math.round(Date.now() / 1000), faults: faults.length })
    for (const { what, id, details } of faults) console.log(`${what} ${id}: ${details}`)
    console.log(faults.length === 0 ? 'The books are right' : `${faults.length} faults`)
    return faults.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

await runCommand(run)
