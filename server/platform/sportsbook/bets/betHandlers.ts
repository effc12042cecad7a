import { zoneOf } from '#schemas/runtime/dayOf.ts'
import type { Executor } from '../../../db/Database.ts'
import type { Idempotency } from '../../idempotency/withIdempotency.ts'
import type { RefuseIncomplete } from '../../players/refuseIncomplete.ts'
import type { Limit, RateLimiter } from '../../rateLimits/rateLimiter.ts'
import { refuseOften } from '../../rateLimits/refuseOften.ts'
import { invalidParameters, invalidRequest } from '../../shared/errors.ts'
import type { Handlers, OperationInput } from '../../shared/operations.ts'
import { refuseBackwards } from '../../shared/refuseBackwards.ts'
import { signedIn } from '../../shared/signedIn.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { readBasics } from '../../wallet/lockPlayer.ts'
import { parseAmount, toAmount } from '../../wallet/money.ts'
import { languageOf } from '../events/createNames.ts'
import type { Offer } from '../events/createOffer.ts'
import type { BetServices } from './BetServices.ts'
import { betRepository } from './betRepository.ts'
import { cashOutRepository } from './cashOutRepository.ts'
import type { Bets } from './createBets.ts'
import { describeBet, explainBet, type ToldBet } from './describeBet.ts'
import { describeQuote } from './describeQuote.ts'
import { eventsOf } from './eventsOf.ts'
import { nameBets } from './nameBets.ts'
import { owedOf } from './owedOf.ts'
import type { Slip } from './Slip.ts'
import type { BetState } from './schema.ts'
import type { Payment } from './stakingOf.ts'

export type BetHandlerServices = Pick<BetServices, 'database' | 'lines' | 'clock'> & {
  bets: Bets
  offer: Pick<Offer, 'selections'>
  live: LiveSite
  refuseIncomplete: RefuseIncomplete
  idempotency: Idempotency
  limiter: RateLimiter
}

/** Calls of one player, or of one address: a slip that is open asks every few seconds, and whenever a price changes. */
const quotes: Limit = { times: 600, seconds: 300 }

const waiting: readonly BetState[] = ['pending', 'open']
const over: readonly BetState[] = ['settled', 'cashed_out', 'rejected', 'reoffered']

