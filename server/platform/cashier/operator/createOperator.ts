import type { Database } from '../../../db/Database.ts'
import { clearPerson } from '../../responsibleGaming/clearPerson.ts'
import { type Match, personRepository } from '../../responsibleGaming/personRepository.ts'
import { lockPlayer } from '../../wallet/lockPlayer.ts'
import { toAmount } from '../../wallet/money.ts'
import { type HistoryEntry, type Payment, paymentRepository } from '../paymentRepository.ts'
import { nextStatus } from '../paymentStates.ts'
import { paymentEventRepository, type ToldEvent } from '../provider/paymentEventRepository.ts'
import { type Obstacle, obstacleOf, obstacleTo } from '../requirements/obstacleTo.ts'
import { tellPlayer } from '../tellPlayer.ts'
import { createWithdrawalMoves, type MoveServices } from '../withdrawals/createWithdrawalMoves.ts'
import { createDebts } from './createDebts.ts'
import { createReleases } from './createReleases.ts'
import { OperatorRefusedError } from './OperatorRefusedError.ts'

type Services = MoveServices & { database: Database }

/** A withdrawal as operators see it. @property obstacle what keeps its player from being paid; owed minor units that they owe */
export type UnsentWithdrawal = Payment & { obstacle: Obstacle | undefined; owed: bigint }

/** A payment with everything that became of it. */
export type PaymentRecord = {
  payment: Payment
  history: HistoryEntry[]
  told: ToldEvent[]
}

/** What operators look at and decide, besides what the rules of the site decide by themselves. */
export function createOperator(services: Services) {
  const { database, events, ledger } = services
  const moves = createWithdrawalMoves(services)

  return {
    /** Withdrawals that wait for a decision, or to be sent; the oldest first. */
    async unsent(): Promise<UnsentWithdrawal[]> {
      const rows = await paymentRepository.listUnsent(database.drizzle)
      const owed = new Map((await ledger.debtors()).map(({ uid, amount }) => [uid, amount]))
      return rows.map(({ payment, player }) => ({
        ...payment,
        obstacle: obstacleOf(player),
        owed: owed.get(payment.uid) ?? 0n,
      }))
    },

    /** Who was found again that had excluded themselves, the latest first. */
    foundAgain: (): Promise<Match[]> => personRepository.listMatches(database.drizzle),

    /** @returns false where nobody was found in the account */
    clearPerson: (uid: number, operator: string): Promise<boolean> =>
      clearPerson(database, uid, operator, new Date()),

    /** Undefined where there is none of that number. */
    async show(id: number): Promise<PaymentRecord | undefined> {
      const { drizzle } = database
      const payment = await paymentRepository.find(drizzle, id)
      return (
        payment && {
          payment,
          history: await paymentRepository.history(drizzle, id),
          told: await paymentEventRepository.list(drizzle, id),
        }
      )
    },

    /**
     * Whoever holds the withdrawal's row first decides: this, its player who cancels it, or the job that sends it.
     * @returns false where nothing is to be decided so: only what waits is approved, and what was sent is not declined
     * @throws OperatorRefusedError where a player would be paid who owes something
     */
    decide: (id: number, verdict: 'approve' | 'decline', operator: string): Promise<boolean> =>
      database.transaction(async (tx) => {
        const found = await paymentRepository.find(tx, id)
        if (found?.type !== 'withdrawal') return false
        await lockPlayer(tx, found.uid)
        const payment = await paymentRepository.lock(tx, id)
        const cause = verdict === 'approve' ? 'approved' : 'declined'
        if (!payment || !nextStatus('withdrawal', payment.status, cause)) return false
        const by = { actor: 'operator' as const, note: operator }
        if (cause === 'declined') {
          await moves.giveUp(tx, payment, cause, by, 'declined_by_operator')
          return true
        }
        const { amount: owed } = await ledger.owedBy(payment.uid, payment.currency, tx)
        if (owed > 0n) throw new OperatorRefusedError(whyNotPaid(payment, owed))
        const obstacle = await obstacleTo(tx, payment.uid)
        await tellPlayer(events, tx, await moves.approve(tx, payment, by, obstacle))
        return true
      }),

    ...createReleases(services),
    ...createDebts(services),
  }
}

const whyNotPaid = ({ uid, currency }: Payment, owed: bigint) =>
  `Player ${uid} owes ${toAmount(owed, currency).amount} ${currency}: write that off first, or decline the withdrawal`

export type Operator = ReturnType<typeof createOperator>
