import { sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { rowsOf } from '../../../db/rowsOf.ts'

/** What stakes of open bets come to, against the accounts where they wait. */
export const betAuditRepository = {
  /** Players whose account `open_bets` holds something else than their open bets, and what holds set aside there; minor units. */
  wrongStakes: (executor: Executor): Promise<{ uid: string; held: string; waits: string }[]> =>
    rowsOf(
      executor,
      sql`select coalesce(account.uid, bets.uid)::text as uid, coalesce(account.held, 0)::text as held,
          coalesce(bets.waits, 0)::text as waits
        from (
          select uid, currency, sum(balance - coalesce((select sum(amount) from platform.ledger_holds
            where held_account = ledger_accounts.id and state = 'pending'), 0)) as held
          from platform.ledger_accounts where kind = 'open_bets' group by uid, currency
        ) account
        full join (
          select uid, currency, sum(stake - stake * cashed_share / 10000) as waits
          from platform.sports_bets where state in ('pending', 'open') group by uid, currency
        ) bets on bets.uid = account.uid and bets.currency = account.currency
        where coalesce(account.held, 0) <> coalesce(bets.waits, 0) order by 1`,
    ),
}
