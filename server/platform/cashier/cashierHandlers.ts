import type { Database } from '../../db/Database.ts'
import type { Idempotency } from '../idempotency/withIdempotency.ts'
import type { PlayerReader } from '../players/readPlayer.ts'
import { notSignedIn } from '../shared/errors.ts'
import type { Handlers } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { LiveSite } from '../shared/siteSource.ts'
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
  cashier: Cashier
}

/** Deposits and withdrawals. */
export function cashierHandlers(services: CashierHandlerServices) {
  const { database, live, players, idempotency, cashier } = services

  return {
    async 'cashier.makedeposit'(input, context) {
      await idempotency.count(signedIn(context).uid)
      const payment = await cashier.deposits.make(input, context)
      const method = live.paymentMethods().find(({ id }) => id === payment.method)
      return describeStarted(payment, method?.opens === 'window')
    },

    async 'cashier.makewithdrawal'(input, context) {
      const { uid } = signedIn(context)
      const player = await players.info(uid)
      if (!player) throw notSignedIn()
      return idempotency.withIdempotency(
        context,
        'cashier.makewithdrawal',
        input,
        async (tx) =>
          describePayment(
            await cashier.withdrawals.request(tx, player, input, context),
            live.paymentMethods(),
          ),
        () => cashier.withdrawals.judgeRequisites(player, input, context),
      )
    },

    async 'cashier.cancelwithdrawal'(input, context) {
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
