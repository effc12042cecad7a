import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import type { AccountRef } from './ledgerAccount.ts'
import type { HoldState } from './schema.ts'

/** Money that was set aside, where it came from and where it waits. */
export type Held = {
  uid: number
  currency: string
  amount: bigint
  state: HoldState
  from: AccountRef
  at: AccountRef
}

type NewHold = {
  /** Number of the journal that set the money aside. */
  journal: number
  uid: number
  currency: string
  expiresAt: Date | undefined
}

/** What is set aside. */
export const holdRepository = {
  /** @returns number of the hold that the journal has made; undefined where it made none */
  async findByJournal(executor: Executor, journal: number): Promise<number | undefined> {
    const [row] = await rowsOf<{ id: string | number }>(
      executor,
      sql`select id from platform.ledger_holds where journal_id = ${journal}`,
    )
    return row && Number(row.id)
  },

  /** @returns its number; undefined where the journal has set nothing aside */
  async add(tx: Executor, { journal, uid, currency, expiresAt }: NewHold): Promise<number | undefined> {
    const [row] = await rowsOf<{ id: string | number }>(
      tx,
      sql`insert into platform.ledger_holds
            (journal_id, uid, currency, amount, from_account, held_account, expires_at)
          select taken.journal_id, ${uid}::bigint, ${currency}::text, given.amount, taken.account_id, given.account_id,
            ${expiresAt?.toISOString() ?? null}::timestamptz
          from platform.ledger_postings taken
          join platform.ledger_postings given on given.journal_id = taken.journal_id and given.amount > 0
          where taken.journal_id = ${journal} and taken.amount < 0
          returning id`,
    )
    return row && Number(row.id)
  },

  /** Nobody else resolves it until the transaction ends. */
  async lock(tx: Executor, id: number): Promise<Held | undefined> {
    const account = (name: 'from_account' | 'held_account'): SQL =>
      sql`(select json_build_object('uid', uid, 'kind', kind, 'ref', ref) from platform.ledger_accounts
      where ledger_accounts.id = ledger_holds.${sql.identifier(name)})`
    const [row] = await rowsOf<{
      uid: string | number
      currency: string
      amount: string
      state: HoldState
      from: AccountRef
      at: AccountRef
    }>(
      tx,
      sql`select uid, currency, amount::text as amount, state, ${account('from_account')} as from,
        ${account('held_account')} as at
      from platform.ledger_holds where id = ${id} for update`,
    )
    return row && { ...row, uid: Number(row.uid), amount: BigInt(row.amount) }
  },

  async resolve(tx: Executor, id: number, outcome: HoldState, journal: number): Promise<void> {
    await tx.execute(
      sql`update platform.ledger_holds set state = ${outcome}, resolved_by = ${journal}
      where id = ${id}`,
    )
  },

  /** Numbers of holds that should have expired, the oldest first. */
  async overdue(executor: Executor, atMost: number): Promise<number[]> {
    const rows = await rowsOf<{ id: string | number }>(
      executor,
      sql`select id from platform.ledger_holds where state = 'pending' and expires_at <= now()
      order by expires_at limit ${atMost}`,
    )
    return rows.map(({ id }) => Number(id))
  },
}
