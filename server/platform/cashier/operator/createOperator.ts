import type { Database } from '../../../db/Database.ts'
import { lockPlayer } from '../../wallet/lockPlayer.ts'
import { type Payment, paymentRepository } from '../paymentRepository.ts'
import { nextStatus } from '../paymentStates.ts'
import { type Obstacle, obstacleOf, obstacleTo } from '../requirements/obstacleTo.ts'
import { tellPlayer } from '../tellPlayer.ts'
import { createWithdrawalMoves, type MoveServices } from '../withdrawals/createWithdrawalMoves.ts'
import { createReleases } from './createReleases.ts'

type Services = MoveServices & { database: Database }

/** A withdrawal as operators see it. @property obstacle what keeps its player from being paid */
export type UnsentWithdrawal = Payment & { obstacle: Obstacle | undefined }

/** What operators look at and decide, besides what the rules of the site decide by themselves. */
export function createOperator(services: Services) {
  const { database, events } = services
  const moves = createWithdrawalMoves(services)

  return {
    /** Withdrawals that wait for a decision, or to be sent; the oldest first. */
    async unsent(): Promise<UnsentWithdrawal[]> {
      const rows = await paymentRepository.listUnsent(database.drizzle)
      return rows.map(({ payment, player }) => ({ ...payment, obstacle: obstacleOf(player) }))
    },

    /**
     * Whoever holds the withdrawal's row first decides: this, its player who cancels it, or the job that sends it.
     * @returns false where nothing is to be decided so: only what waits is approved, and what was sent is not declined
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
        const obstacle = await obstacleTo(tx, payment.uid)
        await tellPlayer(events, tx, await moves.approve(tx, payment, by, obstacle))
        return true
      }),

    ...createReleases(services),
  }
}

export type Operator = ReturnType<typeof createOperator>
