import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { funCurrency, pointsCurrency } from './currencies.ts'
import { LedgerError } from './LedgerError.ts'
import { rowsOf } from './rowsOf.ts'

/**
 * Keeps a player's money in another currency from now on, which is possible until money moves for the first time.
 * What comes in at the same moment comes before, and then the currency stays, or after, and then it is refused.
 * @throws LedgerError has_postings
 */
export async function changeCurrency(tx: Executor, uid: number, currency: string): Promise<void> {
  // Who opens a ledger account of the player holds the player too, and takes this lock first as we do.
  await tx.execute(sql`select from platform.accounts where uid = ${uid} for update`)
  const accounts = await rowsOf<{ sequence: string | number }>(
    tx,
    sql`select sequence from platform.ledger_accounts
      where uid = ${uid} and currency not in (${funCurrency}, ${pointsCurrency})
      order by id for update`,
  )
  if (accounts.some(({ sequence }) => Number(sequence) > 0))
    throw new LedgerError('has_postings', 'The currency stays, because money has moved')
  await tx.execute(
    sql`update platform.ledger_accounts set currency = ${currency}
      where uid = ${uid} and currency not in (${funCurrency}, ${pointsCurrency})`,
  )
  await tx.execute(sql`update platform.accounts set currency = ${currency} where uid = ${uid}`)
}
