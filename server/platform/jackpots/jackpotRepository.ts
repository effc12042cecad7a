import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { type JackpotPool, type JackpotWin, jackpotEntries, jackpotPools, jackpotWins } from './schema.ts'
import type { PoolState } from './stepPool.ts'

export type PoolName = Pick<JackpotPool, 'jackpot' | 'tier' | 'currency'>
type NewWin = Omit<typeof jackpotWins.$inferInsert, 'id'>

const isOne = ({ jackpot, tier, currency }: PoolName) =>
  and(eq(jackpotPools.jackpot, jackpot), eq(jackpotPools.tier, tier), eq(jackpotPools.currency, currency))

/** Pools of jackpots, what brought them where they are, and who has won them. */
export const jackpotRepository = {
  /** Holds pools of a currency until the transaction ends, in one order; those that are new are made, in cycle 0. */
  async lock(
    tx: Executor,
    currency: string,
    names: readonly { jackpot: string; tier: string; ceiling: bigint }[],
    now: Date,
  ): Promise<JackpotPool[]> {
    const sorted = names.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    await tx
      .insert(jackpotPools)
      .values(
        sorted.map(({ jackpot, tier, ceiling }) => ({
          ...{ jackpot, tier, currency, secret: '', value: 0n, reserve: 0n, fraction: 0n, seed: 0n },
          ...{ ceiling, beganAt: now },
        })),
      )
      .onConflictDoNothing()
    return tx
      .select()
      .from(jackpotPools)
      .where(
        and(
          eq(jackpotPools.currency, currency),
          inArray(sql`${jackpotPools.jackpot} || '/' || ${jackpotPools.tier}`, sorted.map(keyOf)),
        ),
      )
      .orderBy(asc(jackpotPools.jackpot), asc(jackpotPools.tier))
      .for('update')
  },

  async keep(tx: Executor, name: PoolName, pool: PoolState & { beganAt: Date }): Promise<void> {
    await tx.update(jackpotPools).set(pool).where(isOne(name))
  },

  async addEntries(tx: Executor, rows: (typeof jackpotEntries.$inferInsert)[]): Promise<void> {
    await tx.insert(jackpotEntries).values(rows)
  },

  async addWins(tx: Executor, rows: readonly NewWin[]): Promise<void> {
    if (rows.length > 0) await tx.insert(jackpotWins).values([...rows])
  },

  pools: async (executor: Executor, currency: string): Promise<JackpotPool[]> =>
    executor.select().from(jackpotPools).where(eq(jackpotPools.currency, currency)),

  /** The newest first. @param jackpot of all of them if left out */
  async wins(
    executor: Executor,
    { jackpot, offset, count: most }: { jackpot?: string | undefined; offset: number; count: number },
  ): Promise<{ items: JackpotWin[]; total: number }> {
    const where = jackpot === undefined ? undefined : eq(jackpotWins.jackpot, jackpot)
    const items = await executor
      .select()
      .from(jackpotWins)
      .where(where)
      .orderBy(desc(jackpotWins.id))
      .limit(most)
      .offset(offset)
    const [counted] = await executor.select({ total: count() }).from(jackpotWins).where(where)
    return { items, total: counted?.total ?? 0 }
  },
}

const keyOf = ({ jackpot, tier }: { jackpot: string; tier: string }) => `${jackpot}/${tier}`
