import type { Executor } from '../../../db/Database.ts'
import type { Journal } from '../../wallet/Journal.ts'
import type { CashierServices } from '../CashierServices.ts'
import { createReceipts } from '../createReceipts.ts'
import { reversalJournal } from '../paymentJournals.ts'
import { type Payment, paymentRepository } from '../paymentRepository.ts'
import type { PaymentEvent } from '../provider/PaymentProvider.ts'

type Services = Pick<CashierServices, 'ledger' | 'campaigns' | 'delivery'>

/** What the provider said: minor units that went back, and its name of that. */
type Word = Pick<PaymentEvent, 'id' | 'amount'> & { state: string }

/** @property main minor units that the player is left with, once the journals are posted */
type Reversed = { payment: Payment; journals: Journal[]; main: bigint }

/** Takes money of a deposit back from its player, who is locked, and the payment too. */
export function createReversals({ ledger, campaigns, delivery }: Services) {
  const { sendReversal } = createReceipts(delivery)

  /**
   * What there is of it is taken, the rest is owed; what the deposit had brought is over.
   * @param main minor units of real money that the player has
   * @returns journals that the caller posts
   */
  async function plan(tx: Executor, payment: Payment, word: Word, main: bigint): Promise<Reversed> {
    const { id, uid, currency } = payment
    const { id: event, amount } = word
    const taken = amount < main ? amount : main
    const reversed = payment.reversed + amount
    await paymentRepository.set(tx, id, { reversed })
    const brought = await campaigns.reversed(tx, id)
    const { amount: owed } = await ledger.owedBy(uid, currency, tx)
    await sendReversal(tx, payment, { ...word, owed: owed + amount - taken })
    return {
      payment: { ...payment, reversed },
      journals: [...brought, reversalJournal(payment, { event, amount, taken })],
      main: main - taken,
    }
  }

  return {
    plan,

    async takeBack(tx: Executor, payment: Payment, word: Word): Promise<void> {
      const main = await ledger.balanceOf(payment.uid, 'main', payment.currency, tx)
      const { journals } = await plan(tx, payment, word, main)
      await ledger.post(tx, journals)
    },
  }
}
