import { lockPlayer, readBasics } from '../../wallet/lockPlayer.ts'
import type { CashierServices } from '../CashierServices.ts'
import { type Payment, paymentRepository } from '../paymentRepository.ts'
import { type PaymentProvider, type PayoutOrder, ProviderError } from '../provider/PaymentProvider.ts'
import { refusalCode } from '../provider/providerRefusals.ts'
import { referenceOf } from '../references.ts'
import { obstacleTo } from '../requirements/obstacleTo.ts'
import { tellPlayer } from '../tellPlayer.ts'
import type { WithdrawalMoves } from './createWithdrawalMoves.ts'

type Services = Pick<CashierServices, 'database' | 'events' | 'clock' | 'provider' | 'ledger'>

/** Sends what was approved. */
export function createPayouts(
  { database, events, clock, provider, ledger }: Services,
  moves: WithdrawalMoves,
) {
  /**
   * Marked as sent before it is, so that it can no longer be cancelled. Whoever finds it marked, and knows no payment of
   * the provider's, does not know whether it was sent, and sends it again under the same reference. What was never sent
   * goes by whoever moves money now; what may have been sent by another provider before is left to its operator.
   *
   * Whoever was banned since it was approved is not paid, unless the operator has known it: until here nothing has left
   * the house, and the player's row, locked first, cannot change before it is marked. Nor is anybody paid who owes something.
   */
  async function mark(id: number, { name }: PaymentProvider): Promise<Payment | undefined> {
    const found = await paymentRepository.find(database.drizzle, id)
    if (found?.type !== 'withdrawal') return undefined
    return database.transaction(async (tx) => {
      await lockPlayer(tx, found.uid)
      const payment = await paymentRepository.lock(tx, id)
      if (!payment) return undefined
      const isUnclear = payment.status === 'sent' && payment.payment === null
      if (isUnclear && payment.provider === name) return payment
      if (payment.status !== 'approved') return undefined
      const obstacle = await obstacleTo(tx, payment.uid)
      if (obstacle && obstacle !== payment.approvedDespite) {
        await moves.recall(tx, payment, obstacle)
        return undefined
      }
      const { amount: owed } = await ledger.owedBy(payment.uid, payment.currency, tx)
      if (owed > 0n) {
        await moves.recall(tx, payment, 'player_owes')
        return undefined
      }
      const by = { status: 'sent', actor: 'site', at: clock() } as const
      const sent = await paymentRepository.move(tx, payment, by, { provider: name })
      await tellPlayer(events, tx, sent)
      return sent
    })
  }

  /** The provider will not send it: the player has the money back. */
  async function fail({ id, uid }: Payment, code: string): Promise<void> {
    await database.transaction(async (tx) => {
      await lockPlayer(tx, uid)
      const payment = await paymentRepository.lock(tx, id)
      // A callback may have been faster.
      if (payment?.status !== 'sent' || payment.payment !== null) return
      await moves.giveUp(tx, payment, 'failed', { actor: 'provider', note: code }, code)
    })
  }

  /**
   * What the provider calls the payout, or the code of its refusal. It may refuse the repetition of one whose answer
   * was lost, so that it is asked before anybody believes it.
   */
  async function order(
    to: PaymentProvider,
    payout: PayoutOrder,
  ): Promise<{ payment: string } | { refused: string }> {
    try {
      return await to.sendPayout(payout)
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error
      return (await to.status(payout.reference)) ?? { refused: refusalCode(error) }
    }
  }

  return {
    /** @throws ProviderError where nobody knows what the provider did: to be tried again */
    async send(id: number): Promise<void> {
      if (!provider) throw new Error('No payment provider is set up')
      const payment = await mark(id, provider)
      if (!payment) return
      const { uid, channel, amount, currency, requisites, locale } = payment
      const { countryCode: country } = await readBasics(database.drizzle, uid)
      const player = { uid, locale, country }
      const reference = referenceOf(payment)
      const answer = await order(provider, { reference, channel, amount, currency, requisites, player })
      if ('refused' in answer) await fail(payment, answer.refused)
      else await paymentRepository.name(database.drizzle, id, answer.payment)
    },
  }
}