/** Bets as players ask for, place and see them. */
export function betHandlers(services: BetHandlerServices) {
  const { database, lines, clock, bets, offer, live, refuseIncomplete, idempotency, limiter } = services
  const { drizzle } = database

  /** @throws PlatformError where a third party's sportsbook takes the bets of the site */
  function refuseElsewhere(): void {
    if (live.site().sportsbook) throw invalidRequest('Bets are taken by the sportsbook of a third party', 409)
  }

  async function told(executor: Executor, uid: number, id: number) {
    const bet = await betRepository.find(executor, uid, id)
    if (!bet) throw invalidParameters({ bet: [{ code: 'not_found' }] })
    return { bet, owed: owedOf(bet, await lines.decided(executor, eventsOf(bet))) }
  }

  /** With names: of all bets at once, and out of any transaction. */
  const named = (told: readonly ToldBet[], locale: string) => nameBets(offer, told, languageOf(locale))

  async function namedOne(told: ToldBet, locale: string): Promise<ToldBet> {
    const [bet = told] = await named([told], locale)
    return bet
  }

  return {
    async 'sports.quote'({ slip, stake, free_bet: freeBet, currency: named }, { session, ip }) {
      refuseElsewhere()
      await refuseOften(limiter, `quotes ${session?.uid ?? ip}`, quotes)
      const own = session && (await readBasics(drizzle, session.uid)).currency
      const currency = own ?? named ?? live.site().general.default_currency
      const isOfMoney = stake !== undefined && freeBet === undefined
      const quote = await bets.quotes.quote({
        ...{ slip: slip as Slip, currency, uid: session?.uid },
        ...(isOfMoney && { lineStake: unitsOf(stake, currency) }),
        ...(freeBet !== undefined && { freeBet }),
      })
      if (!quote) throw invalidParameters({ currency: [{ code: 'not_available' }] })
      return describeQuote(quote, currency)
    },

    async 'sports.placebet'(input, context) {
      const { quote, price_changes: priceChanges } = input
      const { uid } = signedIn(context)
      refuseElsewhere()
      const { currency, countryCode } = await readBasics(drizzle, uid)
      const payment = paymentOf(input, currency)
      const answer = await idempotency.withIdempotency(
        context,
        'sports.placebet',
        input,
        async (tx) => {
          const id = await bets.place(tx, uid, { quote, priceChanges, payment })
          return { bet: describeBet((await told(tx, uid, id)).bet) }
        },
        () => refuseIncomplete(uid, countryCode),
      )
      const { id, decided_at: decidedAt } = answer.bet
      if (decidedAt !== undefined) bets.decideIn(id, Date.parse(decidedAt) - clock().getTime())
      return { bet: await namedOne(answer.bet, context.locale) }
    },

    async 'sports.getBets'({ status, offset, count, date_from, date_to }, context) {
      const { uid } = signedIn(context)
      refuseBackwards(date_from, date_to)
      const { currency, countryCode } = await readBasics(drizzle, uid)
      const filter = {
        ...{ uid, zone: zoneOf(live.site(), [countryCode]) },
        ...(date_from !== undefined && { from: date_from }),
        ...(date_to !== undefined && { to: date_to }),
      }
      const wanted = status === 'open' ? waiting : over
      const { bets: found, total } = await betRepository.page(
        drizzle,
        { ...filter, states: wanted },
        { offset, count },
      )
      const states = await lines.decided(drizzle, found.flatMap(eventsOf))
      const waited = await cashOutRepository.lastWaited(
        drizzle,
        found.map(({ id }) => id),
      )
      const items = await named(
        found.map((bet) => describeBet(bet, owedOf(bet, states).results, waited.get(bet.id))),
        context.locale,
      )
      const page = { items, offset, limit: count, total }
      if (status === 'open') return page
      const { staked, returned } = await betRepository.totals(drizzle, filter)
      const sum = (units: bigint) => toAmount(units, currency)
      return {
        ...page,
        totals: { staked: sum(staked), returned: sum(returned), won: sum(returned - staked) },
      }
    },

    async 'sports.getBet'({ bet: id }, context) {
      const { bet, owed } = await told(drizzle, signedIn(context).uid, id)
      const cashOuts = await cashOutRepository.listOf(drizzle, id)
      const waited = await cashOutRepository.lastWaited(drizzle, [id])
      return {
        bet: await namedOne(describeBet(bet, owed.results, waited.get(id)), context.locale),
        ...(bet.state === 'settled' && { computation: explainBet(bet, owed.results) }),
        cash_outs: cashOuts.map(({ toShare, amount, takenAt }) => ({
          ...{ share: toShare, amount: toAmount(amount, bet.currency) },
          at: (takenAt ?? clock()).toISOString(),
        })),
      }
    },

    async 'sports.getCashOut'({ bet, share }, context) {
      const { uid } = signedIn(context)
      await refuseOften(limiter, `quotes ${uid}`, quotes)
      const { currency } = await readBasics(drizzle, uid)
      const { id, amount, delay, expiresAt } = await bets.cashOuts.offer(uid, bet, share)
      return { id, amount: toAmount(amount, currency), share, delay, expires_at: expiresAt.toISOString() }
    },

    async 'sports.cashOut'(input, context) {
      const answer = await idempotency.withIdempotency(context, 'sports.cashOut', input, async (tx, uid) => {
        const id = await bets.cashOuts.take(tx, uid, input.offer)
        const { bet, owed } = await told(tx, uid, id)
        const waited = await cashOutRepository.lastWaited(tx, [id])
        return { bet: describeBet(bet, owed.results, waited.get(id)) }
      })
      const { cash_out: waits } = answer.bet
      if (waits) bets.cashOutIn(input.offer, Date.parse(waits.decided_at) - clock().getTime())
      return { bet: await namedOne(answer.bet, context.locale) }
    },
  } satisfies Handlers
}

/** @throws PlatformError where it is neither a stake of money nor a free bet, or both */
function paymentOf(
  { stake, free_bet: freeBet, purse: from }: OperationInput<'sports.placebet'>,
  currency: string,
): Payment {
  if (freeBet !== undefined) {
    if (stake !== undefined) throw invalidParameters({ stake: [{ code: 'not_available' }] })
    return { freeBet }
  }
  if (stake === undefined) throw invalidParameters({ stake: [{ code: 'required' }] })
  return { lineStake: unitsOf(stake, currency), ...(from && { from }) }
}

/** @throws PlatformError for more decimals than the currency has, and for nothing */
function unitsOf(stake: string, currency: string): bigint {
  const units = parseAmount(stake, currency)
  if (units === undefined) throw invalidParameters({ stake: [{ code: 'decimals' }] })
  return units
}
