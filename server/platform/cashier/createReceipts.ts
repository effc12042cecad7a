import { formatValue } from '#schemas/runtime/formatValue.ts'
import type { Executor } from '../../db/Database.ts'
import { contactRepository } from '../accounts/contactRepository.ts'
import type { Delivery } from '../delivery/createDelivery.ts'
import { toAmount } from '../wallet/money.ts'
import type { Payment } from './paymentRepository.ts'

/** What is told of a payment by letter. */
const templates = { captured: 'depositCaptured', paid: 'withdrawalPaid' } as const

/** Letters about money that has moved, to players whose address is confirmed. */
export function createReceipts(delivery: Pick<Delivery, 'can' | 'deliver'>) {
  return async (tx: Executor, { id, uid, status, amount, currency, locale }: Payment): Promise<void> => {
    if ((status !== 'captured' && status !== 'paid') || !delivery.can('email')) return
    const address = await contactRepository.confirmedEmail(tx, uid)
    if (!address) return
    const args = { id, amount: String(formatValue(toAmount(amount, currency), 'money', locale)) }
    const template = templates[status]
    await delivery.deliver({ channel: 'email', to: address, locale, template, args }, tx)
  }
}
