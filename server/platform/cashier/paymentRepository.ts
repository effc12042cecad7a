import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lte, max, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import { accounts } from '../accounts/schema.ts'
import type { PaymentType } from '../shared/paymentType.ts'
import type { PaymentStatus } from './paymentStates.ts'
import { paymentHistory, payments, toMask } from './schema.ts'

export type Payment = typeof payments.$inferSelect
export type Actor = (typeof paymentHistory.$inferInsert)['actor']

/** Who moved a payment, and how. @property note code of the reason, or name of the operator */
export type Move = { status: PaymentStatus; actor: Actor; at: Date; note?: string }

export type HistoryEntry = Pick<typeof paymentHistory.$inferSelect, 'status' | 'at' | 'actor' | 'note'>

/** Payments and every status that they had. Whatever changes one holds its row. */
export const paymentRepository = {
  async create(
    tx: Executor,
    payment: Omit<typeof payments.$inferInsert, 'updatedAt'>,
    actor: Actor,
  ): Promise<Payment> {
    const [created] = await tx
      .insert(payments)
      .values({ ...payment, updatedAt: payment.createdAt })
      .returning()
    if (!created) throw new Error('The payment was not returned')
    const { id, status, createdAt } = created
    await tx.insert(paymentHistory).values({ paymentId: id, status, at: createdAt, actor })
    return created
  },

  async find(executor: Executor, id: number): Promise<Payment | undefined> {
    const [found] = await executor.select().from(payments).where(eq(payments.id, id))
    return found
  },

  /** Waits for whoever holds it. Where the player is locked too, they are locked first. */
  async lock(tx: Executor, id: number): Promise<Payment | undefined> {
    const [found] = await tx.select().from(payments).where(eq(payments.id, id)).for('no key update')
    return found
  },

  /** @param more other columns that change with it */
  async move(
    tx: Executor,
    payment: Payment,
    { status, actor, at, note }: Move,
    more: Partial<Payment> = {},
  ): Promise<Payment> {
    await tx.insert(paymentHistory).values({ paymentId: payment.id, status, at, actor, note: note ?? null })
    const changed = { ...more, status, updatedAt: at }
    await tx.update(payments).set(changed).where(eq(payments.id, payment.id))
    return { ...payment, ...changed }
  },

  async set(executor: Executor, id: number, values: Partial<Payment>): Promise<void> {
    await executor.update(payments).set(values).where(eq(payments.id, id))
  },

  /** Notes what the provider calls a payment, unless a callback has said so before. */
  async name(executor: Executor, id: number, payment: string): Promise<void> {
    await executor
      .update(payments)
      .set({ payment })
      .where(and(eq(payments.id, id), isNull(payments.payment)))
  },

  /** The newest first, in an order that does not change. */
  async list(
    executor: Executor,
    query: {
      uid: number
      id?: number
      type?: PaymentType
      statuses?: readonly PaymentStatus[]
      /** Begun on these days (ISO) of a time zone, both with them. */
      days?: { from: string | undefined; to: string | undefined; zone: string }
      offset: number
      count: number
    },
  ): Promise<{ items: Payment[]; total: number }> {
    const { uid, id, type, statuses, days, offset, count } = query
    const { createdAt } = payments
    const where = and(
      eq(payments.uid, uid),
      ...(id === undefined ? [] : [eq(payments.id, id)]),
      ...(type ? [eq(payments.type, type)] : []),
      ...(statuses ? [inArray(payments.status, statuses)] : []),
      ...(days?.from === undefined
        ? []
        : [sql`${createdAt} >= (${days.from}::date)::timestamp at time zone ${days.zone}`]),
      ...(days?.to === undefined
        ? []
        : [sql`${createdAt} < (${days.to}::date + 1)::timestamp at time zone ${days.zone}`]),
    )
    const total = await executor.$count(payments, where)
    const items = await executor
      .select()
      .from(payments)
      .where(where)
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .offset(offset)
      .limit(count)
    return { items, total }
  },

  /** Every status that a payment had, the first first. */
  history(executor: Executor, id: number): Promise<HistoryEntry[]> {
    const { paymentId, status, at, actor, note } = paymentHistory
    return executor
      .select({ status, at, actor, note })
      .from(paymentHistory)
      .where(eq(paymentId, id))
      .orderBy(asc(paymentHistory.id))
  },

  /** When payments came to each status that they had: ISO instants by status, the last of each. */
  async times(executor: Executor, ids: readonly number[]): Promise<(id: number) => Record<string, string>> {
    const { paymentId, status, at } = paymentHistory
    const rows = await executor
      .select({ paymentId, status, at })
      .from(paymentHistory)
      .where(inArray(paymentId, [...ids]))
      .orderBy(asc(paymentHistory.id))
    return (id) =>
      Object.fromEntries(
        rows.filter((row) => row.paymentId === id).map((row) => [row.status, row.at.toISOString()]),
      )
  },

  /**
   * Payments that their provider has not been asked about for a while, or that are over, and payouts that should have
   * been sent; they count as asked, so that other processes leave them alone.
   */
  async takeToAsk(
    executor: Executor,
    times: { now: Date; before: Date; unsentBefore: Date; atMost: number },
  ): Promise<number[]> {
    const { atMost } = times
    const [at, since, unsentSince] = [times.now, times.before, times.unsentBefore].map((one) =>
      one.toISOString(),
    )
    const rows = await rowsOf<{ id: string | number }>(
      executor,
      sql`update platform.payments set asked_at = ${at}::timestamptz where id in (
          select id from platform.payments
          where status in ('created', 'pending', 'approved', 'sent')
            and (expires_at <= ${at}::timestamptz or coalesce(asked_at, updated_at) <= case
              when status = 'approved' or (status = 'sent' and payment is null) then ${unsentSince}::timestamptz
              else ${since}::timestamptz end)
          order by coalesce(asked_at, updated_at) limit ${atMost} for update skip locked)
        returning id`,
    )
    return rows.map(({ id }) => Number(id))
  },

  /** Withdrawals that wait for a decision, or to be sent, with what bars their players; the oldest first. */
  async listUnsent(
    executor: Executor,
  ): Promise<{ payment: Payment; player: { isBanned: boolean; isDeleted: boolean } }[]> {
    const { isBanned, isDeleted } = accounts
    return executor
      .select({ payment: getTableColumns(payments), player: { isBanned, isDeleted } })
      .from(payments)
      .innerJoin(accounts, eq(accounts.uid, payments.uid))
      .where(and(eq(payments.type, 'withdrawal'), inArray(payments.status, ['review', 'approved'])))
      .orderBy(asc(payments.createdAt), asc(payments.id))
  },

  /**
   * What a player has paid in with by each of some methods, the latest first; nothing by which money was charged back or
   * failed.
   */
  async listSources(
    executor: Executor,
    uid: number,
    methods: readonly string[],
  ): Promise<Pick<Payment, 'method' | 'source'>[]> {
    const latest = max(payments.updatedAt)
    return executor
      .select({ method: payments.method, source: payments.source })
      .from(payments)
      .where(
        and(
          eq(payments.uid, uid),
          inArray(payments.method, [...methods]),
          eq(payments.type, 'deposit'),
          inArray(payments.status, ['captured', 'partly_reversed', 'refunded']),
          isNotNull(payments.source),
        ),
      )
      .groupBy(payments.method, payments.source)
      .orderBy(desc(latest))
  },

  /** Payments that ended before then and are not masked, but those that another process is at. */
  async lockToMask(
    tx: Executor,
    before: Date,
    atMost: number,
  ): Promise<Pick<Payment, 'id' | 'requisites'>[]> {
    const { id, requisites, updatedAt } = payments
    return tx
      .select({ id, requisites })
      .from(payments)
      .where(and(toMask, lte(updatedAt, before)))
      .orderBy(asc(updatedAt))
      .limit(atMost)
      .for('no key update', { skipLocked: true })
  },

  /** Keeps these requisites in place of others, and forgets where the player was sent to. */
  async mask(tx: Executor, masked: readonly Pick<Payment, 'id' | 'requisites'>[]): Promise<void> {
    await tx.execute(
      sql`update platform.payments payment set requisites = one.requisites, redirect = null, is_masked = true
        from jsonb_to_recordset(${JSON.stringify(masked)}::jsonb) one(id bigint, requisites jsonb)
        where payment.id = one.id`,
    )
  },
}
