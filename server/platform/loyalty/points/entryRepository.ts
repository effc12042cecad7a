import { and, desc, eq } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { loyaltyEntries, loyaltyLots } from '../schema.ts'
import type { Entry, Player } from './Points.ts'

export type NewEntry = Omit<typeof loyaltyEntries.$inferInsert, 'id' | 'programme' | 'uid'>

/** Why points came and went. */
export const entryRepository = {
  async add(tx: Executor, player: Player, entries: readonly NewEntry[]): Promise<void> {
    if (entries.length > 0)
      await tx.insert(loyaltyEntries).values(entries.map((one) => ({ ...one, ...player })))
  },

  /** The newest first. */
  async page(
    executor: Executor,
    { uid, programme, offset = 0, count }: Player & { offset?: number; count: number },
  ): Promise<Entry[]> {
    const rows = await executor
      .select({ entry: loyaltyEntries, expiresAt: loyaltyLots.expiresAt, left: loyaltyLots.left })
      .from(loyaltyEntries)
      .leftJoin(loyaltyLots, eq(loyaltyLots.id, loyaltyEntries.lotId))
      .where(and(eq(loyaltyEntries.uid, uid), eq(loyaltyEntries.programme, programme)))
      .orderBy(desc(loyaltyEntries.id))
      .limit(count)
      .offset(offset)
    return rows.map(({ entry, expiresAt, left }) => {
      const { id, at, source, ref, points, levelPoints } = entry
      const isGain = points > 0n && left !== null
      return {
        ...{ id, at, source, ref, points, levelPoints },
        ...(isGain && { left }),
        ...(isGain && expiresAt && { expiresAt }),
      }
    })
  },

  async count(executor: Executor, { uid, programme }: Player): Promise<number> {
    return executor.$count(
      loyaltyEntries,
      and(eq(loyaltyEntries.uid, uid), eq(loyaltyEntries.programme, programme)),
    )
  },
}
