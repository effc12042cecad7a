import { and, asc, eq } from 'drizzle-orm'
import type { Database, Executor } from '../../db/Database.ts'
import { lockPlayer } from '../accounts/lockPlayer.ts'
import { createWithdrawalMoves, type MoveServices } from './createWithdrawalMoves.ts'
import { givenJournal, takenJournal } from './paymentJournals.ts'
import { type Payment, paymentRepository } from './paymentRepository.ts'
import { payments } from './schema.ts'
import { type SuspenseItem, suspense } from './suspense.ts'
import { tellPlayer } from './tellPlayer.ts'

type Services = MoveServices & { database: Database }

export type Release = { to: 'player' | 'provider'; by: string }

/** Why an item cannot be released as asked, in words for an operator. */
export class ReleaseRefusedError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ReleaseRefusedError'
  }
}

/** What operators look at and decide, besides what the rules of the site decide by themselves. */
export function createOperator(services: Services) {
  const { database, ledger, events, clock } = services
  const moves = createWithdrawalMoves(services)

  /** A withdrawal whose money was withheld ends with the decision where it goes. */
  async function endWithheld(tx: Executor, payment: Payment, { to, by }: Release): Promise<Payment> {
    const status = to === 'player' ? 'failed' : 'paid'
    return paymentRepository.move(tx, payment, { status, actor: 'operator', at: clock(), note: by })
  }

  function journalOf(item: SuspenseItem, payment: Payment | undefined, to: Release['to']) {
    const { id, provider, amount, currency, paymentId } = item
    const named = { id, provider, amount, currency, payment: paymentId }
    if (to === 'provider') {
      const isPayout = payment?.type === 'withdrawal' && payment.status === 'sent'
      return takenJournal(named, payment?.uid, isPayout ? 'withdrawal' : 'suspense')
    }
    if (!payment)
      throw new ReleaseRefusedError('Nobody knows whose money this is: release it to the provider')
    if (currency !== payment.currency)
      throw new ReleaseRefusedError(`The player's account is kept in ${payment.currency}, not ${currency}`)
    return givenJournal(named, payment.uid, payment.type === 'deposit' ? 'deposit' : 'release')
  }

  return {
    /** Withdrawals that wait for a decision, the oldest first. */
    inReview: (): Promise<Payment[]> =>
      database.drizzle
        .select()
        .from(payments)
        .where(and(eq(payments.type, 'withdrawal'), eq(payments.status, 'review')))
        .orderBy(asc(payments.createdAt), asc(payments.id)),

    /** @returns false where the withdrawal does not wait for a decision */
    decide: (id: number, verdict: 'approve' | 'decline', operator: string): Promise<boolean> =>
      database.transaction(async (tx) => {
        const found = await paymentRepository.find(tx, id)
        if (found?.type !== 'withdrawal') return false
        await lockPlayer(tx, found.uid)
        const payment = await paymentRepository.lock(tx, id)
        if (payment?.status !== 'review') return false
        const by = { actor: 'operator' as const, note: operator }
        if (verdict === 'approve') await tellPlayer(events, tx, await moves.approve(tx, payment, by))
        else await moves.giveUp(tx, payment, 'declined', by, 'declined_by_operator')
        return true
      }),

    inSuspense: (): Promise<SuspenseItem[]> => suspense.waiting(database.drizzle),

    /**
     * Lets money that waited go to the player, or back to (or on by) the provider. Where nothing could be booked it only
     * says that the matter was settled elsewhere.
     * @throws ReleaseRefusedError
     */
    async release(id: number, release: Release): Promise<void> {
      await database.transaction(async (tx) => {
        const item = await suspense.find(tx, id)
        if (!item) throw new ReleaseRefusedError(`There is no item ${id}`)
        const known = item.paymentId === null ? undefined : await paymentRepository.find(tx, item.paymentId)
        if (known) await lockPlayer(tx, known.uid)
        const payment = known && (await paymentRepository.lock(tx, known.id))
        const { to, by } = release
        if (!(await suspense.release(tx, id, { releasedTo: to, releasedBy: by, releasedAt: clock() })))
          throw new ReleaseRefusedError(`Item ${id} was released before`)
        const isBooked = item.journalId !== null
        if (!isBooked && to === 'player')
          throw new ReleaseRefusedError('Nothing was booked that could be given: release it to the provider')
        const journal = isBooked ? journalOf(item, payment, to) : undefined
        const isWithheld = isBooked && payment?.type === 'withdrawal' && payment.status === 'sent'
        const ended = isWithheld ? await endWithheld(tx, payment, release) : payment
        if (journal) await ledger.post(tx, [journal])
        if (ended) await tellPlayer(events, tx, ended, to === 'player')
      })
    },
  }
}

export type Operator = ReturnType<typeof createOperator>
