import type { Executor } from '../../../db/Database.ts'
import { lockPlayer } from '../../wallet/lockPlayer.ts'
import type { CashierServices } from '../CashierServices.ts'
import { depositGoesOn, noSuchPayment } from '../cashierErrors.ts'
import { type Payment, paymentRepository } from '../paymentRepository.ts'
import { isOpen } from '../paymentStates.ts'
import type { Callbacks } from '../provider/createCallbacks.ts'
import { ProviderError } from '../provider/PaymentProvider.ts'
import { providerFailure } from '../provider/providerRefusals.ts'
import { referenceOf } from '../references.ts'
import { tellPlayer } from '../tellPlayer.ts'

type Services = Pick<CashierServices, 'database' | 'events' | 'clock' | 'provider'>

/** Whether the provider had heard of a deposit when it was asked to give it up. */
type Asked = { isKnown: boolean }

/**
 * Giving up a deposit that was not paid. The provider ends it, and what it says counts: a payment that it took before
 * wins, and nobody can pay any more what it gave up (decision 0100).
 */
export function createGivingUp(
  { database, events, clock, provider }: Services,
  { take }: Pick<Callbacks, 'take'>,
) {
  const ownOf = (payment: Payment | undefined, uid: number): Payment => {
    if (payment?.uid !== uid || payment.type !== 'deposit') throw noSuchPayment()
    return payment
  }

  return {
    /**
     * Has the provider give it up, outside of any transaction.
     * @throws PlatformError where the provider could not be asked
     */
    async ask(uid: number, id: number): Promise<Asked> {
      const payment = ownOf(await paymentRepository.find(database.drizzle, id), uid)
      const known = { isKnown: true }
      if (!isOpen('deposit', payment.status) || payment.provider !== provider?.name) return known
      try {
        const event = await provider.cancelDeposit(referenceOf(payment))
        if (!event) return { isKnown: false }
        await take(event, provider.name)
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        if (error.kind !== 'refused' && !isCallMissing(error)) throw providerFailure(error)
      }
      return known
    },

    /**
     * Ends it where the provider never heard of it, else sees that it is over.
     * @throws PlatformError BillingTransactionDeclinedException where it was paid, ended otherwise or goes on
     */
    async end(tx: Executor, uid: number, id: number, { isKnown }: Asked): Promise<void> {
      await lockPlayer(tx, uid)
      const payment = ownOf(await paymentRepository.lock(tx, id), uid)
      if (payment.status === 'cancelled') return
      if (isKnown || payment.status !== 'created') throw depositGoesOn(payment.status)
      const move = { status: 'cancelled', actor: 'player', at: clock() } as const
      await tellPlayer(events, tx, await paymentRepository.move(tx, payment, move))
    },
  }
}

/** A bridge may be older than the call; its deposits are left to end by themselves. */
const isCallMissing = ({ status }: ProviderError) => status === 404 || status === 405 || status === 501
