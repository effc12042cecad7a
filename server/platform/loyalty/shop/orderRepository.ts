import { and, asc, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { type LoyaltyOrder, loyaltyOrders as orders } from './schema.ts'

/** Orders of players. */
export const orderRepository = {
  async add(tx: Executor, order: typeof orders.$inferInsert): Promise<number> {
    const [row] = await tx.insert(orders).values(order).returning({ id: orders.id })
    if (!row) throw new Error('The order was not kept')
    return row.id
  },

  async find(executor: Executor, id: number): Promise<LoyaltyOrder | undefined> {
    const [order] = await executor.select().from(orders).where(eq(orders.id, id))
    return order
  },

  /** As it stands, held until the transaction ends. */
  async hold(tx: Executor, id: number): Promise<LoyaltyOrder | undefined> {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    return order
  },

  /** @param endedAt where that is its last state */
  async move(tx: Executor, id: number, state: LoyaltyOrder['state'], endedAt?: Date): Promise<void> {
    await tx
      .update(orders)
      .set({ state, ...(endedAt && { endedAt }) })
      .where(eq(orders.id, id))
  },

  /** Notes that it was tried in vain. @returns how often now */
  async tried(executor: Executor, id: number): Promise<number> {
    const [row] = await executor
      .update(orders)
      .set({ tries: sql`${orders.tries} + 1` })
      .where(eq(orders.id, id))
      .returning({ tries: orders.tries })
    return row?.tries ?? 0
  },

  /** When a player bought products, by number of the product; what has failed was not bought. */
  async boughtAt(executor: Executor, uid: number, products: readonly number[]): Promise<Map<number, Date[]>> {
    if (products.length === 0) return new Map()
    const rows = await executor
      .select({ product: orders.product, at: orders.createdAt })
      .from(orders)
      .where(and(eq(orders.uid, uid), inArray(orders.product, [...products]), ne(orders.state, 'failed')))
    const bought = new Map<number, Date[]>()
    for (const { product, at } of rows) bought.set(product, [...(bought.get(product) ?? []), at])
    return bought
  },

  /** The newest first. */
  async list(
    executor: Executor,
    { uid, offset, count: most }: { uid: number; offset: number; count: number },
  ): Promise<{ items: LoyaltyOrder[]; total: number }> {
    const items = await executor
      .select()
      .from(orders)
      .where(eq(orders.uid, uid))
      .orderBy(desc(orders.id))
      .limit(most)
      .offset(offset)
    return { items, total: await executor.$count(orders, eq(orders.uid, uid)) }
  },

  /** Those that are to be sent, in their order. @param after number of the last one that is known */
  async toSend(executor: Executor, after: number, atMost: number): Promise<LoyaltyOrder[]> {
    return executor
      .select()
      .from(orders)
      .where(and(eq(orders.state, 'fulfilling'), gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(atMost)
  },

  /** Numbers of those that are paid and were last left to a job before then; they count as left now. */
  async leave(
    tx: Executor,
    { before, now, atMost }: { before: Date; now: Date; atMost: number },
  ): Promise<number[]> {
    const due = tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.state, 'paid'), lte(orders.leftAt, before)))
      .orderBy(asc(orders.leftAt))
      .limit(atMost)
      .for('update', { skipLocked: true })
    const left = await tx
      .update(orders)
      .set({ leftAt: now })
      .where(inArray(orders.id, due))
      .returning({ id: orders.id })
    return left.map(({ id }) => id)
  },
}
