import { randomUUID } from 'node:crypto'
import type { Executor } from '../../../db/Database.ts'
import { type LimitsInCurrency, limitsIn } from '../terms/limitsIn.ts'
import { delayOf } from '../terms/termsOf.ts'
import type { BetServices } from './BetServices.ts'
import { liabilityRepository } from './liabilityRepository.ts'
import { type PricedSlip, priceSlip } from './pricedSlip.ts'
import { quoteRepository } from './quoteRepository.ts'
import type { Slip } from './Slip.ts'
import { betOf, largestOdds, mostLineStake, possibleReturn, shownOdds, stakesOf } from './slipBet.ts'

/** Milliseconds for which a quote can be placed. */
const life = 5_000

type Asked = { slip: Slip; currency: string; uid: number | undefined; lineStake?: bigint }

/** What a slip could be placed at. Sums in minor units. */
export type Quote = PricedSlip & {
  /** What it is placed by; none where something speaks against it. */
  id?: string
  expiresAt?: Date
  /** Seconds that it would wait. */
  delay: number
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
}

/** What slips can be placed at. Anybody may ask; nothing is set aside. */
export function createQuotes(services: BetServices) {
  const { database, live, clock } = services
  return {
    /** @returns undefined where nothing is taken in the currency */
    async quote(asked: Asked): Promise<Quote | undefined> {
      const book = live.sportsbook()
      const limits = book && limitsIn(book, asked.currency)
      return (
        limits &&
        database.transaction(async (tx) => {
          const slip = await priceSlip(services, tx, asked.slip, book, limits)
          const quote: Quote = {
            ...slip,
            delay: delayOf(
              book,
              slip.legs.filter(({ isLive }) => isLive),
            ),
          }
          if (slip.sizes.length === 0 || slip.legs.some(({ odds }) => odds === 0)) return quote
          const priced = await measure(tx, asked, slip, limits)
          if (slip.codes.length > 0 || slip.legs.some(({ codes }) => codes.length > 0))
            return { ...quote, priced }
          const id = randomUUID()
          const expiresAt = new Date(clock().getTime() + life)
          const { uid = null } = asked
          await quoteRepository.add(tx, { id, uid, slip: asked.slip, legs: slip.legs, expiresAt })
          return { ...quote, id, expiresAt, priced }
        })
      )
    },

    sweep: () => quoteRepository.sweep(database.drizzle, clock()),
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
