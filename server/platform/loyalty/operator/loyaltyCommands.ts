import type { Database } from '../../../db/Database.ts'
import { loyaltyOperator, type Wanted } from './loyaltyOperator.ts'

export const usage = `Usage: npm run loyalty -- list PLAYER | stock | orders | done ID |
         grant|take PLAYER PROGRAMME POINTS ID REASON | freeze|thaw|expire|replay PLAYER PROGRAMME ID REASON |
         mark|clear PLAYER ID REASON | restock PRODUCT COUNT ID REASON | sent|fail ORDER ID REASON

  list     how a player stands in each programme, and what was done about them
  stock    what is gone of each product, and what was added to it
  orders   orders that are to be sent
  done     what came of something that was asked for
  grant    gives points; take takes them, and what is not there any more is owed
  freeze   lets nothing be bought; thaw ends that
  expire   lets points that are due to expire do so now
  replay   reckons anew what the player has earned
  mark     finds a player at risk, who then earns and buys nothing; clear ends that
  restock  adds so many to a product, or takes them away below zero
  sent     an order is on its way; fail gives its points back

  PROGRAMME, PRODUCT and ORDER are numbers. ID is yours, at most 100 letters and digits: what is asked twice by the same ID
  is done once. The server does it within seconds. The database is that of the settings (DATABASE_URL, DATA_DIR). The
  embedded one may be in use by a server on this machine, which then does it.`

/** @returns what the process ends with */
export type LoyaltyCommand = (
  database: Pick<Database, 'drizzle' | 'transaction'>,
  say: (line: string) => void,
) => Promise<number>

/** Orders of one page. */
const page = 500
/** Interventions that are shown of a player. */
const shown = 20

const numberOf = (word: string | undefined) =>
  word !== undefined && /^[1-9][0-9]{0,8}$/.test(word) ? Number(word) : undefined
const countOf = (word: string | undefined) =>
  word !== undefined && /^-?[1-9][0-9]{0,8}$/.test(word) ? Number(word) : undefined

/** What a command line asks for; undefined where it is none. @param by who asks */
export function readLoyaltyCommand(line: readonly string[], by: string): LoyaltyCommand | undefined {
  const [command = '', word, ...more] = line
  if (command === 'stock' && line.length === 1) return listStock
  if (command === 'orders' && line.length === 1) return listOrders
  if (command === 'done' && word !== undefined && more.length === 0) return tellDone(word)
  const number = numberOf(word)
  if (number === undefined) return undefined
  if (command === 'list' && more.length === 0) return list(number)
  const wanted = readWanted(command, number, more)
  return wanted && ask({ ...wanted, by })
}

function readWanted(command: string, number: number, words: string[]): Omit<Wanted, 'by'> | undefined {
  if (command === 'mark' || command === 'clear') return named({ kind: command, uid: number }, words)
  if (command === 'sent' || command === 'fail')
    return named({ kind: command === 'sent' ? 'send' : 'fail', order: number }, words)
  const [second, ...others] = words
  const amount = countOf(second)
  if (command === 'restock')
    return amount === undefined ? undefined : named({ kind: 'restock', product: number, amount }, others)
  const programme = numberOf(second)
  if (programme === undefined) return undefined
  const of = { uid: number, programme }
  if (command === 'freeze' || command === 'thaw' || command === 'expire' || command === 'replay')
    return named({ kind: command, ...of }, others)
  const [third, ...rest] = others
  const points = numberOf(third)
  if ((command !== 'grant' && command !== 'take') || points === undefined) return undefined
  return named({ kind: command, ...of, amount: points }, rest)
}

/** With its id and its reason, without which nothing is done. */
function named(what: Omit<Wanted, 'by' | 'id' | 'reason'>, [id = '', ...reason]: string[]) {
  const isNamed = /^[A-Za-z0-9_-]{1,100}$/.test(id) && reason.length > 0
  return isNamed ? { ...what, id, reason: reason.join(' ') } : undefined
}

const answers = {
  asked: 'the server does it within seconds',
  known: 'was asked for before',
  differs: 'was used for something else',
  nobody: 'there is no such player',
} as const

const ask =
  (wanted: Wanted): LoyaltyCommand =>
  async ({ transaction }, say) => {
    const asked = await transaction((tx) => loyaltyOperator.ask(tx, wanted))
    say(`${wanted.id}: ${answers[asked]}`)
    return asked === 'asked' || asked === 'known' ? 0 : 1
  }

const list =
  (uid: number): LoyaltyCommand =>
  async ({ drizzle }, say) => {
    for (const { programme, points, debt, level, frozen } of await loyaltyOperator.standings(drizzle, uid))
      say(
        `programme ${programme}  ${points} points  owes ${debt}  level ${level}${frozen === null ? '' : `  frozen: ${frozen}`}`,
      )
    for (const { id, kind, amount, askedAt, askedBy, reason, outcome } of await loyaltyOperator.listOf(
      drizzle,
      uid,
      shown,
    ))
      say(
        `${askedAt.toISOString()}  ${kind} ${amount ?? ''}  ${id}  by ${askedBy}: ${reason}  ${outcome ?? 'waits'}`,
      )
    return 0
  }

const listStock: LoyaltyCommand = async ({ drizzle }, say) => {
  for (const { product, sold, added } of await loyaltyOperator.stock(drizzle))
    say(`product ${product}  ${sold} gone  ${added} added`)
  return 0
}

const listOrders: LoyaltyCommand = async ({ drizzle }, say) => {
  let count = 0
  for (let after = 0; ; ) {
    const orders = await loyaltyOperator.toSend(drizzle, after, page)
    for (const { id, createdAt, uid, product } of orders)
      say(`order ${id}  ${createdAt.toISOString()}  player ${uid}  product ${product}`)
    count += orders.length
    after = orders.at(-1)?.id ?? 0
    if (orders.length < page) break
  }
  say(`${count} are to be sent`)
  return 0
}

const tellDone =
  (id: string): LoyaltyCommand =>
  async ({ drizzle }, say) => {
    const found = await loyaltyOperator.find(drizzle, id)
    say(`${id}: ${found ? (found.outcome ?? 'waits') : 'was never asked for'}`)
    return found ? 0 : 1
  }
