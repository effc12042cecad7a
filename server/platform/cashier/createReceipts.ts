import { formatValue } from '#schemas/runtime/formatValue.ts'
import type { LetterTemplate } from '#schemas/runtime/letters.ts'
import type { Executor } from '../../db/Database.ts'
import { contactRepository } from '../accounts/contactRepository.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import { toAmount } from '../wallet/money.ts'
import type { Payment } from './paymentRepository.ts'

/** What is told of a payment by letter. */
const templates = { captured: 'depositCaptured', paid: 'withdrawalPaid' } as const

/** Letters about money that has moved, to players whose address is confirmed. */
export function createReceipts(delivery: Pick<Delivery, 'can' | 'deliver'>) {
  async function send(
    tx: Executor,
    { uid, locale }: Payment,
    template: LetterTemplate,
    args: Record<string, string | number>,
  ): Promise<void> {
    const address = delivery.can('email') ? await contactRepository.confirmedEmail(tx, uid) : undefined
    if (address) await delivery.deliver({ channel: 'email', to: address, locale, template, args }, tx)
  }

  const shown = ({ currency, locale }: Payment, amount: bigint) =>
    String(formatValue(toAmount(amount, currency), 'money', locale))

  return {
    async sendReceipt(tx: Executor, payment: Payment): Promise<void> {
      const { id, status, amount } = payment
      if (status !== 'captured' && status !== 'paid') return
      await send(tx, payment, templates[status], { id, amount: shown(payment, amount) })
    },

    /** @property amount, owed minor units that went back, and that the player owes now */
    async sendReversal(
      tx: Executor,
      payment: Payment,
      { state, amount, owed }: { state: string; amount: bigint; owed: bigint },
    ): Promise<void> {
      const args = { id: payment.id, state, amount: shown(payment, amount), owed: shown(payment, owed) }
      await send(tx, payment, 'depositReversed', { ...args, owes: String(owed > 0n) })
    },
  }
}
