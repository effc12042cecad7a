import { sql } from 'drizzle-orm'
import { isMoney } from '#schemas/rules/support/currencies.ts'
import type { Executor } from '../../db/Database.ts'
import { LedgerError } from './LedgerError.ts'
import { type AccountKey, type AccountState, accountName } from './ledgerAccount.ts'
import { rowsOf } from './rowsOf.ts'

/**
 * Locks accounts until the transaction ends, all of them in the order of their numbers, so that transactions that
 * lock the same ones wait for each other and never in a circle. Accounts that are not there yet are opened, before
 * the first lock is taken.
 * @returns the accounts by name, and the time of the transaction
 * @throws LedgerError wrong_currency for a player whose account is kept in another currency
 */
export async function lockAccounts(
  tx: Executor,
  keys: readonly AccountKey[],
): Promise<{ locked: Map<string, AccountState>; now: string }> {
  const wanted = new Map(keys.map((key) => [accountName(key), key]))
  const names = [...wanted.keys()]
  let rows = await lock(tx, names)
  if (!rows) {
    await openMissing(tx, wanted)
    rows = await lock(tx, names)
  }
  const now = rows?.[0]?.now
  if (!rows || !now)
    throw new LedgerError('wrong_currency', `Not all of these can be opened: ${names.join(', ')}`)
  return { locked: new Map(rows.map((row) => [row.name, toState(row)])), now }
}

type Row = {
  id: string | number
  name: string
  may_overdraw: boolean
  balance: string
  sequence: string | number
  head: string
  now: string
}

/** Locks all or none: undefined when some are not there. */
async function lock(tx: Executor, names: string[]): Promise<Row[] | undefined> {
  const list = sql.param(names)
  const rows = await rowsOf<Row>(
    tx,
    sql`select id, name, may_overdraw, balance::text as balance, sequence, head,
        to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now
      from platform.ledger_accounts
      where name = any(${list}::text[])
        and (select count(*) from platform.ledger_accounts where name = any(${list}::text[])) = ${names.length}
      order by id for no key update`,
  )
  return rows.length === names.length ? rows : undefined
}

/**
 * Opened in one order by everybody. A player's money account is opened only in the currency of the player, which is
 * held until the transaction ends: it may be changed while nothing was posted.
 */
async function openMissing(tx: Executor, wanted: Map<string, AccountKey>): Promise<void> {
  const missing = [...wanted]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { mayOverdraw, ...key }], place) => ({
      ...key,
      place,
      may_overdraw: mayOverdraw,
      of_player: key.uid !== null && isMoney(key.currency),
    }))
  const players = missing.flatMap(({ uid }) => (uid === null ? [] : [uid])).sort((one, other) => one - other)
  if (players.length > 0) {
    await tx.execute(
      sql`select from platform.accounts where uid = any(${sql.param(players)}::bigint[]) order by uid for share`,
    )
  }
  await tx.execute(
    sql`insert into platform.ledger_accounts (uid, kind, ref, currency, part, may_overdraw)
      select key.uid, key.kind, key.ref, key.currency, key.part, key.may_overdraw
      from json_to_recordset(${JSON.stringify(missing)}::json)
        as key(uid bigint, kind text, ref text, currency text, part smallint, may_overdraw boolean, of_player boolean,
          place int)
      left join platform.accounts player on player.uid = key.uid
      where not key.of_player or player.currency = key.currency
      order by key.place
      on conflict (name) do nothing`,
  )
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
