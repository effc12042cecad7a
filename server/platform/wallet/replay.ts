import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import type { Fault } from './Fault.ts'
import { rowsOf } from './rowsOf.ts'

type Numbered = { id: string | number; details: string }

/**
 * Plays all journals again, from nothing: what every account should hold, against what it holds; that every journal
 * sums to zero; and that what is set aside is what holds say, no less and no more. Reads everything once, in one
 * snapshot if `tx` has one.
 */
export async function replay(tx: Executor): Promise<Fault[]> {
  const balances = await rowsOf<Numbered>(
    tx,
    sql`select account.id, format('%s holds %s by %s postings, they make %s by %s', account.name, account.balance,
        account.sequence, coalesce(played.balance, 0), coalesce(played.postings, 0)) as details
      from platform.ledger_accounts account
      left join (
        select account_id, sum(amount) as balance, count(*) as postings from platform.ledger_postings group by account_id
      ) played on played.account_id = account.id
      where account.balance <> coalesce(played.balance, 0) or account.sequence <> coalesce(played.postings, 0)
      order by account.id`,
  )
  const sums = await rowsOf<Numbered>(
    tx,
    sql`select journal.id, format('%s sums to %s', journal.key, coalesce(sum(posting.amount)::text, 'nothing')) as details
      from platform.ledger_journals journal
      left join platform.ledger_postings posting on posting.journal_id = journal.id
      group by journal.id having sum(posting.amount) is distinct from 0
      order by journal.id`,
  )
  const holds = await rowsOf<Numbered>(
    tx,
    sql`select held.id, format('%s holds %s, pending holds are of %s', held.name, held.balance,
        coalesce(waiting.amount, 0)) as details
      from platform.ledger_accounts held
      left join (
        select held_account, sum(amount) as amount from platform.ledger_holds where state = 'pending' group by held_account
      ) waiting on waiting.held_account = held.id
      where (held.kind in ('open_bets', 'withdrawal_hold') or waiting.amount is not null)
        and held.balance <> coalesce(waiting.amount, 0)
      order by held.id`,
  )
  const fault = (what: Fault['what']) => (row: Numbered) => ({
    what,
    id: Number(row.id),
    details: row.details,
  })
  return [...balances.map(fault('balance')), ...sums.map(fault('sum')), ...holds.map(fault('hold'))]
}

/** Writes what the journals say into every account whose balance says otherwise. @returns how many did */
export async function rebuildBalances(tx: Executor): Promise<number> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`lock table platform.ledger_accounts in exclusive mode`)
  const rows = await rowsOf(
    tx,
    sql`update platform.ledger_accounts account
      set balance = played.balance, sequence = played.postings, head = played.head
      from (
        select account.id, coalesce(sum(posting.amount), 0) as balance, count(posting.sequence) as postings,
          coalesce((array_agg(posting.hash order by posting.sequence desc) filter (where posting.hash is not null))[1], '') as head
        from platform.ledger_accounts account left join platform.ledger_postings posting on posting.account_id = account.id
        group by account.id
      ) played
      where played.id = account.id
        and (account.balance, account.sequence, account.head) is distinct from (played.balance, played.postings, played.head)
      returning account.id`,
  )
  return rows.length
}
