import { randomUUID } from 'node:crypto'
import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import type { Executor } from '../../../db/Database.ts'
import { againstSlip, type BonusBetCode } from '../../bonuses/betTerms.ts'
import { readTerms } from '../../bonuses/bonusTerms.ts'
import type { OfferedBoost } from '../boosts/boostTerms.ts'
import { findBoosts } from '../boosts/findBoosts.ts'
import { type LimitsInCurrency, limitsIn } from '../terms/limitsIn.ts'
import { delayOf } from '../terms/termsOf.ts'
import { askTogether } from './askTogether.ts'
import type { BetServices } from './BetServices.ts'
import { createFreeBetQuotes, type FreeBetQuote } from './createFreeBetQuotes.ts'
import { liabilityRepository } from './liabilityRepository.ts'
import { mostStakeOf } from './mostStakeOf.ts'
import { playedSlip } from './playedSlip.ts'
import { type PricedSlip, priceSlip } from './pricedSlip.ts'
import { quoteRepository } from './quoteRepository.ts'
import type { Slip } from './Slip.ts'
import { betOf, largestOdds, mostLineStake, possibleReturn, shownOdds, stakesOf } from './slipBet.ts'

/** Milliseconds for which a quote can be placed. */
const life = 5_000

/** @property freeBet number of one that would be staked in place of money */
type Asked = {
  slip: Slip
  currency: string
  uid: number | undefined
  lineStake?: bigint
  freeBet?: number
}

/** What a slip could be placed at. Sums in minor units. */
export type Quote = PricedSlip & {
  /** What it is placed by; none where something speaks against it. */
  id?: string
  expiresAt?: Date
  /** Seconds that it would wait. */
  delay: number
  /** What the terms offer for these selections, and the most that a bet may win. */
  offered: Pick<SportsbookDefinition, 'priceChanges'> & {
    kinds: readonly SportsbookDefinition['kinds'][number][]
    mostWin: bigint
  }
  /** By which of its selections are priced. */
  boosts: readonly OfferedBoost[]
  /** None where a price is missing, or the system does not fit. */
  priced?: {
    /** Of the largest line, in ten-thousandths. */
    combinedOdds: number
    /** How many stakes the bet is of. */
    stakes: number
    leastStake: bigint
    mostStake: bigint
    /** Of the stake that was named. */
    possibleReturn?: bigint
  }
  /** Whether the money of the player's active bonus can be staked on it; none where the player has none, or it is not priced. */
  bonus?: { against: BonusBetCode[]; isStakeReturned: boolean; isIsolated: boolean }
  /** How the free bet that was named fits. */
  freeBet?: FreeBetQuote
}

/** What slips can be placed at. Anybody may ask; nothing is set aside. */
export function createQuotes(services: BetServices) {
  const { database, live, bonusPlay, clock } = services
  const quoteFreeBet = createFreeBetQuotes(services)
  return {
    /** @returns undefined where nothing is taken in the currency */
    async quote(asked: Asked): Promise<Quote | undefined> {
      const book = live.sportsbook()
      const limits = book && limitsIn(book, asked.currency)
      const jointOdds = limits && (await askTogether(services, asked.slip, book))
      return (
        limits &&
        jointOdds &&
        database.transaction(async (tx) => {
          // Money alone is staked at boosted prices.
          const boosts = asked.freeBet === undefined ? await findBoosts(services, tx, asked) : []
          const slip = await priceSlip(services, tx, asked.slip, { book, limits, jointOdds, boosts })
          const quote: Quote = {
            ...slip,
            delay: delayOf(
              book,
              slip.legs.filter(({ isLive }) => isLive),
            ),
            offered: {
              kinds: book.kinds.filter(
                (kind) => kind !== 'eachWay' || slip.legs.every(({ hasPlaces }) => hasPlaces),
              ),
              priceChanges: book.priceChanges,
              mostWin: limits.mostWin,
            },
            boosts: boosts.filter(({ id }) => slip.legs.some(({ boost }) => boost === id)),
          }
          const isPriced = slip.sizes.length > 0 && slip.legs.every(({ odds }) => odds > 0)
          const most = { ...limits, mostStake: mostStakeOf(slip.legs, boosts, limits) }
          const priced = isPriced ? await measure(tx, asked, slip, most) : undefined
          const freeBet = await quoteFreeBet(tx, asked, slip, priced && { ...limits, ...priced })
          if (!priced) return { ...quote, ...(freeBet && { freeBet }) }
          const bonus = await bonusOf(tx, asked, slip)
          const told = { ...quote, priced, ...(bonus && { bonus }), ...(freeBet && { freeBet }) }
          if (slip.codes.length > 0 || slip.legs.some(({ codes }) => codes.length > 0)) return told
          const id = randomUUID()
          const expiresAt = new Date(clock().getTime() + life)
          const { uid = null } = asked
          await quoteRepository.add(tx, { id, uid, slip: asked.slip, legs: slip.legs, expiresAt })
          return { ...told, id, expiresAt }
        })
      )
    },

    sweep: () => quoteRepository.sweep(database.drizzle, clock()),
  }

  async function bonusOf(
    tx: Executor,
    { uid, currency, slip: { system, is_each_way: isEachWay = false } }: Asked,
    { legs, sizes }: PricedSlip,
  ): Promise<Quote['bonus']> {
    if (uid === undefined) return undefined
    const { bonus } = await bonusPlay.purses(tx, { uid, product: 'betting', currency })
    const { bets } = bonus ? readTerms(bonus.terms) : {}
    const played = playedSlip(system, { ...betOf(legs, { sizes, lineStake: 1n }), isEachWay })
    const isStakeReturned = bets?.isStakeReturned ?? true
    const isIsolated = !isStakeReturned || (live.site().general.is_bonus_isolation_enabled ?? false)
    return bonus && { against: againstSlip(bets, played), isStakeReturned, isIsolated }
  }
}

async function measure(
  tx: Executor,
  { slip, currency, lineStake }: Asked,
  { legs, sizes }: PricedSlip,
  limits: LimitsInCurrency,
): Promise<NonNullable<Quote['priced']>> {
  // Each way only where places can be paid: otherwise the leg says so.
  const isEachWay = slip.is_each_way === true && legs.every(({ placeShare }) => placeShare)
  const shape = betOf(legs, { sizes, isEachWay, lineStake: 1n })
  const held = await liabilityRepository.largest(tx, legs, currency)
  const room = {
    stake: limits.mostStake,
    return: limits.mostReturn,
    liability: limits.mostLiability > held ? limits.mostLiability - held : 0n,
  }
  return {
    combinedOdds: shownOdds(largestOdds(shape)),
    stakes: Number(stakesOf(shape)),
    leastStake: limits.leastStake,
    mostStake: mostLineStake(shape, room),
    ...(lineStake !== undefined && {
      possibleReturn: possibleReturn({ ...shape, lineStake, mostWin: limits.mostWin }),
    }),
  }
}
