import { type SQL, sql } from 'drizzle-orm'
import { funCurrency, pointsCurrency } from '#schemas/rules/support/currencies.ts'
import type { Executor } from '../../db/Database.ts'
import type { OperationResponse } from '../shared/operations.ts'
import type { PlayerKind } from './ledgerAccount.ts'
import { toAmount } from './money.ts'

export type Balances = OperationResponse<'account.getBalance'>

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

/** The four balances that the site shows. @param currency of the player's account */
export function describeBalances(stored: StoredBalances, currency: string): Balances {
  const sum = (kind: string, asset: string) =>
    toAmount(
      stored
        .filter((one) => one.kind === kind && one.currency === asset)
        .reduce((total, one) => total + BigInt(one.balance), 0n),
      asset,
    )
  return {
    balance_main: sum('main', currency),
    balance_bonus: sum('bonus', currency),
    balance_betting_bonus: sum('betting_bonus', currency),
    balance_fun: sum('main', funCurrency),
  }
}

type Row = Record<string, unknown>

/** Whether a journal stands: what undid it may have been undone as well. */
const stands: SQL = sql`(
  with recursive undone as (
    select journal.id, 0 as times
    union all
    select undo.id, times + 1 from undone join platform.ledger_journals undo on undo.reverses = undone.id
  ) select max(times) % 2 = 0 from undone)`

/** Questions about a player's money. Each takes an executor, to be asked inside a transaction too. */
export function walletReads(database: { drizzle: Executor }) {
  async function first(query: SQL, executor: Executor): Promise<Row | undefined> {
    const { rows } = (await executor.execute(query)) as unknown as { rows: Row[] }
    return rows[0]
  }

  return {
    /** @throws Error when there is no such player */
    async balances(uid: number, executor: Executor = database.drizzle): Promise<Balances> {
      const row = await first(
        sql`select currency, ${storedBalances} as balances from platform.accounts where uid = ${uid}`,
        executor,
      )
      if (!row) throw new Error(`There is no player ${uid}`)
      return describeBalances(row.balances as StoredBalances, String(row.currency))
    },

    /**
     * Whether money of the player ever moved; play money and points do not count. In a transaction that holds the
     * player's row (`for update`) it stays so until the end: the first posting takes that row too. So a currency that
     * is changed there leaves nothing behind in the old one.
     */
    async hasPostings(uid: number, executor: Executor = database.drizzle): Promise<boolean> {
      const row = await first(
        sql`select from platform.ledger_accounts where uid = ${uid}
          and currency not in (${funCurrency}, ${pointsCurrency}) limit 1`,
        executor,
      )
      return row !== undefined
    },

    /** Minor units of the account's currency paid in since then, without what was paid back by a correction. */
    async depositedSince(uid: number, since: Date, executor: Executor = database.drizzle): Promise<bigint> {
      const row = await first(
        sql`select coalesce(sum(posting.amount), 0)::text as total
          from platform.ledger_journals journal
          join platform.ledger_postings posting on posting.journal_id = journal.id
          join platform.ledger_accounts account on account.id = posting.account_id
          where journal.uid = ${uid} and journal.kind = 'deposit' and journal.created_at >= ${since.toISOString()}::timestamptz
            and account.uid = ${uid} and account.kind = 'main'
            and ${stands}`,
        executor,
      )
      return BigInt(String(row?.total ?? 0))
    },

    /** Minor units paid out since then. What is set aside for a withdrawal is not among them. */
    async withdrawnSince(uid: number, since: Date, executor: Executor = database.drizzle): Promise<bigint> {
      const row = await first(
        sql`select coalesce(sum(posting.amount), 0)::text as total
          from platform.ledger_journals journal
          join platform.ledger_postings posting on posting.journal_id = journal.id
          join platform.ledger_accounts account on account.id = posting.account_id
          where journal.uid = ${uid} and journal.kind = 'withdrawal'
            and journal.created_at >= ${since.toISOString()}::timestamptz and account.kind = 'clearing'`,
        executor,
      )
      return BigInt(String(row?.total ?? 0))
    },

    /** Minor units in one of the player's accounts, as it stands in the transaction; nothing is locked. */
    async balanceOf(uid: number, kind: PlayerKind, currency: string, executor: Executor): Promise<bigint> {
      const row = await first(
        sql`select coalesce(sum(balance), 0)::text as total from platform.ledger_accounts
          where uid = ${uid} and kind = ${kind} and currency = ${currency}`,
        executor,
      )
      return BigInt(String(row?.total ?? 0))
    },
  }
}
