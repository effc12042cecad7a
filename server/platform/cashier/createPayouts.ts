import { lockPlayer, readCandidate } from '../bonuses/lockPlayer.ts'
import type { CashierServices } from './CashierServices.ts'
import type { WithdrawalMoves } from './createWithdrawalMoves.ts'
import { ProviderError } from './PaymentProvider.ts'
import { type Payment, paymentRepository } from './paymentRepository.ts'
import { referenceOf } from './references.ts'
import { tellPlayer } from './tellPlayer.ts'

type Services = Pick<CashierServices, 'database' | 'events' | 'clock' | 'provider'>

/** Sends what was approved. */
export function createPayouts({ database, events, clock, provider }: Services, moves: WithdrawalMoves) {
  /**
   * Marked as sent before it is, so that it can no longer be cancelled. Whoever finds it marked, and knows no payment of
   * the provider's, does not know whether it was sent, and sends it again under the same reference.
   */
  async function mark(id: number): Promise<Payment | undefined> {
    return database.transaction(async (tx) => {
      const payment = await paymentRepository.lock(tx, id)
      if (payment?.type !== 'withdrawal') return undefined
      if (payment.status === 'sent' && payment.payment === null) return payment
      if (payment.status !== 'approved') return undefined
      const sent = await paymentRepository.move(tx, payment, { status: 'sent', actor: 'site', at: clock() })
      await tellPlayer(events, tx, sent)
      return sent
    })
  }

  /** The provider will not send it: the player has the money back. */
  async function fail({ id, uid }: Payment): Promise<void> {
    await database.transaction(async (tx) => {
      await lockPlayer(tx, uid)
      const payment = await paymentRepository.lock(tx, id)
      // A callback may have been faster.
      if (payment?.status !== 'sent' || payment.payment !== null) return
      await moves.giveUp(tx, payment, 'failed', { actor: 'provider', note: 'refused' }, 'refused')
    })
  }

  return {
    /** @throws ProviderError where the provider cannot be reached: to be tried again */
    async send(id: number): Promise<void> {
      if (!provider) throw new Error('No payment provider is set up')
      const payment = await mark(id)
      if (!payment) return
      const { uid, channel, amount, currency, requisites, locale } = payment
      const { countryCode: country } = await readCandidate(database.drizzle, uid)
      const player = { uid, locale, country }
      const reference = referenceOf(payment)
      try {
        const sent = await provider.sendPayout({ reference, channel, amount, currency, requisites, player })
        await paymentRepository.set(database.drizzle, id, { payment: sent.payment })
      } catch (error) {
        if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error
        await fail(payment)
      }
    },
  }
}
