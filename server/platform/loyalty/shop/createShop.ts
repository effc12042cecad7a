import type { LoyaltyProductDefinition, LoyaltyProgrammeDefinition } from '#generated/grammar/types.ts'
import type { Database, Executor } from '../../../db/Database.ts'
import type { Jobs } from '../../../jobs/createJobs.ts'
import { profileRepository } from '../../accounts/profileRepository.ts'
import type { ResponsibleGaming } from '../../responsibleGaming/responsibleGaming.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { lockPlayer } from '../../wallet/lockPlayer.ts'
import type { Loyalty } from '../createLoyalty.ts'
import type { Offered, OfferedLoyalty } from '../offered.ts'
import type { Spent } from '../points/Points.ts'
import { isAllowed, isInCurrency, kindOf } from './gifts.ts'
import { orderRepository } from './orderRepository.ts'
import { productChanged, refusedPurchase } from './refusedPurchase.ts'
import { stockRepository } from './stockRepository.ts'
import { type Buyer, leftOf, missingFor, type WhyNot, whyNot } from './whyNot.ts'

export type ShopServices = {
  database: Database
  live: LiveSite
  points: Pick<Loyalty, 'spend' | 'standing'>
  offered: OfferedLoyalty
  protection: Pick<ResponsibleGaming, 'refuseExcluded'>
  jobs: Pick<Jobs, 'enqueue'>
  clock: () => Date
}

/** A product, the programme that sells it, and how it stands for who looks. */
export type Shelved = {
  product: LoyaltyProductDefinition
  programme: LoyaltyProgrammeDefinition
  left: number | undefined
  buyer: Buyer | undefined
  reason: WhyNot | undefined
}

const unspent = {
  debt: 'debt',
  insufficient: 'insufficient',
  frozen: 'frozen',
} as const satisfies Record<Exclude<Spent, 'spent'>, WhyNot>

/** Whether something can be sent to a player, by what their profile says. */
async function hasAddress(executor: Executor, uid: number): Promise<boolean> {
  const { profile } = (await profileRepository.read(executor, uid)) ?? {}
  return Boolean(profile?.address && profile.homeTown)
}

/** What is bought for points: the shelf, and the till. What was bought is given by `createFulfilment.ts`. */
export function createShop(services: ShopServices) {
  const { live, points, offered, protection, jobs, clock } = services

  /** Products that may be sold to who looks, with the programme of each. */
  const productsIn = ({ programmes, jurisdiction, player }: Offered) =>
    live.loyalty().products.flatMap((product) => {
      const programme = programmes.find(({ id }) => id === product.programme)
      const currency = player?.currency
      const isThere = programme && isAllowed(product, programme, jurisdiction)
      return isThere && (currency === undefined || isInCurrency(product, currency))
        ? [{ product, programme }]
        : []
    })

  /** All that is there for who looks, in the order of its numbers, with why it cannot be bought. */
  async function shelf(
    executor: Executor,
    there: Offered,
    only: (product: LoyaltyProductDefinition) => boolean = () => true,
  ): Promise<Shelved[]> {
    const found = productsIn(there).filter(({ product }) => only(product))
    const numbers = found.map(({ product }) => product.number)
    const stocks = await stockRepository.list(executor, numbers)
    const uid = there.player?.uid
    const bought = uid === undefined ? undefined : await orderRepository.boughtAt(executor, uid, numbers)
    const standings = new Map<number, Buyer['standing']>()
    if (uid !== undefined)
      for (const number of new Set(found.map(({ programme }) => programme.number)))
        standings.set(number, await points.standing(executor, { uid, programme: number }))
    const isSent = found.some(({ product }) => 'sent' in product.gives)
    const isReachable = uid !== undefined && isSent && (await hasAddress(executor, uid))
    const now = clock()
    return found.map(({ product, programme }) => {
      const left = leftOf(product, stocks.get(product.number))
      const standing = standings.get(programme.number)
      const buyer = standing && { standing, bought: bought?.get(product.number) ?? [], isReachable }
      return { product, programme, left, buyer, reason: whyNot(product, { now, left, buyer }) }
    })
  }

  return {
    shelf,

    /**
     * Buys one: the points are taken, and what they buy is left to a job, both or neither.
     * @param shown the price that the player saw
     * @returns points that are left, of those that it was decided by
     * @throws PlatformError where it cannot be bought, or costs something else
     */
    async buy(tx: Executor, uid: number, { id, shown }: { id: number; shown: number }): Promise<bigint> {
      const player = await lockPlayer(tx, uid)
      await protection.refuseExcluded(uid, tx)
      const there = await offered.toPlayer(tx, player)
      const [found] = await shelf(tx, there, ({ number }) => number === id)
      if (!found?.buyer) throw productChanged({})
      const { product, programme, reason, buyer } = found
      const { price } = product
      if (price !== shown) throw productChanged({ price })
      const refused = (why: WhyNot) => refusedPurchase(why, { missing: missingFor(product, buyer.standing) })
      if (reason) throw refused(reason)
      if (!(await stockRepository.take(tx, id, product.stock))) throw refused('sold_out')
      const now = clock()
      const order = await orderRepository.add(tx, {
        ...{
          uid,
          programme: programme.number,
          product: id,
          kind: kindOf(product.gives),
          price: BigInt(price),
        },
        ...{ terms: JSON.stringify(product), state: 'reserved', createdAt: now, leftAt: now },
      })
      const of = { uid, programme: programme.number }
      const spent = await points.spend(tx, { ...of, points: BigInt(price), order: String(order) })
      if (spent !== 'spent') throw refused(unspent[spent])
      await orderRepository.move(tx, order, 'paid')
      await jobs.enqueue('loyalty-order', { order }, tx)
      return buyer.standing.points - BigInt(price)
    },

    orders: (query: { uid: number; offset: number; count: number }) =>
      orderRepository.list(services.database.drizzle, query),
  }
}

export type Shop = ReturnType<typeof createShop>
