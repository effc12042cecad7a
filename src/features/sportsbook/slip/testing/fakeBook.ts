import type { CallResult, Host } from '#renderers/host.ts'
import { writeUnits } from '../../sums.ts'
import type { FreeBet } from '../FreeBet.ts'
import type { SlipQuote, SportsBet } from '../Wager.ts'

type Leg = SlipQuote['selections'][number]
type Refused = { type: string; reason?: string } & Record<string, unknown>

const sum = (amount: string) => ({ amount, currency: 'EUR' })

/** A platform that takes bets, with what a test has it say. */
export function fakeBook() {
  let lastId = 4711
  const book = {
    /** What is said of a selection otherwise, by event. */
    legs: {} as Record<string, Partial<Leg>>,
    quote: {} as Partial<SlipQuote>,
    /** What the next bets are; they are accepted where nothing is left. */
    bets: [] as Partial<SportsBet>[],
    /** Why the next ones are not taken; `lost`: nobody answers. */
    refuses: [] as (Refused | 'lost')[],
    /** What became of a bet that waited. */
    decided: {} as Partial<SportsBet>,
    freeBets: [] as FreeBet[],
    asked: [] as { operation: string; values: Record<string, unknown> }[],
  }

  const call: Host['call'] = async (operation, values) => {
    book.asked.push({ operation, values })
    if (operation === 'sports.quote') return { ok: true, response: quoteOf(values) }
    if (operation === 'sports.placebet') return place(values)
    if (operation === 'sports.getBet')
      return { ok: true, response: { bet: { ...last, ...book.decided }, cash_outs: [] } }
    if (operation === 'sports.getFreeBets') return { ok: true, response: { items: book.freeBets } }
    return { ok: true, response: {} }
  }
  let last: SportsBet
  let slip: { selections: Record<string, unknown>[]; system: string } = { selections: [], system: '' }

  function quoteOf(values: Record<string, unknown>): SlipQuote {
    slip = values.slip as typeof slip
    const selections = slip.selections.map((selection) => {
      const {
        event = '',
        line = '',
        outcome = '',
        odds: seen,
      } = selection as Record<string, string> & { odds?: number }
      const said = book.legs[event]
      const odds = said?.odds ?? 19_100
      const moved = seen !== undefined && Number(seen) !== odds ? (['price_differs'] as const) : []
      return {
        event,
        line,
        outcome,
        is_live: false,
        ...said,
        odds,
        codes: [...(said?.codes ?? []), ...moved],
      }
    })
    const isFine = !book.quote.codes?.length && selections.every(({ codes }) => codes.length === 0)
    return {
      ...(isFine && { id: `quote ${book.asked.length}` }),
      ...{ selections, codes: [], delay: 0, stakes: 1, price_changes: ['none', 'higher', 'any'] },
      kinds: ['single', 'multiple', 'system', 'bankers'],
      ...{ least_stake: sum('0.10'), most_stake: sum('500.00'), most_win: sum('250000.00') },
      ...book.quote,
    }
  }

  function place(values: Record<string, unknown>): CallResult {
    const refused = book.refuses.shift()
    if (refused === 'lost') return failed({ type: 'NetworkError' })
    if (refused) return failed(refused)
    lastId += 1
    last = {
      ...{ id: lastId, status: 'open', system: slip.system, is_each_way: false, stakes: 1 },
      ...{ line_stake: sum(String(values.stake)), stake: sum(String(values.stake)), price_changes: 'none' },
      possible_return: sum(writeUnits(1910n, 'EUR')),
      placed_at: '2026-11-28T17:00:00.000Z',
      selections: slip.selections.map((selection) => ({
        ...{
          sport: 1,
          event_name: 'Home – Away',
          competitors: [],
          is_live: false,
          market_name: 'Match result',
        },
        ...{ outcome_name: 'Home', odds: 19_100, is_banker: false, rules_version: '0' },
        ...(selection as { event: string; line: string; outcome: string }),
      })),
      ...book.bets.shift(),
    } as SportsBet
    return { ok: true, response: { bet: last } }
  }
  const times = (operation: string) => book.asked.filter((one) => one.operation === operation).length
  return Object.assign(book, { call, times })
}

const failed = ({ type, ...errorData }: Refused): CallResult => ({
  ok: false,
  error: { type, message: '', invalidParameters: {}, errorData },
})
