import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { funCurrency, levelPointsCurrency, pointsCurrency } from '#schemas/rules/support/currencies.ts'
import type { Executor } from '../../db/Database.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import type { PlayerKind } from './ledgerAccount.ts'

/** What a query reads of a player's money; `describeBalances` makes an answer of it. */
export type StoredBalances = { kind: string; currency: string; balance: string }[]

/**
 * Column for a query over `platform.accounts`, so that whoever reads a player reads the balances with it:
 * `select({currency: accounts.currency, balances: storedBalances})`.
 */
export const storedBalances: SQL<StoredBalances> = sql<StoredBalances>`coalesce((
  select json_agg(json_build_object('kind', held.kind, 'currency', held.currency, 'balance', held.balance::text))
  from platform.ledger_accounts held where held.uid = platform.accounts.uid), '[]'::json)`

/** Column for a query over `platform.accounts`: whether the player has ever paid money in. */
export const hasDeposits: SQL<boolean> = sql<boolean>`exists (
  select from platform.ledger_journals paid where paid.uid = platform.accounts.uid and paid.kind = 'deposit')`

/** Column: minor units of a player's real money, as it stands in the transaction; nothing is locked. */
export const mainBalance = (
  uid: number | Placeholder,
  currency: string | Placeholder,
): SQL<string> => sql<string>`coalesce((
  select main.balance::text from platform.ledger_accounts main
  where main.uid = ${uid} and main.kind = 'main' and main.ref = '' and main.currency = ${currency}), '0')`

/** Whether a journal stands: what undid it may have been undone as well. */
const stands: SQL = sql`(
  with recursive undone as (
    select journal.id, 0 as times
    union all
    select undo.id, times + 1 from undone join platform.ledger_journals undo on undo.reverses = undone.id
  ) select max(times) % 2 = 0 from undone)`

/** Questions about a player's money. */
export const balanceRepository = {
  /** Everything that a player holds, with the currency of the account. */
  async stored(
    executor: Executor,
    uid: number,
  ): Promise<{ currency: string; balances: StoredBalances } | undefined> {
    const [row] = await rowsOf<{ currency: string; balances: StoredBalances }>(
      executor,
      sql`select currency, ${storedBalances} as balances from platform.accounts where uid = ${uid}`,
    )
    return row
  },

  /**
   * Whether money of the player ever moved; play money and points do not count. In a transaction that holds the
   * player's row (`for update`) it stays so until the end: the first posting takes that row too. So a currency that
   * is changed there leaves nothing behind in the old one.
   */
  async hasPostings(executor: Executor, uid: number): Promise<boolean> {
    const rows = await rowsOf(
      executor,
      sql`select from platform.ledger_accounts where uid = ${uid}
          and currency not in (${funCurrency}, ${pointsCurrency}, ${levelPointsCurrency}) limit 1`,
    )
    return rows.length > 0
  },

  /**
   * Minor units of the account's currency paid in since then, without what was undone by a correction, and without what of
   * these deposits went back since.
   */
  depositedSince: (executor: Executor, uid: number, since: Date): Promise<bigint> =>
    totalOf(
      executor,
      sql`with paid as (
          select journal.details::json->>'payment' as payment, posting.amount
          from platform.ledger_journals journal
          join platform.ledger_postings posting on posting.journal_id = journal.id
          join platform.ledger_accounts account on account.id = posting.account_id
          where journal.uid = ${uid} and journal.kind = 'deposit' and journal.created_at >= ${since.toISOString()}::timestamptz
            and account.uid = ${uid} and account.kind = 'main'
            and ${stands}
        ), reversed as (
          select coalesce(sum(posting.amount), 0) as amount
          from platform.ledger_journals journal
          join platform.ledger_postings posting on posting.journal_id = journal.id
          join platform.ledger_accounts account on account.id = posting.account_id
          where journal.uid = ${uid} and journal.kind = 'reversal' and journal.created_at >= ${since.toISOString()}::timestamptz
            and account.kind = 'clearing' and journal.details::json->>'payment' in (select payment from paid)
        )
        select greatest(coalesce((select sum(amount) from paid), 0) - (select amount from reversed), 0)::text as total`,
    ),

  /** Minor units paid out since then. What is set aside for a withdrawal is not among them. */
  withdrawnSince: (executor: Executor, uid: number, since: Date): Promise<bigint> =>
    totalOf(
      executor,
      sql`select coalesce(sum(posting.amount), 0)::text as total
          from platform.ledger_journals journal
          join platform.ledger_postings posting on posting.journal_id = journal.id
          join platform.ledger_accounts account on account.id = posting.account_id
          where journal.uid = ${uid} and journal.kind = 'withdrawal'
            and journal.created_at >= ${since.toISOString()}::timestamptz and account.kind = 'clearing'`,
    ),

  /**
   * What a player won, or below zero lost, by playing since an instant: minor units of the account's currency, bonus
   * money with it. Bets that are still open are not lost yet; deposits, withdrawals and gifts are no play.
   */
  wonSince: (executor: Executor, uid: number, since: Date): Promise<bigint> =>
    totalOf(
      executor,
      sql`select coalesce(sum(posting.amount), 0)::text as total
    from platform.ledger_journals journal
    join platform.ledger_postings posting on posting.journal_id = journal.id
    join platform.ledger_accounts account on account.id = posting.account_id
    where journal.uid = ${uid} and journal.kind in ('bet', 'win', 'refund', 'jackpot')
      and journal.created_at >= ${since.toISOString()}::timestamptz
      and account.uid = ${uid} and account.currency not in (${funCurrency}, ${pointsCurrency}, ${levelPointsCurrency})`,
    ),

  /**
   * Minor units of the player's own money staked since an instant, without what was given back, and lost by playing, or
   * below zero won; a bet that is still open counts as lost. Of the account's currency; bonus money does not count.
   */
  async ownPlaySince(
    executor: Executor,
    uid: number,
    since: Date,
  ): Promise<{ staked: bigint; lost: bigint }> {
    const [row] = await rowsOf<{ staked: string; lost: string }>(
      executor,
      sql`select coalesce(-sum(posting.amount) filter (where journal.kind in ('bet', 'refund')), 0)::text as staked,
            coalesce(-sum(posting.amount), 0)::text as lost
          from platform.ledger_journals journal
          join platform.ledger_postings posting on posting.journal_id = journal.id
          join platform.ledger_accounts account on account.id = posting.account_id
          where journal.uid = ${uid} and journal.kind in ('bet', 'win', 'refund', 'jackpot')
            and journal.created_at >= ${since.toISOString()}::timestamptz
            and account.uid = ${uid} and account.kind = 'main'
            and account.currency not in (${funCurrency}, ${pointsCurrency}, ${levelPointsCurrency})`,
    )
    return { staked: BigInt(row?.staked ?? 0), lost: BigInt(row?.lost ?? 0) }
  },

  /** Minor units in one of the player's accounts, as it stands in the transaction; nothing is locked. */
  balanceOf: (executor: Executor, uid: number, kind: PlayerKind, currency: string): Promise<bigint> =>
    totalOf(
      executor,
      sql`select coalesce(sum(balance), 0)::text as total from platform.ledger_accounts
          where uid = ${uid} and kind = ${kind} and currency = ${currency}`,
    ),
}

async function totalOf(executor: Executor, query: SQL): Promise<bigint> {
  const [row] = await rowsOf<{ total: string }>(executor, query)
  return BigInt(row?.total ?? 0)
}
