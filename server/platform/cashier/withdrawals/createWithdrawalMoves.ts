import type { Executor } from '../../../db/Database.ts'
import type { CashierServices } from '../CashierServices.ts'
import { type Actor, type Payment, paymentRepository } from '../paymentRepository.ts'
import { nextStatus } from '../paymentStates.ts'
import type { Obstacle } from '../requirements/obstacleTo.ts'
import { tellPlayer } from '../tellPlayer.ts'

export type MoveServices = Pick<CashierServices, 'ledger' | 'events' | 'jobs' | 'clock'>

/** Who decides, and their name or reason. */
type By = { actor: Actor; note?: string }

/** What becomes of withdrawals before they are sent, and of those that cannot be. The row is locked by the caller. */
export function createWithdrawalMoves({ ledger, events, jobs, clock }: MoveServices) {
  /** Leaves it to be sent, by whichever process is free. */
  const leave = (executor: Executor, id: number) => jobs.enqueue('payout', { payment: id }, executor)

  return {
    leave,

    /** @param despite what keeps the player from being paid, and whoever approves it knows */
    async approve(tx: Executor, payment: Payment, by: By, despite?: Obstacle): Promise<Payment> {
      const move = { status: 'approved' as const, at: clock(), ...by }
      const approved = await paymentRepository.move(tx, payment, move, { approvedDespite: despite ?? null })
      await leave(tx, payment.id)
      return approved
    },

    /** What was approved waits for an operator again: something keeps its player from being paid since. */
    async recall(tx: Executor, payment: Payment, note: Obstacle | 'player_owes'): Promise<void> {
      const status = nextStatus('withdrawal', payment.status, 'recalled')
      if (!status) return
      const recalled = await paymentRepository.move(tx, payment, { status, actor: 'site', at: clock(), note })
      await tellPlayer(events, tx, recalled)
    },

    /**
     * Ends it, and gives back what was set aside. The player is locked, too.
     * @param reason code that stays with it
     * @returns undefined where it cannot end so any more
     */
    async giveUp(
      tx: Executor,
      payment: Payment,
      cause: 'cancelled' | 'declined' | 'failed',
      by: By,
      reason: string | null = null,
    ): Promise<Payment | undefined> {
      const status = nextStatus('withdrawal', payment.status, cause)
      if (!status || payment.hold === null) return undefined
      const { id, hold } = payment
      await ledger.resolveHold(tx, { hold, outcome: 'voided', kind: 'release', details: { payment: id } })
      const ended = await paymentRepository.move(tx, payment, { status, at: clock(), ...by }, { reason })
      await tellPlayer(events, tx, ended, true)
      return ended
    },
  }
}

export type WithdrawalMoves = ReturnType<typeof createWithdrawalMoves>
