import type { Database } from '../../../db/Database.ts'
import type { Amount } from '../../wallet/money.ts'
import { isRulingWord } from './rulingWords.ts'
import { type AskedRuling, type Ruling, sportsOperator } from './sportsOperator.ts'

export const usage = `Usage: npm run sports -- exposure [EVENT] | unrecovered | orders | stop EVENT [LINE] | reopen EVENT [LINE] |
         void EVENT LINE REASON | resettle EVENT LINE OUTCOME won|lost|void|feed REASON | confirm ORDER

  exposure     what open bets on an event, or on the outcomes that cost the most, may cost
  unrecovered  what could not be taken back from players when bets were settled anew
  orders       voids and results that wait for a second person
  stop         takes no bets on an event, or on a line of it, and cashes none out; reopen ends that
  void         asks that all bets on a line be void, whatever the feed says
  resettle     asks that all bets on an outcome be settled so, or by the feed again
  confirm      agrees to that, as somebody else than who asked; the server settles the bets within seconds

  The database is that of the settings (DATABASE_URL, DATA_DIR). The embedded one may be in use by a server on this
  machine, which then does it.`

/** @returns what the process ends with */
export type SportsCommand = (
  database: Pick<Database, 'drizzle' | 'transaction'>,
  say: (line: string) => void,
) => Promise<number>

/** Most lines of a list that is shown at once. */
const shown = 50

/** What a command line asks for; undefined where it is none. @param by who asks */
export function readSportsCommand(line: readonly string[], by: string): SportsCommand | undefined {
  const [command, event, market, ...rest] = line
  const words = line.length
  if (command === 'exposure' && words <= 2) return listExposure(event)
  if (command === 'unrecovered' && words === 1) return listUnrecovered
  if (command === 'orders' && words === 1) return listOrders
  if (command === 'confirm' && words === 2 && /^[1-9][0-9]{0,14}$/.test(event ?? ''))
    return confirm(Number(event), by)
  if (event === undefined) return undefined
  if ((command === 'stop' || command === 'reopen') && words <= 3)
    return command === 'stop' ? stop(event, market ?? '', by) : reopen(event, market ?? '', by)
  if (market === undefined) return undefined
  const about = { event, line: market, by }
  if (command === 'void' && rest.length > 0) return ask({ ...about, result: 'void', reason: rest.join(' ') })
  const [outcome, result = '', ...reason] = rest
  if (command !== 'resettle' || !outcome || !isRulingWord(result) || reason.length === 0) return undefined
  return ask({ ...about, outcome, result, reason: reason.join(' ') })
}

const sum = ({ amount, currency }: Amount) => `${amount} ${currency}`

const listExposure =
  (event: string | undefined): SportsCommand =>
  async ({ drizzle }, say) => {
    const { items, total } = await sportsOperator.exposure(drizzle, event, { offset: 0, limit: shown })
    for (const { bets, staked, liability, ...of } of items)
      say(`${of.event}  ${of.line}  ${of.outcome}  ${bets} bets of ${sum(staked)} may cost ${sum(liability)}`)
    say(`${total} outcomes`)
    return 0
  }

/** Says all of a list, page by page. @returns how much it was */
async function sayAll<T extends { id: number }>(
  page: (after: number, atMost: number) => Promise<T[]>,
  sayOne: (one: T) => void,
): Promise<number> {
  let count = 0
  for (let after = 0; ; ) {
    const rows = await page(after, 500)
    for (const one of rows) sayOne(one)
    count += rows.length
    after = rows.at(-1)?.id ?? 0
    if (rows.length < 500) return count
  }
}

const listUnrecovered: SportsCommand = async ({ drizzle }, say) => {
  const count = await sayAll(
    (after, atMost) => sportsOperator.unrecovered(drizzle, after, atMost),
    ({ at, uid, betId, amount, journal }) =>
      say(`${at.toISOString()}  player ${uid}  bet ${betId}  ${sum(amount)}  ${journal}`),
  )
  say(`${count} could not be taken back`)
  return 0
}

const listOrders: SportsCommand = async ({ drizzle }, say) => {
  const count = await sayAll(
    (after, atMost) => sportsOperator.waiting(drizzle, after, atMost),
    (ruling) => say(describeRuling(ruling)),
  )
  say(`${count} wait for a second person`)
  return 0
}

function describeRuling({ id, event, line, outcome, result, reason, by, askedAt }: Ruling): string {
  const as = result === 'feed' ? 'by the feed' : result
  const what = outcome === undefined ? `all of ${line}` : `${line}  ${outcome}`
  return `${id}  ${askedAt.toISOString()}  ${event}  ${what}  ${as}  by ${by}: ${reason}`
}

const stop =
  (event: string, line: string, by: string): SportsCommand =>
  async ({ transaction }, say) => {
    const isDone = await transaction((tx) => sportsOperator.stop(tx, { event, line, by, reason: '' }))
    say(isDone ? `${event}${line && ` ${line}`}: no bets are taken` : unknown(event))
    return isDone ? 0 : 1
  }

const reopen =
  (event: string, line: string, by: string): SportsCommand =>
  async ({ transaction }, say) => {
    const isDone = await transaction((tx) => sportsOperator.reopen(tx, { event, line, by, reason: '' }))
    say(`${event}${line && ` ${line}`}: ${isDone ? 'bets are taken as the feed says' : 'was not stopped'}`)
    return isDone ? 0 : 1
  }

const unknown = (event: string) => `Nothing was ever heard of ${event}`

const ask =
  (wanted: AskedRuling): SportsCommand =>
  async ({ transaction }, say) => {
    const order = await transaction((tx) => sportsOperator.rule(tx, wanted))
    say(
      order
        ? `Order ${order.id}: waits for a second person, who says npm run sports -- confirm ${order.id}`
        : unknown(wanted.event),
    )
    return order ? 0 : 1
  }

const confirm =
  (id: number, by: string): SportsCommand =>
  async ({ transaction }, say) => {
    const order = await transaction((tx) => sportsOperator.confirm(tx, id, by))
    const isDone = order !== undefined && order !== 'own'
    say(
      isDone
        ? `Order ${id}: confirmed`
        : `No order ${id} waits for you: it takes somebody else than who asked`,
    )
    return isDone ? 0 : 1
  }
