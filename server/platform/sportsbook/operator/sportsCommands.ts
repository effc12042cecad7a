import type { Database } from '../../../db/Database.ts'
import { toAmount } from '../../wallet/money.ts'
import { unrecoveredRepository } from '../bets/unrecoveredRepository.ts'
import type { OutcomeResult } from '../feed/FeedMessage.ts'
import { exposureRepository } from './exposureRepository.ts'
import { orderRepository, type SportsOrder } from './orderRepository.ts'

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

const results = {
  won: { won: true, voidHalves: 0 },
  lost: { won: false, voidHalves: 0 },
  void: { won: false, voidHalves: 2 },
  feed: null,
} as const satisfies Record<string, OutcomeResult | null>

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
  if (command === 'void' && rest.length > 0)
    return ask({ event, line: market, outcome: null, result: results.void, reason: rest.join(' ') }, by)
  const [outcome, result = '', ...reason] = rest
  if (command !== 'resettle' || !outcome || !Object.hasOwn(results, result) || reason.length === 0)
    return undefined
  return ask(
    {
      ...{ event, line: market, outcome, reason: reason.join(' ') },
      result: results[result as keyof typeof results],
    },
    by,
  )
}

const sum = (amount: bigint, currency: string) => `${toAmount(amount, currency).amount} ${currency}`

const listExposure =
  (event: string | undefined): SportsCommand =>
  async ({ drizzle }, say) => {
    const found = await exposureRepository.list(drizzle, event, shown)
    for (const { currency, bets, staked, liability, ...of } of found)
      say(
        `${of.event}  ${of.line}  ${of.outcome}  ${bets} bets of ${sum(staked, currency)} may cost ${sum(liability, currency)}`,
      )
    say(`${found.length} outcomes`)
    return 0
  }

const listUnrecovered: SportsCommand = async ({ drizzle }, say) => {
  let count = 0
  for (let after = 0; ; ) {
    const page = await unrecoveredRepository.list(drizzle, after, 500)
    for (const { at, uid, betId, amount, currency, journal } of page)
      say(`${at.toISOString()}  player ${uid}  bet ${betId}  ${sum(amount, currency)}  ${journal}`)
    count += page.length
    after = page.at(-1)?.id ?? 0
    if (page.length < 500) break
  }
  say(`${count} could not be taken back`)
  return 0
}

const listOrders: SportsCommand = async ({ drizzle }, say) => {
  const waiting = await orderRepository.waiting(drizzle)
  for (const order of waiting) say(describeOrder(order))
  say(`${waiting.length} wait for a second person`)
  return 0
}

function describeOrder({ id, event, line, outcome, result, reason, askedBy, askedAt }: SportsOrder): string {
  const as = result === null ? 'by the feed' : wordOf(result)
  const what = outcome === null ? `all of ${line}` : `${line}  ${outcome}`
  return `${id}  ${askedAt.toISOString()}  ${event}  ${what}  ${as}  by ${askedBy}: ${reason}`
}

const wordOf = ({ won, voidHalves }: OutcomeResult) => (voidHalves === 2 ? 'void' : won ? 'won' : 'lost')

const stop =
  (event: string, line: string, by: string): SportsCommand =>
  async ({ transaction }, say) => {
    await transaction(async (tx) => {
      await orderRepository.stop(tx, event, line)
      await note(tx, 'stop', { event, line, by })
    })
    say(`${event}${line && ` ${line}`}: no bets are taken`)
    return 0
  }

const reopen =
  (event: string, line: string, by: string): SportsCommand =>
  async ({ transaction }, say) => {
    const isDone = await transaction(async (tx) => {
      if (!(await orderRepository.reopen(tx, event, line))) return false
      await note(tx, 'reopen', { event, line, by })
      return true
    })
    say(`${event}${line && ` ${line}`}: ${isDone ? 'bets are taken as the feed says' : 'was not stopped'}`)
    return isDone ? 0 : 1
  }

const note = (
  tx: Parameters<typeof orderRepository.add>[0],
  kind: 'stop' | 'reopen',
  { event, line, by }: { event: string; line: string; by: string },
) => {
  const now = new Date()
  return orderRepository.add(tx, { kind, event, line, reason: '', askedBy: by, askedAt: now, doneAt: now })
}

const ask =
  (
    wanted: Pick<SportsOrder, 'event' | 'line' | 'outcome' | 'result' | 'reason'>,
    by: string,
  ): SportsCommand =>
  async ({ drizzle }, say) => {
    const id = await orderRepository.add(drizzle, {
      ...{ ...wanted, kind: 'rule', askedBy: by, askedAt: new Date() },
    })
    say(`Order ${id}: waits for a second person, who says npm run sports -- confirm ${id}`)
    return 0
  }

const confirm =
  (id: number, by: string): SportsCommand =>
  async ({ drizzle }, say) => {
    const isDone = await orderRepository.confirm(drizzle, id, by, new Date())
    say(
      isDone
        ? `Order ${id}: confirmed`
        : `No order ${id} waits for you: it takes somebody else than who asked`,
    )
    return isDone ? 0 : 1
  }
