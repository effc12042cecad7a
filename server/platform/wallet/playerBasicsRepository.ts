import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { given, preparedRows } from '../../db/prepared.ts'
import { hasDeposits } from './balanceRepository.ts'

export type PlayerBasics = {
  uid: number
  currency: string
  countryCode: string
  registeredAt: Date
  hasDeposits: boolean
}

type Row = {
  currency: string
  country_code: string
  registered_at: string | Date
  has_deposits: boolean
}

const basics = (name: string, lock: SQL) =>
  preparedRows<Row>(
    name,
    sql`select currency, country_code, registered_at, ${hasDeposits} as has_deposits
      from platform.accounts where uid = ${given('uid')} ${lock}`,
  )
const readBasics = basics('player_basics', sql``)
const lockBasics = basics('lock_player', sql`for no key update of accounts`)

/** Players as their money sees them. */
export const playerBasicsRepository = {
  find: (executor: Executor, uid: number): Promise<PlayerBasics | undefined> =>
    firstOf(uid, readBasics(executor, { uid })),

  /** Whoever else would lock the player waits until the transaction ends. */
  lock: (tx: Executor, uid: number): Promise<PlayerBasics | undefined> =>
    firstOf(uid, lockBasics(tx, { uid })),
}

async function firstOf(uid: number, rows: Promise<Row[]>): Promise<PlayerBasics | undefined> {
  const [row] = await rows
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
