import { inSnapshot } from '../db/inSnapshot.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { auditPoints } from '../platform/loyalty/audit/auditPoints.ts'
import { auditRounds, settleStake } from '../platform/seamless/auditRounds.ts'
import { auditBets } from '../platform/sportsbook/bets/auditBets.ts'
import { createLedger } from '../platform/wallet/createLedger.ts'
import { rebuildBalances } from '../platform/wallet/replay.ts'
import { writeLedgerCheck } from '../process/ledgerCheck.ts'
import { readSettings } from '../settings/settings.ts'
import { runCommand } from './runCommand.ts'

const usage = `Usage: npm run ledger -- check|rebuild|settled ID

  check    play all journals again, follow every chain, add up the rounds of games, open bets and points; exit 1 when something is wrong
  rebuild  write what the journals say into balances that say otherwise
  settled  note that you have come to terms with the provider about a stake that check names

  The database is that of the settings (DATABASE_URL, DATA_DIR).`

async function run(): Promise<number> {
  const [command, id = ''] = process.argv.slice(2)
  const isSettled = command === 'settled' && /^[1-9][0-9]{0,14}$/.test(id)
  if (command !== 'check' && command !== 'rebuild' && !isSettled) {
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
    if (isSettled) {
      const isDone = await settleStake(database.drizzle, Number(id))
      console.log(isDone ? `Stake ${id}: settled` : `No stake ${id} is disputed`)
      return isDone ? 0 : 1
    }
    const ledger = createLedger(database)
    const faults = [
      ...(await ledger.replay()),
      ...(await ledger.verifyChain()),
      ...(await inSnapshot(database, async (tx) => [
        // First, because what time does to points is reckoned to now, which is the moment that all of them see.
        ...(await auditPoints(tx)),
        ...(await auditRounds(tx)),
        ...(await auditBets(tx)),
      ])),
    ]
    await writeLedgerCheck(settings.dataDir, { at: Math.round(Date.now() / 1000), faults: faults.length })
    for (const { what, id, details } of faults) console.log(`${what} ${id}: ${details}`)
    console.log(faults.length === 0 ? 'The books are right' : `${faults.length} faults`)
    return faults.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

await runCommand(run)
