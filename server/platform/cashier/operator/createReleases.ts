import type { Database, Executor } from '../../../db/Database.ts'
import type { Journal } from '../../wallet/Journal.ts'
import { lockPlayer } from '../../wallet/lockPlayer.ts'
import { parseAmount, toAmount } from '../../wallet/money.ts'
import { givenJournal, takenJournal } from '../paymentJournals.ts'
import { type Payment, paymentRepository } from '../paymentRepository.ts'
import { tellPlayer } from '../tellPlayer.ts'
import type { MoveServices } from '../withdrawals/createWithdrawalMoves.ts'
import { OperatorRefusedError } from './OperatorRefusedError.ts'
import { type Side, type SuspenseItem, suspenseRepository } from './suspenseRepository.ts'

type Services = Pick<MoveServices, 'ledger' | 'events' | 'clock'> & { database: Database }

export type Release = {
  to: Side
  by: string
  /** Decimal; the rest goes to the other side. All of it goes where it is left out. */
  amount?: string
}

/** Minor units of an item that each side gets. */
type Shares = Record<Side, bigint>

/** What was set aside for a withdrawal waits, and the withdrawal ends with the decision. */
export const isWithheld = (item: SuspenseItem, payment: Payment | undefined): boolean =>
  item.journalId !== null && payment?.type === 'withdrawal' && payment.status === 'sent'

/** Why nothing of an item can be given to a player; undefined where it can. */
export function whyNotToPlayer(item: SuspenseItem, payment: Payment | undefined): string | undefined {
  if (item.journalId === null) return 'Nothing was booked that could be given'
  if (!payment) return 'Nobody knows whose money this is'
  if (item.currency === payment.currency) return undefined
  return `The player's account is kept in ${payment.currency}, not ${item.currency}`
}

/** @throws OperatorRefusedError */
function sharesOf(item: SuspenseItem, { to, amount }: Release): Shares {
  const { currency, amount: all } = item
  if (amount !== undefined && item.journalId === null)
    throw new OperatorRefusedError('Nothing was booked that could be divided')
  const named = amount === undefined ? all : parseAmount(amount, currency)
  if (named === undefined || named <= 0n || named > all)
    throw new OperatorRefusedError(
      `Not a part of ${toAmount(all, currency).amount} ${currency}: ${JSON.stringify(amount)}`,
    )
  return to === 'player' ? { player: named, provider: all - named } : { player: all - named, provider: named }
}

function journalsOf(
  item: SuspenseItem,
  payment: Payment | undefined,
  { player, provider }: Shares,
): Journal[] {
  const named = { id: item.id, provider: item.provider, currency: item.currency, payment: item.paymentId }
  const journals: Journal[] = []
  if (item.journalId === null) return journals
  if (payment && player > 0n) {
    const kind = payment.type === 'deposit' ? 'deposit' : 'release'
    journals.push(givenJournal({ ...named, amount: player }, payment.uid, kind))
  }
  if (provider > 0n) {
    const kind = isWithheld(item, payment) ? 'withdrawal' : 'suspense'
    journals.push(takenJournal({ ...named, amount: provider }, payment?.uid, kind))
  }
  return journals
}

/** Money that belongs to nobody yet, and its way out. */
export function createReleases({ database, ledger, events, clock }: Services) {
  /** Of a withdrawal that was paid in part, that part is what the player took out. */
  function endWithheld(tx: Executor, payment: Payment, { provider }: Shares, by: string): Promise<Payment> {
    const move = { actor: 'operator', at: clock(), note: by } as const
    if (provider === 0n) return paymentRepository.move(tx, payment, { ...move, status: 'failed' })
    return paymentRepository.move(tx, payment, { ...move, status: 'paid' }, { amount: provider })
  }

  return {
    /** The oldest first, with what the provider said. */
    inSuspense: () => suspenseRepository.waiting(database.drizzle),

    /**
     * Lets money that waited go to the player, back to (or on by) the provider, or a part to each. Where nothing could be
     * booked it only says that the matter was settled elsewhere.
     * @throws OperatorRefusedError
     */
    async release(id: number, release: Release): Promise<void> {
      await database.transaction(async (tx) => {
        const item = await suspenseRepository.find(tx, id)
        if (!item) throw new OperatorRefusedError(`There is no item ${id}`)
        const known = item.paymentId === null ? undefined : await paymentRepository.find(tx, item.paymentId)
        if (known) await lockPlayer(tx, known.uid)
        const payment = known && (await paymentRepository.lock(tx, known.id))
        const { to, by } = release
        const shares = sharesOf(item, release)
        const hasMoved = shares.player > 0n
        const why = hasMoved ? whyNotToPlayer(item, payment) : undefined
        if (why !== undefined) throw new OperatorRefusedError(`${why}: release it to the provider`)
        const releasedAmount = item.journalId === null ? null : shares[to]
        const released = { releasedTo: to, releasedAmount, releasedBy: by, releasedAt: clock() }
        if (!(await suspenseRepository.release(tx, id, released)))
          throw new OperatorRefusedError(`Item ${id} was released before`)
        const journals = journalsOf(item, payment, shares)
        if (journals.length > 0) await ledger.post(tx, journals)
        if (payment && isWithheld(item, payment))
          await tellPlayer(events, tx, await endWithheld(tx, payment, shares, by), hasMoved)
        else if (payment && hasMoved) await events.notify(payment.uid, { name: 'balance', data: {} }, tx)
      })
    },
  }
}
