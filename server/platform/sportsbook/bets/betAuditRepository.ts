import { sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { rowsOf } from '../../../db/rowsOf.ts'

/** What stakes of bets come to, against the accounts where they wait or were booked. */
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
          from platform.sports_bets where state in ('pending', 'open') and free_bet is null
          group by uid, currency
        ) bets on bets.uid = account.uid and bets.currency = account.currency
        where coalesce(account.held, 0) <> coalesce(bets.waits, 0) order by 1`,
    ),

  /** Currencies in which the house has booked something else for free bets than was played of them; minor units. */
  wrongFreeStakes: (executor: Executor): Promise<{ currency: string; booked: string; played: string }[]> =>
    rowsOf(
      executor,
      sql`select currency, coalesce(booked, 0)::text as booked, coalesce(played, 0)::text as played
        from (
          select currency, -sum(balance) as booked from platform.ledger_accounts
          where uid is null and kind = 'promotions' and ref = 'free_bets' group by currency
        ) account
        full join (
          select currency, sum(case when state = 'settled' then stake else stake * cashed_share / 10000 end) as played
          from platform.sports_bets
          where free_bet is not null and not is_free_bet_back and state in ('open', 'settled', 'cashed_out')
          group by currency
        ) bets using (currency)
        where coalesce(booked, 0) <> coalesce(played, 0) order by 1`,
    ),

  /**
   * Free bets that a bet has which does not keep them, and those that a bet keeps though they could be staked again. One that was given
   * back and staked anew before its first bet was played after all has two.
   */
  wrongFreeBets: (executor: Executor): Promise<{ uid: string; id: string }[]> =>
    rowsOf(
      executor,
      sql`select free.uid::text as uid, free.id::text as id from platform.free_bets free
        where free.bet is null and exists (select from platform.sports_bets bet
            where bet.free_bet = free.id and not bet.is_free_bet_back)
          or free.bet is not null and not exists (select from platform.sports_bets bet
            where bet.id = free.bet and bet.free_bet = free.id and bet.uid = free.uid and bet.currency = free.currency
              and bet.stake = free.amount and not bet.is_free_bet_back)
        order by free.id`,
    ),
}
