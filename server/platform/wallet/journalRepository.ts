import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { given, preparedRows } from '../../db/prepared.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import { isTaken } from '../../db/sqlErrors.ts'
import type { HouseKind, PlayerKind } from './ledgerAccount.ts'
import type { Plan } from './planJournals.ts'

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

/** A posting, with the journal that it is of. */
export type PostedLine = {
  journal: string
  uid: string | number
  currency: string
  details: string
  kind: string
  ref: string
  amount: string
}

/** No key was taken. */
const whole = sql`(select count(*) from journal) = ${given('count')}::int`
// The database cannot guess how many rows JSON holds, and would read all accounts rather than look two up by `ids`.
const writeAll = (name: string, conflict: SQL) =>
  preparedRows<{ id: string | number; key: string }>(
    name,
    sql`with journal as (
      insert into platform.ledger_journals
        (key, kind, currency, uid, reverses, details, request_hash, hash, created_at)
      select * from json_to_recordset(${given('journals')}::json) as row(
        key text, kind text, currency text, uid bigint, reverses bigint, details text, request_hash text,
        hash text, created_at timestamptz)
      order by key
      ${conflict}
      returning id, key
    ), posting as (
      insert into platform.ledger_postings (account_id, sequence, journal_id, amount, balance, hash)
      select row.account_id, row.sequence, journal.id, row.amount, row.balance, row.hash
      from json_to_recordset(${given('postings')}::json) as row(
        key text, account_id bigint, sequence bigint, amount bigint, balance bigint, hash text)
      join journal on journal.key = row.key
      where ${whole}
    ), account as (
      update platform.ledger_accounts as account
      set balance = row.balance, sequence = row.sequence, head = row.head
      from json_to_recordset(${given('accounts')}::json) as row(
        id bigint, balance bigint, sequence bigint, head text)
      where account.id = row.id and account.id = any(${given('ids')}::bigint[]) and ${whole}
    )
    select id, key from journal`,
  )
const writeUnknown = writeAll('write_journals', sql`on conflict (key) do nothing`)
const writeNew = writeAll('write_new_journals', sql``)

const idsOf = (rows: readonly { id: string | number; key: string }[]) =>
  new Map(rows.map(({ id, key }) => [key, Number(id)]))

/** As the statements take it. */
function valuesOf(plan: Plan) {
  const accounts = plan.accounts.map(({ id, balance, sequence, head }) => ({
    id,
    balance: balance.toString(),
    sequence,
    head,
  }))
  return {
    count: plan.journals.length,
    journals: JSON.stringify(plan.journals),
    postings: JSON.stringify(plan.postings),
    accounts: JSON.stringify(accounts),
    ids: accounts.map(({ id }) => id),
  }
}

/** Journals and their postings. */
export const journalRepository = {
  /**
   * Writes journals, their postings and the new balances by one statement, so that busy accounts are locked for one
   * round trip. All or nothing: where a key is taken already, it writes no posting and answers fewer journals.
   * @returns numbers of the journals written, by key
   */
  write: async (tx: Executor, plan: Plan): Promise<Map<string, number>> =>
    idsOf(await writeUnknown(tx, valuesOf(plan))),

  /** The same where no key is known. @throws the database's refusal (`isKeyTaken`) where one is */
  writeNew: async (tx: Executor, plan: Plan): Promise<Map<string, number>> =>
    idsOf(await writeNew(tx, valuesOf(plan))),

  /** Whether an error says that a key was taken. */
  isKeyTaken: (error: unknown): boolean => isTaken(error, ['ledger_journals_key_unique']),

  /** Those that were posted under these keys. */
  async listByKeys(
    executor: Executor,
    names: readonly string[],
  ): Promise<{ id: number; key: string; requestHash: string }[]> {
    const keys = sql.param([...names])
    const rows = await rowsOf<{ id: string | number; key: string; request_hash: string }>(
      executor,
      sql`select id, key, request_hash from platform.ledger_journals where key = any(${keys}::text[])`,
    )
    return rows.map((row) => ({ id: Number(row.id), key: row.key, requestHash: row.request_hash }))
  },

  /** What was posted under a key. */
  linesOf: (executor: Executor, key: string): Promise<PostedLine[]> =>
    rowsOf(
      executor,
      sql`select journal.kind as journal, journal.uid, journal.currency, journal.details, account.kind, account.ref,
        posting.amount::text as amount
      from platform.ledger_journals journal
      join platform.ledger_postings posting on posting.journal_id = journal.id
      join platform.ledger_accounts account on account.id = posting.account_id
      where journal.key = ${key}`,
    ),

  /** Who else would reverse it waits, and then sees that it is reversed. */
  async lock(tx: Executor, id: number) {
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
  },
}
