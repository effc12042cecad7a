import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import { accountKey, accountName } from './ledgerAccount.ts'

/** What a player owes. @property amount minor units */
export type Debt = { uid: number; currency: string; amount: bigint }

/** What players owe the house: money of theirs that went back after they had spent it. */
export const receivableRepository = {
  /** Nothing of it changes but under the player's lock. @property postings how often it did */
  async find(
    executor: Executor,
    uid: number,
    currency: string,
  ): Promise<{ amount: bigint; postings: number }> {
    const name = accountName(accountKey({ house: 'receivable', ref: String(uid) }, currency, uid))
    const [row] = await rowsOf<{ owed: string; postings: string }>(
      executor,
      sql`select (-balance)::text as owed, sequence::text as postings from platform.ledger_accounts
        where name = ${name}`,
    )
    return { amount: BigInt(row?.owed ?? 0), postings: Number(row?.postings ?? 0) }
  },

  /** The largest sum first. */
  async list(executor: Executor): Promise<Debt[]> {
    const rows = await rowsOf<{ uid: string; currency: string; owed: string }>(
      executor,
      sql`select ref as uid, currency, (-balance)::text as owed from platform.ledger_accounts
        where kind = 'receivable' and balance < 0 order by balance, id`,
    )
    return rows.map(({ uid, currency, owed }) => ({ uid: Number(uid), currency, amount: BigInt(owed) }))
  },

  /** How many players owe something; no more than ten thousand are counted. */
  async count(executor: Executor): Promise<number> {
    const [row] = await rowsOf<{ count: number }>(
      executor,
      sql`select count(*)::int as count from
        (select from platform.ledger_accounts where kind = 'receivable' and balance < 0 limit 10000) one`,
    )
    return row?.count ?? 0
  },

  /** Numbers of players who owe something and have real money. */
  async listSolvent(executor: Executor): Promise<number[]> {
    const rows = await rowsOf<{ uid: string }>(
      executor,
      sql`select debt.ref as uid from platform.ledger_accounts debt
        join platform.ledger_accounts main on main.uid = debt.ref::bigint and main.currency = debt.currency
        where debt.kind = 'receivable' and debt.balance < 0 and main.kind = 'main' and main.balance > 0
        order by debt.id`,
    )
    return rows.map(({ uid }) => Number(uid))
  },
}
