import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { loyaltyStock } from './schema.ts'

/** @property sold and not given back; @property added by people, besides what the definition says */
export type Stock = { product: number; sold: number; added: number }

/** How many of each product are gone. */
export const stockRepository = {
  /**
   * Takes one, so that nobody else gets it before the transaction ends.
   * @param stock that the definition says; any number if undefined
   * @returns false where there is none
   */
  async take(tx: Executor, product: number, stock: number | undefined): Promise<boolean> {
    await tx.insert(loyaltyStock).values({ product }).onConflictDoNothing()
    const isLeft =
      stock === undefined ? sql`true` : sql`${loyaltyStock.sold} < ${stock} + ${loyaltyStock.added}`
    const taken = await tx
      .update(loyaltyStock)
      .set({ sold: sql`${loyaltyStock.sold} + 1` })
      .where(sql`${loyaltyStock.product} = ${product} and ${isLeft}`)
      .returning({ product: loyaltyStock.product })
    return taken.length > 0
  },

  async giveBack(tx: Executor, product: number): Promise<void> {
    await tx
      .update(loyaltyStock)
      .set({ sold: sql`${loyaltyStock.sold} - 1` })
      .where(eq(loyaltyStock.product, product))
  },

  /** @param count below zero takes some away */
  async add(tx: Executor, product: number, count: number): Promise<void> {
    await tx
      .insert(loyaltyStock)
      .values({ product, added: count })
      .onConflictDoUpdate({
        target: loyaltyStock.product,
        set: { added: sql`${loyaltyStock.added} + ${count}` },
      })
  },

  all: async (executor: Executor): Promise<Stock[]> =>
    executor.select().from(loyaltyStock).orderBy(asc(loyaltyStock.product)),

  /** By number of the product. */
  async list(executor: Executor, products: readonly number[]): Promise<Map<number, Stock>> {
    if (products.length === 0) return new Map()
    const rows = await executor
      .select()
      .from(loyaltyStock)
      .where(inArray(loyaltyStock.product, [...products]))
    return new Map(rows.map((row) => [row.product, row]))
  },
}
