import { zoneOf } from '#schemas/runtime/dayOf.ts'
import type { Bet } from '../../../../betting/bets/returnOf.ts'
import type { Executor } from '../../../db/Database.ts'
import { together } from '../../../db/together.ts'
import { storedStake } from '../../bonuses/storedStake.ts'
import { invalidParameters } from '../../shared/errors.ts'
import { lockPlayer } from '../../wallet/lockPlayer.ts'
import { findBoosts } from '../boosts/findBoosts.ts'
import { type LimitsInCurrency, limitsIn } from '../terms/limitsIn.ts'
import { rulesVersion } from '../terms/rulesVersion.ts'
import { delayOf } from '../terms/termsOf.ts'
import type { BetServices } from './BetServices.ts'
import { betRepository, type NewBet } from './betRepository.ts'
import { areTaken } from './judgePrices.ts'
import { keptStake, liabilityOf } from './keptStake.ts'
import { liabilityRepository } from './liabilityRepository.ts'
import { mostStakeOf } from './mostStakeOf.ts'
import { playedSlip } from './playedSlip.ts'
import { type JointOdds, type PricedBy, type PricedSlip, priceSlip } from './pricedSlip.ts'
import { quoteRepository } from './quoteRepository.ts'
import { betRefused } from './refusals.ts'
import type { Slip } from './Slip.ts'
import type { PriceChanges, QuotedLeg } from './SlipCodes.ts'
import { betOf, mostLineStake, possibleReturn, stakesOf } from './slipBet.ts'
import { type Payment, stakingOf } from './stakingOf.ts'

/** @property quote by which it was told what it is placed at */
export type Placed = { quote: string; priceChanges: PriceChanges; payment: Payment }

type Shape = Omit<Bet, 'lineStake' | 'mostWin'>

/** Takes bets. */
export function createPlacing(services: BetServices) {
  const { live, ledger, bonusPlay, protection, events, clock } = services

  /**
   * Takes a bet, and its stake with it; one in play waits for its delay, any other is open at once. Money is the last that it asks for,
   * as games do, and nothing of it is done where anything refuses.
   * @returns number of the bet
   * @throws PlatformError `betRefused`; InvalidParameterException for a choice of prices that the terms do not offer;
   * AccessDeniedException for who is excluded; LedgerError insufficient_funds
   */
  async function place(tx: Executor, uid: number, placed: Placed): Promise<number> {
    // Each is answered as things are under the lock, which is asked for first.
    const [{ currency, countryCode }, found, quote, id] = await together([
      lockPlayer(tx, uid),
      protection.refuseExcluded(uid, tx),
      quoteRepository.use(tx, placed.quote, uid, clock()),
      betRepository.nextId(tx),
    ])
    const now = clock()
    if (!quote || quote.expiresAt <= now) throw betRefused('quote_expired')
    const book = live.sportsbook()
    const limits = book && limitsIn(book, currency)
    if (!limits) throw betRefused('currency')
    if (!book.priceChanges.includes(placed.priceChanges))
      throw invalidParameters({ price_changes: [{ code: 'not_available' }] })
    const isFree = 'freeBet' in placed.payment
    const zone = zoneOf(live.site(), [countryCode])
    // Money alone is staked at boosted prices, and once: the lock of the player sees to it.
    const offered = isFree ? [] : findBoosts(services, tx, { uid, currency })
    const [slip, boosts, staked, held, purses, own] = await together([
      priceAgain(tx, quote, { book, limits, boosts: offered }),
      offered,
      // A free bet is no stake of the player's, and so none of a day.
      isFree ? 0n : betRepository.stakedToday(tx, { uid, zone, now }),
      liabilityRepository.largest(tx, quote.legs, currency),
      bonusPlay.purses(tx, { uid, product: 'betting', currency }),
      protection.playRoom(found, { uid, currency }, tx),
    ])
    const odds = slip.legs.map((leg) => leg.odds)
    const quoted = quote.legs.map((leg) => leg.odds)
    if (!areTaken(placed.priceChanges, quoted, odds) || hasMoved(quote.legs, slip.legs))
      throw betRefused('price_differs', { odds })
    const { is_each_way: isEachWay = false, system } = quote.slip
    const shape = betOf(slip.legs, { sizes: slip.sizes, isEachWay, lineStake: 1n })
    const stakes = stakesOf(shape)
    const played = playedSlip(system, shape)
    const { lineStake, freeBet, plan } = await stakingOf(services, tx, placed.payment, {
      ...{ uid, id, currency, slip: played, legs: slip.legs, stakes, purses },
    })
    const stake = lineStake * stakes
    const room = roomFor({ ...limits, mostStake: mostStakeOf(slip.legs, boosts, limits) }, { staked, held })
    refuseStake(lineStake, mostLineStake(shape, room), { limits, currency, isFree })
    const possible = possibleReturn({ ...shape, lineStake, mostWin: limits.mostWin })
    const planned = await plan()
    const paidFrom = storedStake(planned.stake)
    if (own && planned.stake.main > own.room) throw betRefused('player_limit')
    const liability = liabilityOf({ paidFrom, stake, freeBet }, possible)
    // In this order others lock them as well.
    const [, post] = await together([
      holdLiability(tx, shape, slip, { amount: liability, limits, room, currency }),
      planned.journals.length > 0 ? ledger.prepare(tx, planned.journals) : undefined,
    ])
    const delay = delayOf(
      book,
      slip.legs.filter(({ isLive }) => isLive),
    )
    const bet: NewBet = {
      ...{ id, uid, currency, system, sizes: slip.sizes, isEachWay, lineStake, stake },
      ...(delay > 0
        ? { state: 'pending', decideAt: new Date(now.getTime() + delay * 1000) }
        : { state: 'open', acceptedAt: now }),
      paidFrom,
      freeBet,
      mostWin: limits.mostWin,
      possibleReturn: possible - keptStake({ paidFrom }),
      liability,
      priceChanges: placed.priceChanges,
      rules: versionsOf(slip, live),
      placedAt: now,
    }
    await together([
      post?.(),
      betRepository.add(tx, bet, slip.legs),
      events.notify(uid, { name: 'bet', data: { bet: id, state: bet.state }, isHint: true }, tx),
      events.notify(uid, { name: 'balance', data: {} }, tx),
    ])
    return id
  }

  /** What the quote was of, as it stands now. @throws PlatformError where it cannot be placed any more */
  async function priceAgain(
    tx: Executor,
    { slip, legs: quoted }: { slip: Slip; legs: readonly QuotedLeg[] },
    by: Pick<PricedBy, 'book' | 'boosts'> & { limits: LimitsInCurrency },
  ): Promise<PricedSlip> {
    const selections = slip.selections.map(({ odds: _, ...selection }) => selection)
    const jointOdds: JointOdds = (id) => quoted.find(({ event }) => event === id)?.jointOdds
    const priced = await priceSlip(services, tx, { ...slip, selections }, { ...by, jointOdds })
    const legs = priced.legs.map(({ codes }) => codes)
    const [code] = [...priced.codes, ...legs.flat()]
    if (code) throw betRefused(code, { legs })
    return priced
  }

  return { place }
}

