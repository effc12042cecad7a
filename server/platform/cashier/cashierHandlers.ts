import type { Database } from '../../db/Database.ts'
import type { PlayerReader } from '../accounts/readPlayer.ts'
import { notSignedIn } from '../errors.ts'
import type { Idempotency } from '../idempotency/withIdempotency.ts'
import type { Limit, RateLimiter } from '../limits/rateLimiter.ts'
import { refuseOften } from '../limits/refuseOften.ts'
import type { Handlers } from '../operations.ts'
import { signedIn } from '../signedIn.ts'
import type { LiveSite } from '../siteSource.ts'
import { noSuchPayment } from './cashierErrors.ts'
import type { Cashier } from './createCashier.ts'
import { describePayment, describeStarted } from './describePayment.ts'
import { paymentRepository } from './paymentRepository.ts'
import { paymentStatuses } from './paymentStates.ts'

export type CashierHandlerServices = {
  database: Database
  live: LiveSite
  players: PlayerReader
  idempotency: Idempotency
  limiter: RateLimiter
  cashier: Cashier
}

/** Commands of one player, repetitions with them; how many payments they may begin the site says. */
const commands: Limit = { times: 300, seconds: 600 }

/** Deposits and withdrawals. */
export function cashierHandlers(services: CashierHandlerServices) {
  const { database, live, players, idempotency, limiter, cashier } = services
  const count = (uid: number) => refuseOften(limiter, `payments of ${uid}`, commands)

  return {
    async 'cashier.makedeposit'(input, context) {
      await count(signedIn(context).uid)
      const payment = await cashier.deposits.make(input, context)
      const method = live.paymentMethods().find(({ id }) => id === payment.method)
      return describeStarted(payment, method?.opens === 'window')
    },

    async 'cashier.makewithdrawal'(input, context) {
      const { uid } = signedIn(context)
      await count(uid)
      const player = await players.info(uid)
      if (!player) throw notSignedIn()
      return idempotency.withIdempotency(context, 'cashier.makewithdrawal', input, async (tx) =>
        describePayment(await cashier.withdrawals.request(tx, player, input, context), live.paymentMethods()),
      )
    },

    async 'cashier.cancelwithdrawal'(input, context) {
      await count(signedIn(context).uid)
      return idempotency.withIdempotency(context, 'cashier.cancelwithdrawal', input, async (tx, uid) => {
        await cashier.withdrawals.cancel(tx, uid, input.id)
        return { value: 1 as const }
      })
    },

    async 'cashier.getdepositinfo'({ id }, context) {
      const payment = await paymentRepository.find(database.drizzle, id)
      if (payment?.uid !== signedIn(context).uid || payment.type !== 'deposit') throw noSuchPayment()
      return describePayment(payment, live.paymentMethods())
    },

    async 'cashier.gethistory'({ offset, count: limit, id, type, statuses }, context) {
      const methods = live.paymentMethods()
      const { items, total } = await paymentRepository.list(database.drizzle, {
        uid: signedIn(context).uid,
        ...(id !== undefined && { id }),
        ...(type !== 'all' && { type }),
        ...(statuses && { statuses: paymentStatuses.filter((status) => statuses.includes(status)) }),
        offset,
        count: limit,
      })
      return { items: items.map((payment) => describePayment(payment, methods)), offset, limit, total }
    },
  } satisfies Handlers
}
