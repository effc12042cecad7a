import { toAmount } from '../../wallet/money.ts'
import { maskRequisites } from '../methods/maskRequisites.ts'
import type { Operator, PaymentRecord, UnsentWithdrawal } from './createOperator.ts'
import { isWithheld, whyNotToPlayer } from './createReleases.ts'
import type { WaitingItem } from './suspenseRepository.ts'

export const usage = `Usage: npm run cashier -- list | approve ID | decline ID | show ID | suspense |
         release ID player|provider [AMOUNT] | owed | write-off PLAYER [AMOUNT] | found-again | other-person PLAYER

  list      withdrawals that wait for a decision (review), or to be sent (approved)
  approve   sends one that waits for a decision, also of a player who was banned
  decline   gives the money of either back to the player, as long as it was not sent
  show      a payment with every status that it had, and what the provider said of it
  suspense  money that belongs to nobody yet, why, and what may be done about it
  release   gives it to the player, or books that the provider has sent it back (or on);
            with AMOUNT only that much of it, and the rest goes to the other
  owed      what players owe, for money of their deposits went back after they had spent it
  write-off gives up what a player owes, or that much of it: they may withdraw again once they owe nothing
  found-again   players who excluded themselves and were found in another account: that is excluded too, and what is
            in it is theirs to withdraw
  other-person  says that the player is somebody else than was thought, and ends what came from it

  The database is that of the settings (DATABASE_URL, DATA_DIR). The embedded one may be in use by a server on this
  machine, which then does it.`

/** @returns what the process ends with. @throws OperatorRefusedError */
export type Command = (operator: Operator, say: (line: string) => void) => Promise<number>

const sum = (amount: bigint, currency: string) => `${toAmount(amount, currency).amount} ${currency}`

/** What a command line asks for; undefined where it is none. @param by who asks */
export function readCommand(line: readonly string[], by: string): Command | undefined {
  const [command, number = '', to, amount, ...more] = line
  const id = /^[1-9][0-9]{0,14}$/.test(number) ? Number(number) : undefined
  const words = line.length
  if (command === 'list' && words === 1) return list
  if (command === 'suspense' && words === 1) return listSuspense
  if (command === 'owed' && words === 1) return listOwed
  if (command === 'found-again' && words === 1) return listFoundAgain
  if (command === 'other-person' && id !== undefined && words === 2)
    return async (operator, say) => {
      const isDone = await operator.clearPerson(id, by)
      say(isDone ? `Player ${id}: somebody else` : `Nobody was found in the account of player ${id}`)
      return isDone ? 0 : 1
    }
  if (command === 'show' && id !== undefined && words === 2) return show(id)
  if (command === 'write-off' && id !== undefined && words <= 3) return writeOff(id, by, to)
  if ((command === 'approve' || command === 'decline') && id !== undefined && words === 2)
    return async (operator, say) => {
      const isDone = await operator.decide(id, command, by)
      const waits = command === 'approve' ? 'waits for a decision' : 'can be declined (any more)'
      say(isDone ? `Withdrawal ${id}: ${command}d` : `No withdrawal ${id} ${waits}`)
      return isDone ? 0 : 1
    }
  if (command !== 'release' || id === undefined || more.length > 0) return undefined
  if (to !== 'player' && to !== 'provider') return undefined
  return async (operator, say) => {
    await operator.release(id, { to, by, ...(amount !== undefined && { amount }) })
    const other = to === 'player' ? 'provider' : 'player'
    const divided = amount === undefined ? '' : `: ${amount}, and what is left to the ${other}`
    say(`Item ${id}: released to the ${to}${divided}`)
    return 0
  }
}

const list: Command = async (operator, say) => {
  const unsent = await operator.unsent()
  for (const withdrawal of unsent) say(describeWithdrawal(withdrawal))
  const waiting = unsent.filter(({ status }) => status === 'review').length
  say(`${waiting} wait for a decision, ${unsent.length - waiting} to be sent`)
  return 0
}

function describeWithdrawal(withdrawal: UnsentWithdrawal): string {
  const { id, status, uid, method, amount, currency, requisites, createdAt, obstacle, owed } = withdrawal
  const bars = [
    ...(obstacle ? [obstacle === 'player_banned' ? 'banned' : 'deleted'] : []),
    ...(owed > 0n ? [`owes ${sum(owed, currency)}`] : []),
  ]
  const player = `player ${uid}${bars.length > 0 ? ` (${bars.join(', ')})` : ''}`
  const to = `${method} ${JSON.stringify(maskRequisites(requisites))}`
  return [id, status, createdAt.toISOString(), player, sum(amount, currency), to].join('  ')
}

