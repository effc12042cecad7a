import type { LoyaltyProductDefinition } from '#generated/grammar/types.ts'
import type { Database, Executor } from '../../../db/Database.ts'
import { isDatabaseAway } from '../../../db/DatabaseAwayError.ts'
import type { Jobs } from '../../../jobs/createJobs.ts'
import type { PlayerEvents } from '../../events/createPlayerEvents.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import type { Ledger } from '../../wallet/createLedger.ts'
import { lockPlayer } from '../../wallet/lockPlayer.ts'
import type { Loyalty } from '../createLoyalty.ts'
import { mayTakePart } from '../mayTakePart.ts'
import type { Notices } from '../notices/createNotices.ts'
import { type GiftServices, giveGift } from './giveGift.ts'
import { orderRepository } from './orderRepository.ts'
import type { LoyaltyOrder } from './schema.ts'
import { stockRepository } from './stockRepository.ts'

/** Tries that fail before the points go back. */
const mostTries = 5
/** Milliseconds after which an order is left to another job: the one before has given up. */
const leaveAfter = 3_600_000
/** Orders of one sweep. */
const atOnce = 500

export type FulfilmentServices = GiftServices & {
  database: Database
  live: LiveSite
  ledger: Pick<Ledger, 'post'>
  points: Pick<Loyalty, 'giveBack'>
  notices: Notices
  events: Pick<PlayerEvents, 'notify'>
  jobs: Pick<Jobs, 'enqueue' | 'work'>
  clock: () => Date
}

/** Gives what was bought, once; where it cannot be given, the points go back into the lots that they came from. */
export function createFulfilment(services: FulfilmentServices) {
  const { database, live, ledger, points, notices, events, jobs, clock } = services
  let isStarted = false

  const tell = (tx: Executor, order: LoyaltyOrder, type: 'credit' | 'failure') => {
    const { uid, price } = order
    const { name, image } = termsOf(order)
    return notices.add(tx, { uid, trigger: 'product', type, amount: price, name, ...(image && { image }) })
  }

  /** An order that stands there, under the lock of its player. */
  async function held(tx: Executor, id: number, state: LoyaltyOrder['state']) {
    const found = await orderRepository.find(tx, id)
    if (!found) return undefined
    const player = await lockPlayer(tx, found.uid)
    const order = await orderRepository.hold(tx, id)
    return order?.state === state ? { order, player } : undefined
  }

  async function fail(tx: Executor, order: LoyaltyOrder): Promise<void> {
    // As who buys: the stock, then points, which are posted last.
    await stockRepository.giveBack(tx, order.product)
    await points.giveBack(tx, String(order.id))
    await orderRepository.move(tx, order.id, 'failed', clock())
    await tell(tx, order, 'failure')
  }

  /** Gives it and notes it, both or neither. Nothing that can be played with goes to somebody who may not play. */
  const give = (id: number): Promise<void> =>
    database.transaction(async (tx) => {
      const found = await held(tx, id, 'paid')
      if (!found) return
      const { order, player } = found
      if (!(await mayTakePart(tx, order.uid, live, clock()))) return fail(tx, order)
      if (order.kind === 'sent') return orderRepository.move(tx, id, 'fulfilling')
      const journals = await giveGift(services, tx, {
        order,
        product: termsOf(order),
        currency: player.currency,
      })
      if (!journals) return fail(tx, order)
      if (journals.length > 0) await ledger.post(tx, journals)
      await orderRepository.move(tx, id, 'credited', clock())
      await events.notify(order.uid, { name: 'balance', data: {} }, tx)
      await tell(tx, order, 'credit')
    })

  /** Gives an order, or after so many tries its points back. @throws where it is to be tried again */
  async function fulfil(id: number): Promise<void> {
    try {
      await give(id)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      if ((await orderRepository.tried(database.drizzle, id)) < mostTries) throw error
      await database.transaction(async (tx) => {
        const found = await held(tx, id, 'paid')
        if (found) await fail(tx, found.order)
      })
    }
  }

  return {
    fulfil,

    /** A thing is on its way. @returns whether the order was there to be sent */
    async sent(tx: Executor, id: number): Promise<boolean> {
      const found = await held(tx, id, 'fulfilling')
      if (!found) return false
      await orderRepository.move(tx, id, 'sent', clock())
      await tell(tx, found.order, 'credit')
      return true
    },

    /** A thing cannot be sent: the points go back. @returns whether the order was there to be sent */
    async unsendable(tx: Executor, id: number): Promise<boolean> {
      const found = await held(tx, id, 'fulfilling')
      if (found) await fail(tx, found.order)
      return found !== undefined
    },

    async start(): Promise<void> {
      await jobs.work('loyalty-order', ({ order }) => fulfil(Number(order)))
      isStarted = true
    },

    /** Leaves orders again whose jobs have given up. */
    async sweep(): Promise<void> {
      if (!isStarted) return
      const now = clock()
      const before = new Date(now.getTime() - leaveAfter)
      await database.transaction(async (tx) => {
        for (const order of await orderRepository.leave(tx, { before, now, atMost: atOnce }))
          await jobs.enqueue('loyalty-order', { order }, tx)
      })
    },
  }
}

const termsOf = ({ terms }: LoyaltyOrder) => JSON.parse(terms) as LoyaltyProductDefinition

export type Fulfilment = ReturnType<typeof createFulfilment>
