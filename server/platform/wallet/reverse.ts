import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import type { Journal, Posted } from './Journal.ts'
import { LedgerError } from './LedgerError.ts'
import type { HouseKind, PlayerKind } from './ledgerAccount.ts'
import { post } from './post.ts'
import { rowsOf } from './rowsOf.ts'

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
  const journal = await readJournal(tx, id)
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

type Row = {
  currency: string
  journal_uid: string | number | null
  reversed_by: string | null
  of_hold: boolean
  account_uid: string | number | null
  kind: string
  ref: string
  amount: string
}

/** Who else would reverse it waits, and then sees that it is reversed. */
async function readJournal(tx: Executor, id: number) {
  await tx.execute(sql`select from platform.ledger_journals where id = ${id} for no key update`)
  const rows = await rowsOf<Row>(
    tx,
    sql`select journal.currency, journal.uid as journal_uid,
        (select key from platform.ledger_journals where reverses = journal.id) as reversed_by,
        exists (select from platform.ledger_holds where journal.id in (journal_id, resolved_by)) as of_hold,
        account.uid as account_uid, account.kind, account.ref, posting.amount::text as amount
      from platform.ledger_journals journal
      join platform.ledger_postings posting on posting.journal_id = journal.id
      join platform.ledger_accounts account on account.id = posting.account_id
      where journal.id = ${id}
      order by account.id, posting.sequence`,
  )
  const [first] = rows
  return (
    first && {
      currency: first.currency,
      uid: first.journal_uid === null ? null : Number(first.journal_uid),
      reversedBy: first.reversed_by,
      ofHold: first.of_hold,
      postings: rows.map((row) => ({
        account:
          row.account_uid === null
            ? { house: row.kind as HouseKind, ref: row.ref }
            : { uid: Number(row.account_uid), kind: row.kind as PlayerKind, ref: row.ref },
        amount: BigInt(row.amount),
      })),
    }
  )
}
