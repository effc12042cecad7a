import { userInfo } from 'node:os'
import { openDatabase } from '../../db/openDatabase.ts'
import { createJobs } from '../../jobs/createJobs.ts'
import { runCommand } from '../../runCommand.ts'
import { readSettings } from '../../settings.ts'
import { createPlayerEvents } from '../events/createPlayerEvents.ts'
import { createLedger } from '../wallet/createLedger.ts'
import { toAmount } from '../wallet/money.ts'
import { createOperator, type Operator } from './createOperator.ts'
import { maskRequisites } from './maskRequisites.ts'

const usage = `Usage: npm run cashier -- list | approve ID | decline ID | suspense | release ID player|provider

  list      withdrawals that wait for a decision
  approve   sends one of them; decline gives the money back to the player
  suspense  money that belongs to nobody yet, and why
  release   gives it to the player, or books that the provider has sent it back (or on)

  The database is that of the settings (DATABASE_URL, DATA_DIR).`

const sum = (amount: bigint, currency: string) => `${toAmount(amount, currency).amount} ${currency}`

type Obey = (operator: Operator) => Promise<number>

/** What a command line asks for; undefined where it is none. */
function read([command, number = '', to]: string[]): Obey | undefined {
  const by = userInfo().username
  const id = /^[1-9][0-9]{0,14}$/.test(number) ? Number(number) : undefined
  if (command === 'list') return list
  if (command === 'suspense') return listSuspense
  if ((command === 'approve' || command === 'decline') && id !== undefined)
    return async (operator) => {
      const isDone = await operator.decide(id, command, by)
      console.log(isDone ? `Withdrawal ${id}: ${command}d` : `No withdrawal ${id} waits for a decision`)
      return isDone ? 0 : 1
    }
  if (command === 'release' && id !== undefined && (to === 'player' || to === 'provider'))
    return async (operator) => {
      await operator.release(id, { to, by })
      console.log(`Item ${id}: released to the ${to}`)
      return 0
    }
  return undefined
}

async function list(operator: Operator): Promise<number> {
  const waiting = await operator.inReview()
  for (const { id, uid, method, amount, currency, requisites, createdAt } of waiting)
    console.log(
      `${id}  ${createdAt.toISOString()}  player ${uid}  ${sum(amount, currency)}  ${method} ${JSON.stringify(maskRequisites(requisites))}`,
    )
  console.log(`${waiting.length} withdrawals wait`)
  return 0
}

async function listSuspense(operator: Operator): Promise<number> {
  const waiting = await operator.inSuspense()
  for (const { id, paymentId, amount, currency, reason, journalId, createdAt } of waiting)
    console.log(
      `${id}  ${createdAt.toISOString()}  payment ${paymentId ?? 'unknown'}  ${sum(amount, currency)}  ${reason}${journalId === null ? ', not booked' : ''}`,
    )
  console.log(`${waiting.length} items wait`)
  return 0
}

async function run(): Promise<number> {
  const line = process.argv.slice(2)
  const obey = read(line)
  if (!obey) {
    console.log(usage)
    return line[0] === '--help' ? 0 : 2
  }
  const database = await openDatabase(readSettings(process.env))
  try {
    const jobs = await createJobs(database, { error: (...told: unknown[]) => console.error(...told) })
    const events = createPlayerEvents(database)
    const clock = () => new Date()
    try {
      const operator = createOperator({ database, ledger: createLedger(database), events, jobs, clock })
      return await obey(operator)
    } finally {
      events.close()
      await jobs.stop()
    }
  } finally {
    await database.close()
  }
}

await runCommand(run)
