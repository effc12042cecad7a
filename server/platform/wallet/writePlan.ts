import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import type { Plan } from './planJournals.ts'
import { rowsOf } from './rowsOf.ts'

/**
 * Writes journals, their postings and the new balances by one statement, so that busy accounts are locked for one
 * round trip. All or nothing: where a key is taken already, it writes no posting and answers fewer journals.
 * @returns numbers of the journals written, by key
 */
export async function writePlan(tx: Executor, plan: Plan): Promise<Map<string, number>> {
  const accounts = plan.accounts.map(({ id, balance, sequence, head }) => ({
    id,
    balance: balance.toString(),
    sequence,
    head,
  }))
  // The database cannot guess how many rows JSON holds, and would read all accounts rather than look two up.
  const ids = sql.param(accounts.map(({ id }) => id))
  const whole = sql`(select count(*) from journal) = ${plan.journals.length}`
  const rows = await rowsOf<{ id: string | number; key: string }>(
    tx,
    sql`with journal as (
        insert into platform.ledger_journals
          (key, kind, currency, uid, reverses, details, request_hash, hash, created_at)
        select * from json_to_recordset(${JSON.stringify(plan.journals)}::json) as row(
          key text, kind text, currency text, uid bigint, reverses bigint, details text, request_hash text,
          hash text, created_at timestamptz)
        order by key
        on conflict (key) do nothing
        returning id, key
      ), posting as (
        insert into platform.ledger_postings (account_id, sequence, journal_id, amount, balance, hash)
        select row.account_id, row.sequence, journal.id, row.amount, row.balance, row.hash
        from json_to_recordset(${JSON.stringify(plan.postings)}::json) as row(
          key text, account_id bigint, sequence bigint, amount bigint, balance bigint, hash text)
        join journal on journal.key = row.key
        where ${whole}
      ), account as (
        update platform.ledger_accounts as account
        set balance = row.balance, sequence = row.sequence, head = row.head
        from json_to_recordset(${JSON.stringify(accounts)}::json) as row(
          id bigint, balance bigint, sequence bigint, head text)
        where account.id = row.id and account.id = any(${ids}::bigint[]) and ${whole}
      )
      select id, key from journal`,
  )
  return new Map(rows.map(({ id, key }) => [key, Number(id)]))
}
