import { sql } from 'drizzle-orm'
import { funCurrency, pointsCurrency } from '#schemas/rules/support/currencies.ts'
import type { Executor } from '../../db/Database.ts'

/** Longest that is looked back, in milliseconds: 31 days. */
const longest = 31 * 24 * 3_600_000

/**
 * What a player won, or below zero lost, by playing since an instant: minor units of the account's currency, bonus money
 * with it. Bets that are still open are not lost yet; deposits, withdrawals and gifts are no play.
 */
export async function netPosition(drizzle: Executor, uid: number, since: Date, now: Date): Promise<bigint> {
  const from = new Date(Math.max(since.getTime(), now.getTime() - longest)).toISOString()
  const { rows } = (await drizzle.execute(sql`select coalesce(sum(posting.amount), 0)::text as total
    from platform.ledger_journals journal
    join platform.ledger_postings posting on posting.journal_id = journal.id
    join platform.ledger_accounts account on account.id = posting.account_id
    where journal.uid = ${uid} and journal.kind in ('bet', 'win', 'refund', 'jackpot')
      and journal.created_at >= ${from}::timestamptz
      and account.uid = ${uid} and account.currency not in (${funCurrency}, ${pointsCurrency})`)) as unknown as {
    rows: { total: string }[]
  }
  return BigInt(rows[0]?.total ?? 0)
}
