import type { Executor } from '../../../db/Database.ts'
import { createSharing } from '../../../process/createSharing.ts'
import type { AccountInfo } from '../../players/accountInfo.ts'
import { invalidParameters, notSignedIn } from '../../shared/errors.ts'
import type { CallContext, OperationInput } from '../../shared/operations.ts'
import { signedIn } from '../../shared/signedIn.ts'
import { lockPlayer, readBasics } from '../../wallet/lockPlayer.ts'
import type { CashierServices } from '../CashierServices.ts'
import { depositLimitExceeded, unavailable } from '../cashierErrors.ts'
import { checkPayment } from '../methods/checkPayment.ts'
import { type Payment, paymentRepository } from '../paymentRepository.ts'
import { type PaymentProvider, ProviderError } from '../provider/PaymentProvider.ts'
import { providerFailure, refusalCode, refusalOf } from '../provider/providerRefusals.ts'
import { referenceOf } from '../references.ts'
import { refuseMany } from '../refuseMany.ts'
import { refuseUnready } from '../requirements/refuseUnready.ts'
import { tellPlayer } from '../tellPlayer.ts'
import { depositRoom } from './depositRoom.ts'
import { returnAddresses } from './returnAddresses.ts'

type Input = OperationInput<'cashier.makedeposit'>

/** Paying in: an order is written down first, then the provider is asked, and nothing is booked before it says so. */
export function createDeposits(services: CashierServices) {
  const { database, live, players, protection, idempotency, events, clock, watch, campaigns } = services
  const startOnce = createSharing<Payment>()

  async function order(
    tx: Executor,
    player: AccountInfo,
    input: Input,
    provider: PaymentProvider,
    context: CallContext,
  ): Promise<{ id: number }> {
    const { uid } = player
    const rules = live.site().cashier?.deposit
    if (!rules) throw unavailable('The site takes no deposits')
    const { currency, countryCode } = await lockPlayer(tx, uid)
    // Asked before the call was let in, too; an exclusion may have come since.
    await protection.refuseExcluded(uid, tx)
    const { method, amount } = await checkPayment(
      { live, database: { drizzle: tx } },
      { direction: 'deposit', input, context, player: { ...player, currency, country_code: countryCode } },
    )
    const offer = input.campaign_offer_id > 0 ? input.campaign_offer_id : null
    const { amount: owed } = await services.ledger.owedBy(uid, currency, tx)
    // What a player owes is paid first, and brings nothing.
    if (offer !== null && owed > 0n)
      throw invalidParameters({ campaign_offer_id: [{ code: 'not_available' }] })
    if (offer !== null)
      await campaigns.refuseFruitless(tx, uid, { amount, currency, method: method.id }, offer)
    const now = clock()
    await refuseUnready(tx, live.site(), { uid, type: 'deposit', currency, amount, now })
    const room = await depositRoom(services, tx, { uid, currency })
    if (room !== undefined && amount > room) throw depositLimitExceeded(room, currency)
    await refuseMany(tx, { uid, type: 'deposit', now }, rules.hourly)
    const { id } = await paymentRepository.create(
      tx,
      {
        uid,
        type: 'deposit',
        status: 'created',
        method: method.id,
        channel: method.channel,
        currency,
        amount,
        requisites: input.requisites ?? {},
        provider: provider.name,
        offer,
        locale: context.locale,
        domain: new URL(context.origin).host,
        expiresAt: new Date(now.getTime() + rules.expiresMinutes * 60_000),
        createdAt: now,
      },
      'player',
    )
    return { id }
  }

  /** Asks the provider for the page to pay on; asked again for the same deposit, it answers the same. */
  async function start(payment: Payment, provider: PaymentProvider, origin: string): Promise<Payment> {
    const { id, uid, channel, amount, currency, requisites, locale, expiresAt } = payment
    if (payment.status !== 'created' || payment.payment !== null) return payment
    if (payment.provider !== provider.name) throw unavailable('The deposit was begun with another provider')
    const { countryCode } = await readBasics(database.drizzle, uid)
    try {
      const started = await provider.startDeposit({
        reference: referenceOf(payment),
        channel,
        amount,
        currency,
        requisites,
        player: { uid, locale, country: countryCode },
        returns: returnAddresses(live, origin, payment),
        expiresAt: expiresAt ?? clock(),
      })
      return move(id, 'pending', { payment: started.payment, redirect: started.redirect ?? null })
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      if (error.kind !== 'refused') throw providerFailure(error)
      return move(id, 'declined', { reason: refusalCode(error) })
    }
  }

  /** Unless a callback was faster. */
  function move(id: number, status: 'pending' | 'declined', more: Partial<Payment>): Promise<Payment> {
    return database.transaction(async (tx) => {
      const payment = await paymentRepository.lock(tx, id)
      if (!payment) throw new Error(`There is no payment ${id}`)
      if (payment.status !== 'created') {
        // What the provider said first may have been about this very payment, whose page is not known yet.
        if (status === 'declined' || payment.redirect !== null) return payment
        await paymentRepository.set(tx, id, { ...more, payment: payment.payment ?? more.payment ?? null })
        return { ...payment, ...more }
      }
      const moved = await paymentRepository.move(
        tx,
        payment,
        { status, actor: 'provider', at: clock(), ...(more.reason && { note: more.reason }) },
        more,
      )
      await tellPlayer(events, tx, moved)
      return moved
    })
  }

  return {
    /** The same command again goes on where the first one stopped. */
    async make(input: Input, context: CallContext): Promise<Payment> {
      const { provider } = services
      if (!provider) throw unavailable('No payment provider is set up')
      const { uid } = signedIn(context)
      const player = await players.info(uid)
      if (!player) throw notSignedIn()
      let isNew = false
      const { id } = await idempotency.once(
        {
          scope: `player/${uid}`,
          key: context.idempotencyKey ?? '',
          operation: 'cashier.makedeposit',
          request: input,
        },
        (tx) => {
          isNew = true
          return order(tx, player, input, provider, context)
        },
      )
      if (isNew) watch?.moved('deposit', 'created')
      const payment = await paymentRepository.find(database.drizzle, id)
      if (!payment) throw new Error(`There is no payment ${id}`)
      // A command that comes many times at once is one question to the provider, and has one answer of it.
      const started = await startOnce(String(id), () => start(payment, provider, context.origin))
      // One that was begun stays an answer, whatever became of it since.
      if (started.status === 'declined' && started.payment === null) throw refusalOf(started.reason)
      return started
    },
  }
}
