import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { rowsOf } from '../wallet/rowsOf.ts'

/** Where counting ends, so that it costs little however many there are. */
const most = 10_000

export type PaymentFigures = {
  inReview: number
  inSuspense: number
  /** Begun before `since` and not ended. */
  openDeposits: number
  openWithdrawals: number
}

/** What somebody should look at; of each no more than ten thousand are counted. */
export async function paymentFigures(executor: Executor, since: Date): Promise<PaymentFigures> {
  const before = sql`created_at < ${since.toISOString()}::timestamptz`
  const payments = sql`select from platform.payments where type`
  const [row] = await rowsOf<Record<keyof PaymentFigures, number>>(
    executor,
    sql`select
      (select count(*)::int from (${payments} = 'withdrawal' and status = 'review' limit ${most}) one)
        as "inReview",
      (select count(*)::int from
        (select from platform.payment_suspense where released_at is null limit ${most}) one) as "inSuspense",
      (select count(*)::int from
        (${payments} = 'deposit' and status in ('created', 'pending') and ${before} limit ${most}) one)
        as "openDeposits",
      (select count(*)::int from
        (${payments} = 'withdrawal' and status in ('requested', 'review', 'approved', 'sent') and ${before}
          limit ${most}) one) as "openWithdrawals"`,
  )
  if (!row) throw new Error('Nothing was counted')
  return row
}
