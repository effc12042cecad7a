import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { given, preparedRows } from '../../db/prepared.ts'
import type { AccountKey, AccountState } from './ledgerAccount.ts'

type Row = {
  id: string | number
  name: string
  may_overdraw: boolean
  balance: string
  sequence: string | number
  head: string
  now: string
}

/** @property place in which order it is opened @property ofPlayer only in the currency of the player */
type NewAccount = AccountKey & { place: number; ofPlayer: boolean }

/** By how many there are: of a list whose length it does not know the database makes a new plan each time. */
const lockers = new Map<number, ReturnType<typeof lockerOf>>()

function lockerOf(count: number) {
  const names = sql.join(
    Array.from({ length: count }, (_, at) => given(`name${at}`)),
    sql`, `,
  )
  return preparedRows<Row>(
    `lock_${count}_ledger_accounts`,
    sql`select id, name, may_overdraw, balance::text as balance, sequence, head,
        to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now
      from platform.ledger_accounts
      where name in (${names})
        and (select count(*) from platform.ledger_accounts where name in (${names})) = ${sql.raw(String(count))}
      order by id for no key update`,
  )
}

function lockNamed(tx: Executor, names: readonly string[]): Promise<Row[]> {
  const { length } = names
  const lock = lockers.get(length) ?? lockerOf(length)
  lockers.set(length, lock)
  return lock(tx, Object.fromEntries(names.map((name, at) => [`name${at}`, name])))
}

/** Accounts of the ledger. */
export const ledgerAccountRepository = {
  /**
   * Locks all or none, in the order of their numbers: undefined when some are not there.
   * @returns the accounts by name, and the time of the transaction
   */
  async lock(
    tx: Executor,
    names: string[],
  ): Promise<{ locked: Map<string, AccountState>; now: string } | undefined> {
    const rows = await lockNamed(tx, names)
    const now = rows[0]?.now
    if (rows.length !== names.length || !now) return undefined
    return { locked: new Map(rows.map((row) => [row.name, toState(row)])), now }
  },

  /** The currency of these players stays as it is until the transaction ends: it may be changed while nothing was posted. */
  async holdPlayers(tx: Executor, uids: number[]): Promise<void> {
    await tx.execute(
      sql`select from platform.accounts where uid = any(${sql.param(uids)}::bigint[]) order by uid for share`,
    )
  },

  /** Opens accounts that are not there yet. */
  async open(tx: Executor, missing: readonly NewAccount[]): Promise<void> {
    const keys = missing.map(({ mayOverdraw, ofPlayer, ...key }) => ({
      ...key,
      may_overdraw: mayOverdraw,
      of_player: ofPlayer,
    }))
    await tx.execute(
      sql`insert into platform.ledger_accounts (uid, kind, ref, currency, part, may_overdraw)
      select key.uid, key.kind, key.ref, key.currency, key.part, key.may_overdraw
      from json_to_recordset(${JSON.stringify(keys)}::json)
        as key(uid bigint, kind text, ref text, currency text, part smallint, may_overdraw boolean, of_player boolean,
          place int)
      left join platform.accounts player on player.uid = key.uid
      where not key.of_player or player.currency = key.currency
      order by key.place
      on conflict (name) do nothing`,
    )
  },
}

function toState(row: Row): AccountState {
  return {
    id: Number(row.id),
    name: row.name,
    mayOverdraw: row.may_overdraw,
    balance: BigInt(row.balance),
    sequence: Number(row.sequence),
    head: row.head,
  }
}
