import type { Database } from '../../../db/Database.ts'
import { accountRepository } from '../../accounts/accountRepository.ts'
import { lockPlayer } from '../../wallet/lockPlayer.ts'
import { parseAmount, toAmount } from '../../wallet/money.ts'
import type { Debt } from '../../wallet/receivableRepository.ts'
import { writeOffJournal } from '../paymentJournals.ts'
import type { Payment } from '../paymentRepository.ts'
import { reversalRepository } from '../reversals/reversalRepository.ts'
import type { MoveServices } from '../withdrawals/createWithdrawalMoves.ts'
import { OperatorRefusedError } from './OperatorRefusedError.ts'
import { writeOffRepository } from './writeOffRepository.ts'

type Services = Pick<MoveServices, 'ledger' | 'events' | 'clock'> & { database: Database }

/** Who owes what, and the deposits of which money went back. */
export type Debtor = Debt & { deposits: Payment[] }

/** What players owe, and what of it nobody waits for any more. */
export function createDebts({ database, ledger, events, clock }: Services) {
  return {
    /** The largest sum first. */
    async owed(): Promise<Debtor[]> {
      const debtors: Debtor[] = []
      for (const debt of await ledger.debtors())
        debtors.push({ ...debt, deposits: await reversalRepository.listOf(database.drizzle, debt.uid) })
      return debtors
    },

    /**
     * @param amount decimal; all of it where it is left out
     * @returns what was written off, and what is owed still
     * @throws OperatorRefusedError where so much is not owed
     */
    writeOff: (
      uid: number,
      { amount, by }: { amount?: string; by: string },
    ): Promise<Record<'less' | 'left', Debt>> =>
      database.transaction(async (tx) => {
        if (!(await accountRepository.blocks(tx, uid)))
          throw new OperatorRefusedError(`There is no player ${uid}`)
        const { currency } = await lockPlayer(tx, uid)
        const { amount: owed } = await ledger.owedBy(uid, currency, tx)
        const less = amount === undefined ? owed : parseAmount(amount, currency)
        if (less === undefined || less <= 0n || less > owed) {
          const there = `${toAmount(owed, currency).amount} ${currency}`
          throw new OperatorRefusedError(
            `Player ${uid} owes ${there}${amount === undefined ? '' : `, not ${amount}`}`,
          )
        }
        const id = await writeOffRepository.add(tx, {
          uid,
          currency,
          amount: less,
          operator: by,
          at: clock(),
        })
        await ledger.post(tx, [writeOffJournal({ id, uid, amount: less, currency })])
        await events.notify(uid, { name: 'balance', data: {} }, tx)
        const whose = { uid, currency }
        return { less: { ...whose, amount: less }, left: { ...whose, amount: owed - less } }
      }),
  }
}
