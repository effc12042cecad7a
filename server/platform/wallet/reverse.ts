import type { Executor } from '../../db/Database.ts'
import type { Journal, Posted } from './Journal.ts'
import { journalRepository } from './journalRepository.ts'
import { LedgerError } from './LedgerError.ts'
import { post } from './post.ts'

export type Reversal = {
  /** Idempotency key of the new journal. */
  key: string
  /** Number of the journal to undo. */
  journal: number
  details?: Journal['details']
}

/**
 * Undoes a journal by a new one, once. What a hold did is undone by resolving the hold, or by a journal of one's own.
 * @throws LedgerError already_reversed; insufficient_funds where the player has spent it; hold_resolved for a hold's
 */
export async function reverse(tx: Executor, { key, journal: id, details }: Reversal): Promise<Posted> {
  const journal = await journalRepository.lock(tx, id)
  if (!journal) throw new Error(`There is no journal ${id}`)
  if (journal.ofHold) throw new LedgerError('hold_resolved', 'A hold is resolved, not reversed')
  if (journal.reversedBy !== null && journal.reversedBy !== key)
    throw new LedgerError('already_reversed', `Journal ${id} is reversed already`)
  const { currency, uid, postings } = journal
  const [posted] = await post(tx, [
    {
      key,
      kind: 'correction',
      currency,
      ...(uid !== null && { uid }),
      reverses: id,
      postings: postings.map(({ account, amount }) => ({ account, amount: -amount })),
      ...(details && { details }),
    },
  ])
  if (!posted) throw new Error(`Journal ${id} was not reversed`)
  return posted
}
