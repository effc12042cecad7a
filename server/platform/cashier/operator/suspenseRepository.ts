import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { rowsOf } from '../../../db/rowsOf.ts'
import type { Payment } from '../paymentRepository.ts'
import type { SuspenseReason } from '../provider/Verdict.ts'
import { paymentEvents, payments, suspenseItems } from '../schema.ts'

export type SuspenseItem = typeof suspenseItems.$inferSelect
export type Side = 'player' | 'provider'

/** An item as operators see it. @property told what the provider said; minor units */
export type WaitingItem = SuspenseItem & {
  payment: Payment | null
  told: { amount: bigint; currency: string } | null
}

type NewItem = {
  provider: string
  eventId: string
  paymentId: number | null
  currency: string
  /** Minor units. */
  amount: bigint
  reason: SuspenseReason
  createdAt: Date
}

/** What waits for an operator. */
export const suspenseRepository = {
  async add(tx: Executor, item: NewItem): Promise<SuspenseItem> {
    const [added] = await tx.insert(suspenseItems).values(item).returning()
    if (!added) throw new Error('The item was not returned')
    return added
  },

  async booked(tx: Executor, id: number, journalId: number): Promise<void> {
    await tx.update(suspenseItems).set({ journalId }).where(eq(suspenseItems.id, id))
  },

  /** The oldest first. */
  waiting: (executor: Executor): Promise<WaitingItem[]> =>
    executor
      .select({
        ...getTableColumns(suspenseItems),
        payment: getTableColumns(payments),
        told: { amount: paymentEvents.amount, currency: paymentEvents.currency },
      })
      .from(suspenseItems)
      .leftJoin(payments, eq(payments.id, suspenseItems.paymentId))
      .leftJoin(
        paymentEvents,
        and(
          eq(paymentEvents.provider, suspenseItems.provider),
          eq(paymentEvents.eventId, suspenseItems.eventId),
        ),
      )
      .where(isNull(suspenseItems.releasedAt))
      .orderBy(asc(suspenseItems.createdAt), asc(suspenseItems.id)),

  async find(executor: Executor, id: number): Promise<SuspenseItem | undefined> {
    const [found] = await executor.select().from(suspenseItems).where(eq(suspenseItems.id, id))
    return found
  },

  /** @returns false where somebody released it before */
  async release(
    tx: Executor,
    id: number,
    release: { releasedTo: Side; releasedAmount: bigint | null; releasedBy: string; releasedAt: Date },
  ): Promise<boolean> {
    const rows = await tx
      .update(suspenseItems)
      .set(release)
      .where(and(eq(suspenseItems.id, id), isNull(suspenseItems.releasedAt)))
      .returning({ id: suspenseItems.id })
    return rows.length > 0
  },

  /** Whether money of a payment of the provider waits for an operator, or waited. */
  async isKept(tx: Executor, provider: string, payment: string): Promise<boolean> {
    const rows = await rowsOf(
      tx,
      sql`select 1 from ${paymentEvents} event join ${suspenseItems} item
          on item.provider = event.provider and item.event_id = event.event_id
        where event.provider = ${provider} and event.payment = ${payment} limit 1`,
    )
    return rows.length > 0
  },

  /** Whether what was set aside for a withdrawal waits for an operator, or waited. */
  async isWithheld(tx: Executor, id: number): Promise<boolean> {
    const reasons = ['amount_differs', 'currency_differs'] satisfies SuspenseReason[]
    const where = and(eq(suspenseItems.paymentId, id), inArray(suspenseItems.reason, reasons))
    return (await tx.$count(suspenseItems, where)) > 0
  },
}