const listFoundAgain: Command = async (operator, say) => {
  const matches = await operator.foundAgain()
  for (const { at, uid, of, kind, place, clearedBy } of matches) {
    const who = uid === null ? 'a registration that was refused' : `player ${uid}`
    const known = kind === 'document' ? 'by a document' : 'by name and birth date'
    const cleared = clearedBy === null ? [] : [`somebody else, says ${clearedBy}`]
    say([at.toISOString(), who, `is player ${of} ${known}`, `at ${place}`, ...cleared].join('  '))
  }
  say(`${matches.filter(({ clearedBy }) => clearedBy === null).length} found again`)
  return 0
}

const listOwed: Command = async (operator, say) => {
  const debtors = await operator.owed()
  for (const { uid, amount, currency, deposits } of debtors) {
    say(`player ${uid}  owes ${sum(amount, currency)}`)
    for (const { id, status, reversed, currency: of, updatedAt } of deposits)
      say(`    deposit ${id}  ${status}  ${sum(reversed, of)} went back  ${updatedAt.toISOString()}`)
  }
  say(`${debtors.length} players owe something`)
  return 0
}

const writeOff =
  (uid: number, by: string, amount: string | undefined): Command =>
  async (operator, say) => {
    const { less, left } = await operator.writeOff(uid, { by, ...(amount !== undefined && { amount }) })
    say(
      `Player ${uid}: ${sum(less.amount, less.currency)} written off, ${sum(left.amount, left.currency)} still owed`,
    )
    return 0
  }

const show =
  (id: number): Command =>
  async (operator, say) => {
    const found = await operator.show(id)
    if (found) for (const line of describeRecord(found)) say(line)
    else say(`There is no payment ${id}`)
    return found ? 0 : 1
  }

function describeRecord({ payment, history, told }: PaymentRecord): string[] {
  const { id, type, status, uid, method, amount, reversed, currency, requisites, source } = payment
  const from = `${method} ${JSON.stringify(maskRequisites(source ?? requisites))}`
  const back = reversed > 0n ? [`${sum(reversed, currency)} went back`] : []
  return [
    [`${type} ${id}`, status, `player ${uid}`, sum(amount, currency), ...back, from].join('  '),
    ...history.map(
      ({ at, status: was, actor, note }) =>
        `    ${at.toISOString()}  ${was}  by ${actor}${note === null ? '' : ` (${note})`}`,
    ),
    ...told.map(
      (one) =>
        `    ${one.receivedAt.toISOString()}  the provider said ${one.state} ${sum(one.amount, one.currency)} of ${one.payment} (${one.eventId}): ${one.outcome}`,
    ),
  ]
}

const listSuspense: Command = async (operator, say) => {
  const waiting = await operator.inSuspense()
  for (const item of waiting) for (const line of describeItem(item)) say(line)
  say(`${waiting.length} items wait`)
  return 0
}

function describeItem(item: WaitingItem): string[] {
  const { id, payment, amount, currency, reason, journalId, createdAt, told } = item
  const of = payment
    ? `${payment.type} ${payment.id} (${payment.status}) of player ${payment.uid}`
    : 'unknown payment'
  const said =
    told && (told.amount !== amount || told.currency !== currency)
      ? `, the provider said ${sum(told.amount, told.currency)}`
      : ''
  const first = `${reason}${said}${journalId === null ? ', not booked' : ''}`
  return [
    [id, createdAt.toISOString(), of, sum(amount, currency), first].join('  '),
    ...choices(item).map((choice) => `    ${choice}`),
  ]
}

/** What may be done about an item, and what it means. */
function choices(item: WaitingItem): string[] {
  const { id, journalId, amount, currency, told } = item
  const payment = item.payment ?? undefined
  const withheld = isWithheld(item, payment)
  const why = whyNotToPlayer(item, payment)
  const part = withheld && told?.currency === currency && told.amount < amount ? told.amount : undefined
  const some = part === undefined ? 'AMOUNT' : toAmount(part, currency).amount
  const [sentBack, given, divided] = withheld
    ? [
        'the withdrawal was paid',
        'the player has it back, the withdrawal failed',
        'so much was paid, the player has the rest back',
      ]
    : ['the provider has sent it back', 'the player has it', 'so much was sent back, the player has the rest']
  const all: [where: string, what: string][] = [
    ['provider', journalId === null ? 'books nothing: you have settled it' : sentBack],
    ['player', given],
    [`provider ${some}`, divided],
  ]
  const lines = all.map(([where, what]) => `release ${id} ${where.padEnd(16)} ${what}`)
  return why === undefined ? lines : [...lines.slice(0, 1), `(not to the player: ${why})`]
}
