import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import { hasDeposits } from '../wallet/balanceRepository.ts'

export type PlayerBasics = {
  uid: number
  currency: string
  countryCode: string
  registeredAt: Date
  hasDeposits: boolean
}

/** What campaigns and payments look at in a player. @throws Error when there is no such player */
export function readBasics(executor: Executor, uid: number): Promise<PlayerBasics> {
  return read(executor, uid, sql``)
}

/**
 * What is given to a player, and what becomes of it, happens one thing after another: taken first in a transaction,
 * before anything of the ledger, this waits for whoever has it.
 */
export function lockPlayer(tx: Executor, uid: number): Promise<PlayerBasics> {
  return read(tx, uid, sql`for no key update of accounts`)
}

async function read(executor: Executor, uid: number, lock: SQL): Promise<PlayerBasics> {
  const [row] = await rowsOf<{
    currency: string
    country_code: string
    registered_at: string | Date
    has_deposits: boolean
  }>(
    executor,
    sql`select currency, country_code, registered_at, ${hasDeposits} as has_deposits
      from platform.accounts where uid = ${uid} ${lock}`,
  )
  if (!row) throw new Error(`There is no player ${uid}`)
  return {
    uid,
    currency: row.currency,
    countryCode: row.country_code,
    registeredAt: new Date(row.registered_at),
    hasDeposits: row.has_deposits,
  }
}