/** What was priced together stands as long as no price of its lines has changed. */
function hasMoved(quoted: readonly QuotedLeg[], now: readonly QuotedLeg[]): boolean {
  return now.some(({ jointOdds, seen }, at) => jointOdds !== undefined && seen !== quoted[at]?.seen)
}

/** Of the rules of each sport that is bet on, by its number: `1:version 5:version`. */
function versionsOf({ legs }: PricedSlip, live: BetServices['live']): string {
  const sports = [...new Set(legs.map(({ sport }) => sport))].sort((one, other) => one - other)
  return sports.map((sport) => `${sport}:${rulesVersion(live, sport)}`).join(' ')
}

/** What limits of the house leave for a bet. @param taken staked by the player today, and held against an outcome already */
function roomFor(limits: LimitsInCurrency, { staked, held }: { staked: bigint; held: bigint }) {
  const ofDay = atLeastNothing(limits.mostStakeOfDay - staked)
  return {
    stake: ofDay < limits.mostStake ? ofDay : limits.mostStake,
    return: limits.mostReturn,
    liability: atLeastNothing(limits.mostLiability - held),
  }
}

const atLeastNothing = (amount: bigint) => (amount > 0n ? amount : 0n)

function refuseStake(
  lineStake: bigint,
  most: bigint,
  { limits, currency, isFree }: { limits: LimitsInCurrency; currency: string; isFree: boolean },
): void {
  const { leastStake } = limits
  if (!isFree && lineStake < leastStake)
    throw betRefused('least_stake', { least: { lineStake: leastStake, currency } })
  if (lineStake > most) throw betRefused('limit', { most: { lineStake: most, currency } })
}

/** Until the transaction ends, others who bet on the same outcomes wait: together nobody passes the limit. */
async function holdLiability(
  tx: Executor,
  shape: Shape,
  { legs }: PricedSlip,
  held: {
    amount: bigint
    limits: LimitsInCurrency
    room: { stake: bigint; return: bigint }
    currency: string
  },
): Promise<void> {
  const { amount, limits, room, currency } = held
  if (await liabilityRepository.add(tx, legs, currency, { amount, most: limits.mostLiability })) return
  // Others were there first. What was added to some of the outcomes goes with the refusal.
  const largest = await liabilityRepository.largest(tx, legs, currency)
  const liability = atLeastNothing(limits.mostLiability - largest)
  const lineStake = mostLineStake(shape, { ...room, liability })
  throw betRefused('limit', { most: { lineStake, currency } })
}
