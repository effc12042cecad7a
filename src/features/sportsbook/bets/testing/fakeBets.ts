import type { CallResult } from '#renderers/host.ts'
import type { Bet, BetLeg, FullBet } from '../Bet.ts'

export const fakeLeg = (leg: Partial<BetLeg> = {}): BetLeg => ({
  ...{ event: 'sr:match:1', sport: 1, line: '1', outcome: '1' },
  ...{ event_name: 'Riga – Cesis', market_name: 'Match result', outcome_name: 'Riga' },
  competitors: [
    { id: 'sr:competitor:1', name: 'Riga' },
    { id: 'sr:competitor:2', name: 'Cesis' },
  ],
  ...{ is_live: false, event_status: 'not_started', starts_at: '2026-11-28T18:00:00.000Z' },
  ...{ odds: 25_000, is_banker: false, rules_version: '0123456789abcdef' },
  ...leg,
})

export const euros = (amount: string) => ({ amount, currency: 'EUR' })

export const fakeBet = (bet: Partial<Bet> = {}): Bet => ({
  ...{ id: 7, status: 'open', system: 'single', is_each_way: false, stakes: 1 },
  ...{ line_stake: euros('10.00'), stake: euros('10.00'), possible_return: euros('25.00') },
  ...{ price_changes: 'none', placed_at: '2026-11-28T12:00:00.000Z', selections: [fakeLeg()] },
  ...bet,
})

export const refusal = (type: string, reason?: string): CallResult => ({
  ok: false,
  error: { type, message: type, invalidParameters: {}, ...(reason && { errorData: { reason } }) },
})

const failed = { type: 'InvalidParameterException', message: 'failed' }

export const refused = (reason: string): CallResult => refusal('InvalidRequestException', reason)
export const noAnswer: CallResult = refusal('NetworkError')

/** The part of a platform that bets are asked for of; what it answers may be set anew while it is asked. */
export function fakeBetPlatform(bets: Bet[] = [fakeBet()]) {
  const platform = {
    bets: new Map(bets.map((bet) => [bet.id, bet])),
    /** Decimal sum that is offered for all of a bet, or what is answered instead. */
    price: '12.00' as string | CallResult | Promise<CallResult>,
    /** What a cash-out is answered with; it is paid if left out. */
    taking: undefined as CallResult | undefined,
    /** What the list is answered with, in place of the bets. */
    list: undefined as CallResult | Promise<CallResult> | undefined,
    /** How what one bet returned was computed, and what was cashed out of it. */
    computation: undefined as FullBet['computation'],
    cashOuts: [] as FullBet['cash_outs'],
    offers: new Map<string, { bet: number; share: number; amount: string }>(),

    async call(operation: string, values: Record<string, unknown>): Promise<CallResult> {
      if (operation === 'sports.getBets') return platform.list ?? platform.listed(values)
      if (operation === 'sports.getBet') return platform.told(Number(values.bet))
      if (operation === 'sports.getCashOut') return platform.offered(Number(values.bet), Number(values.share))
      if (operation === 'sports.cashOut') return platform.taking ?? platform.taken(String(values.offer))
      return refusal('RuntimeException')
    },

    told(id: number): CallResult {
      const bet = platform.bets.get(id)
      if (!bet)
        return { ok: false, error: { ...failed, invalidParameters: { bet: [{ code: 'not_found' }] } } }
      const computation = platform.computation
      return {
        ok: true,
        response: { bet, cash_outs: platform.cashOuts, ...(computation && { computation }) },
      }
    },

    listed({ count }: Record<string, unknown>): CallResult {
      const open = [...platform.bets.values()].filter(({ status }) => ['open', 'pending'].includes(status))
      const items = open.sort((a, b) => b.id - a.id).slice(0, Number(count))
      return { ok: true, response: { items, total: open.length } }
    },

    offered(bet: number, share: number): CallResult | Promise<CallResult> {
      if (typeof platform.price !== 'string') return platform.price
      const before = platform.bets.get(bet)?.cashed_share ?? 0
      const amount = ((Number(platform.price) * (share - before)) / 10_000).toFixed(2)
      const id = `offer-${platform.offers.size}`
      platform.offers.set(id, { bet, share, amount })
      const expires = new Date(Date.now() + 5_000).toISOString()
      return { ok: true, response: { id, share, amount: euros(amount), expires_at: expires } }
    },

    taken(id: string): CallResult {
      const offer = platform.offers.get(id)
      const bet = offer && platform.bets.get(offer.bet)
      if (!bet) return refused('offer_expired')
      const sum = Number(bet.cashed_out?.amount ?? 0) + Number(offer.amount)
      const next: Bet = {
        ...bet,
        ...{ cashed_share: offer.share, cashed_out: euros(sum.toFixed(2)) },
        ...(offer.share === 10_000 && { status: 'cashed_out' as const }),
      }
      platform.bets.set(bet.id, next)
      return { ok: true, response: { bet: next } }
    },
  }
  return platform
}
