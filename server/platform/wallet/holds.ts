import type { Executor } from '../../db/Database.ts'
import { holdRepository } from './holdRepository.ts'
import type { Journal, JournalKind, Posting } from './Journal.ts'
import { LedgerError } from './LedgerError.ts'
import type { PlayerKind } from './ledgerAccount.ts'
import { post } from './post.ts'

export type HoldRequest = {
  /** Idempotency key of the journal that sets the money aside. */
  key: string
  uid: number
  currency: string
  /** Minor units, above zero. */
  amount: bigint
  /** Which of the player's accounts it is taken from; main if left out. */
  from?: { kind: PlayerKind; ref?: string }
  /** Where it waits. */
  at: 'open_bets' | 'withdrawal_hold'
  /** When it goes back by itself, at the next sweep after. */
  expiresAt?: Date
  /** What happens together with it. */
  along?: readonly Journal[]
  details?: Journal['details']
}

export type Resolution = {
  /** Number of the hold. */
  hold: number
  kind: JournalKind
  /** What else happens with it, in the same journal: sums to zero by itself. */
  also?: readonly Posting[]
  details?: Journal['details']
} & (
  | {
      outcome: 'posted'
      /** Where the money goes: above zero each, together at most what is held. The rest goes back. */
      to: readonly Posting[]
    }
  | { outcome: 'voided' | 'expired' }
)

/**
 * Sets money of a player aside. The same request again answers the same hold.
 * @returns number of the hold
 * @throws LedgerError insufficient_funds, key_conflict, wrong_currency
 */
export async function hold(tx: Executor, request: HoldRequest): Promise<{ id: number; repeated: boolean }> {
  const { key, uid, currency, amount, from = { kind: 'main' }, at, expiresAt, along = [], details } = request
  if (amount <= 0n) throw new Error(`Hold ${key} is of ${amount}`)
  const journal: Journal = {
    key,
    kind: 'hold',
    currency,
    uid,
    postings: [
      { account: { uid, ...from }, amount: -amount },
      { account: { uid, kind: at }, amount },
    ],
    details: { ...details, ...(expiresAt && { expires_at: expiresAt.toISOString() }) },
  }
  const [posted] = await post(tx, [journal, ...along])
  if (!posted) throw new Error(`Hold ${key} was not posted`)
  const id = posted.repeated
    ? await holdRepository.findByJournal(tx, posted.id)
    : await holdRepository.add(tx, { journal: posted.id, uid, currency, expiresAt })
  if (id === undefined) throw new LedgerError('key_conflict', `The key ${key} was used for something else`)
  return { id, repeated: posted.repeated }
}

/**
 * Moves money that was set aside on, or back to where it came from. Each hold once; of several who try at the same
 * time one succeeds.
 * @returns number of the journal
 * @throws LedgerError hold_resolved where it is not pending any more; insufficient_funds where `also` takes too much
 */
export async function resolveHold(tx: Executor, resolution: Resolution): Promise<{ journal: number }> {
  const held = await holdRepository.lock(tx, resolution.hold)
  if (!held) throw new Error(`There is no hold ${resolution.hold}`)
  if (held.state !== 'pending') throw new LedgerError('hold_resolved', `The hold was ${held.state} before`)
  const to = resolution.outcome === 'posted' ? resolution.to : []
  if (to.some(({ amount }) => amount <= 0n)) throw new Error('A hold gives, and takes nothing')
  const back = held.amount - to.reduce((total, { amount }) => total + amount, 0n)
  if (back < 0n) throw new Error(`Hold ${resolution.hold} does not hold so much`)
  const [posted] = await post(tx, [
    {
      key: `hold/${resolution.hold}`,
      kind: resolution.kind,
      currency: held.currency,
      uid: held.uid,
      postings: [
        { account: held.at, amount: -held.amount },
        ...to,
        ...(back > 0n ? [{ account: held.from, amount: back }] : []),
        ...(resolution.also ?? []),
      ],
      details: { ...resolution.details, hold: resolution.hold, outcome: resolution.outcome },
    },
  ])
  if (!posted) throw new Error(`Hold ${resolution.hold} was not posted`)
  await holdRepository.resolve(tx, resolution.hold, resolution.outcome, posted.id)
  return { journal: posted.id }
}
