import { zoneOf } from '#schemas/runtime/dayOf.ts'
import type { Database } from '../../db/Database.ts'
import type { Idempotency } from '../idempotency/withIdempotency.ts'
import type { PlayerReader } from '../players/readPlayer.ts'
import { notSignedIn } from '../shared/errors.ts'
import type { Handlers } from '../shared/operations.ts'
import { refuseBackwards } from '../shared/refuseBackwards.ts'
import { signedIn } from '../shared/signedIn.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { readBasics } from '../wallet/lockPlayer.ts'
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

  /** Whose days the player's are. */
  async function zoneOfPlayer(uid: number): Promise<string> {
    const { countryCode } = await readBasics(database.drizzle, uid)
    return zoneOf(live.site(), [countryCode])
  }

  return {
    async 'cashier.makedeposit'(input, context) {
      await idempotency.count(signedIn(context).uid)
      const payment = await cashier.deposits.make(input, context)
      return describeStarted(payment, live.paymentMethods())
    },

    async 'cashier.canceldeposit'(input, context) {
      let asked = { isKnown: true }
      return idempotency.withIdempotency(
        context,
        'cashier.canceldeposit',
        input,
        async (tx, uid) => {
          await cashier.givingUp.end(tx, uid, input.id, asked)
          return { value: 1 as const }
        },
        async () => {
          asked = await cashier.givingUp.ask(signedIn(context).uid, input.id)
        },
      )
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
      const times = await paymentRepository.times(database.drizzle, [id])
      return describePayment(payment, live.paymentMethods(), times(id))
    },

    async 'cashier.gethistory'(asked, context) {
      const { offset, count: limit, id, type, statuses, date_from: from, date_to: to } = asked
      const { uid } = signedIn(context)
      refuseBackwards(from, to)
      const methods = live.paymentMethods()
      const { items, total } = await paymentRepository.list(database.drizzle, {
        uid,
        ...((from ?? to) !== undefined && { days: { from, to, zone: await zoneOfPlayer(uid) } }),
        ...(id !== undefined && { id }),
        ...(type !== 'all' && { type }),
        ...(statuses && { statuses: paymentStatuses.filter((status) => statuses.includes(status)) }),
        offset,
        count: limit,
      })
      const ids = items.map((payment) => payment.id)
      const times = await paymentRepository.times(database.drizzle, ids)
      const described = items.map((payment) => describePayment(payment, methods, times(payment.id)))
      return { items: described, offset, limit, total }
    },
  } satisfies Handlers
}
