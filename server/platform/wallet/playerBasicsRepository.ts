import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import { hasDeposits } from './balanceRepository.ts'

export type PlayerBasics = {
  uid: number
  currency: string
  countryCode: string
  registeredAt: Date
  hasDeposits: boolean
}

/** Players as their money sees them. */
export const playerBasicsRepository = {
  find: (executor: Executor, uid: number): Promise<PlayerBasics | undefined> => read(executor, uid, sql``),

  /** Whoever else would lock the player waits until the transaction ends. */
  lock: (tx: Executor, uid: number): Promise<PlayerBasics | undefined> =>
    read(tx, uid, sql`for no key update of accounts`),
}

async function read(executor: Executor, uid: number, lock: SQL): Promise<PlayerBasics | undefined> {
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
  return (
    row && {
      uid,
      currency: row.currency,
      countryCode: row.country_code,
      registeredAt: new Date(row.registered_at),
      hasDeposits: row.has_deposits,
    }
  )
}
