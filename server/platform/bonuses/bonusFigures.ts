import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { rowsOf } from '../../db/rowsOf.ts'

/** Minor units: granted + won = lost + converted + forfeited + remaining. */
export type BonusFigures = Record<
  'granted' | 'won' | 'lost' | 'converted' | 'forfeited' | 'remaining',
  bigint
>

/** Where the money of a bonus came from and went, told by the journals alone. @param id of the bonus */
export async function bonusFigures(executor: Executor, id: number): Promise<BonusFigures> {
  const [row] = await rowsOf<Record<keyof BonusFigures, string>>(
    executor,
    sql`select
        coalesce(sum(posting.amount) filter (where journal.details::json->>'step' = 'granted'), 0)::text as granted,
        coalesce(sum(posting.amount) filter (where journal.kind in ('win', 'jackpot')), 0)::text as won,
        coalesce(-sum(posting.amount) filter (where journal.kind in ('bet', 'refund')), 0)::text as lost,
        coalesce(-sum(posting.amount) filter (where journal.details::json->>'step' = 'converted'), 0)::text as converted,
        coalesce(-sum(posting.amount) filter (where journal.details::json->>'step' = 'forfeited'), 0)::text as forfeited,
        coalesce(sum(posting.amount), 0)::text as remaining
      from platform.ledger_accounts account
      join platform.ledger_postings posting on posting.account_id = account.id
      join platform.ledger_journals journal on journal.id = posting.journal_id
      where account.uid = (select uid from platform.bonuses where id = ${id})
        and account.kind in ('bonus', 'betting_bonus') and account.ref = ${String(id)}`,
  )
  if (!row) throw new Error(`Nothing was read of bonus ${id}`)
  return {
    granted: BigInt(row.granted),
    won: BigInt(row.won),
    lost: BigInt(row.lost),
    converted: BigInt(row.converted),
    forfeited: BigInt(row.forfeited),
    remaining: BigInt(row.remaining),
  }
}
