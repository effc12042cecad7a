import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import type { PaymentType } from '../shared/paymentType.ts'
import { openStatuses, paidInStatuses } from './paymentStates.ts'
import { paymentHistory, payments } from './schema.ts'

/** Where counting ends, so that it costs little however many there are. */
const most = 10_000

export type PaymentFigures = {
  inReview: number
  inSuspense: number
  /** Begun before `since` and not ended. */
  openDeposits: number
  openWithdrawals: number
}

/** What players have paid and begun to pay so far. Rules that look at one ask under the player's lock. */
export const paymentTotalsRepository = {
  /** Minor units of deposits that were begun and have not ended. */
  async openDeposits(tx: Executor, uid: number): Promise<bigint> {
    return sumOf(
      tx,
      and(
        eq(payments.uid, uid),
        eq(payments.type, 'deposit'),
        inArray(payments.status, openStatuses('deposit')),
      ),
    )
  },

  /** Minor units of deposits that were paid, whatever became of them since, or may still be. */
  async depositedEver(tx: Executor, uid: number): Promise<bigint> {
    const counted = inArray(payments.status, [...openStatuses('deposit'), ...paidInStatuses])
    return sumOf(tx, and(eq(payments.uid, uid), eq(payments.type, 'deposit'), counted))
  },

  /** Minor units of withdrawals that may still be paid out, also where what was set aside for them waits for an operator. */
  async openWithdrawals(tx: Executor, uid: number): Promise<bigint> {
    const open = inArray(payments.status, openStatuses('withdrawal'))
    return sumOf(tx, and(eq(payments.uid, uid), eq(payments.type, 'withdrawal'), open))
  },

  /** How many payments of a type the player began since then. */
  async begunSince(tx: Executor, uid: number, type: PaymentType, since: Date): Promise<number> {
    return tx.$count(
      payments,
      and(
        eq(payments.uid, uid),
        eq(payments.type, type),
        sql`${payments.createdAt} > ${since.toISOString()}::timestamptz`,
      ),
    )
  },

  /** Minor units that were paid out to a player or may still be. */
  async withdrawnEver(tx: Executor, uid: number): Promise<bigint> {
    return sumOf(tx, withdrawnBy(uid))
  },

  /** Minor units of withdrawals since then that no human looked at, and that were paid out or may still be. */
  async unreviewedSince(tx: Executor, uid: number, since: Date): Promise<bigint> {
    return sumOf(
      tx,
      and(
        withdrawnBy(uid),
        sql`${payments.createdAt} > ${since.toISOString()}::timestamptz`,
        // Written out, because of one table the query builder names columns without it.
        sql`not exists (select from ${paymentHistory} was
          where was.payment_id = platform.payments.id and was.status = 'review')`,
      ),
    )
  },

  async hasPaidOut(tx: Executor, uid: number): Promise<boolean> {
    const where = and(eq(payments.uid, uid), eq(payments.type, 'withdrawal'), eq(payments.status, 'paid'))
    return (await tx.$count(payments, where)) > 0
  },

  /** What somebody should look at; of each no more than ten thousand are counted. */
  async figures(executor: Executor, since: Date): Promise<PaymentFigures> {
    const before = sql`created_at < ${since.toISOString()}::timestamptz`
    const ofType = sql`select from platform.payments where type`
    const [row] = await rowsOf<Record<keyof PaymentFigures, number>>(
      executor,
      sql`select
        (select count(*)::int from (${ofType} = 'withdrawal' and status = 'review' limit ${most}) one)
          as "inReview",
        (select count(*)::int from
          (select from platform.payment_suspense where released_at is null limit ${most}) one) as "inSuspense",
        (select count(*)::int from
          (${ofType} = 'deposit' and status in ('created', 'pending') and ${before} limit ${most}) one)
          as "openDeposits",
        (select count(*)::int from
          (${ofType} = 'withdrawal' and status in ('requested', 'review', 'approved', 'sent') and ${before}
            limit ${most}) one) as "openWithdrawals"`,
    )
    if (!row) throw new Error('Nothing was counted')
    return row
  },
}

/** Withdrawals that were paid out, or may still be. */
const withdrawnBy = (uid: number) =>
  and(
    eq(payments.uid, uid),
    eq(payments.type, 'withdrawal'),
    inArray(payments.status, [...openStatuses('withdrawal'), 'paid']),
  )

async function sumOf(tx: Executor, where: SQL | undefined): Promise<bigint> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${payments.amount}), 0)::text` })
    .from(payments)
    .where(where)
  return BigInt(row?.sum ?? 0)
}
