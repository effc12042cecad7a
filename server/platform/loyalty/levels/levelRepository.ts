import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import type { Player } from '../points/Points.ts'
import { loyaltyLevelDays, loyaltyLevels } from '../schema.ts'

export type LevelStart = { fromDay: string; level: number }

/** Level points by day, and the levels that days began with. */
export const levelRepository = {
  /** @param due millionths more, or less below zero */
  async earn(tx: Executor, player: Player, day: string, due: bigint): Promise<void> {
    const { programme, uid, day: on } = loyaltyLevelDays
    // A day may have less now than it will by what is reckoned next; never less than nothing, which the table sees to.
    await tx
      .insert(loyaltyLevelDays)
      .values({ ...player, day, due: 0n })
      .onConflictDoNothing()
    await tx
      .update(loyaltyLevelDays)
      .set({ due: sql`${loyaltyLevelDays.due} + ${due}::bigint` })
      .where(and(eq(programme, player.programme), eq(uid, player.uid), eq(on, day)))
  },

  async earned(executor: Executor, { uid, programme }: Player): Promise<Map<string, bigint>> {
    const { day, due } = loyaltyLevelDays
    const rows = await executor
      .select({ day, due })
      .from(loyaltyLevelDays)
      .where(and(eq(loyaltyLevelDays.programme, programme), eq(loyaltyLevelDays.uid, uid)))
      .orderBy(asc(day))
    return new Map(rows.map((row) => [row.day, row.due]))
  },

  /** The oldest first. */
  async starts(executor: Executor, { uid, programme }: Player): Promise<LevelStart[]> {
    const { fromDay, level } = loyaltyLevels
    return executor
      .select({ fromDay, level })
      .from(loyaltyLevels)
      .where(and(eq(loyaltyLevels.programme, programme), eq(loyaltyLevels.uid, uid)))
      .orderBy(asc(fromDay))
  },

  /** What days from one on began with is another now. */
  async rewrite(tx: Executor, player: Player, since: string, starts: readonly LevelStart[]): Promise<void> {
    const { programme, uid, fromDay } = loyaltyLevels
    await tx
      .delete(loyaltyLevels)
      .where(and(eq(programme, player.programme), eq(uid, player.uid), gte(fromDay, since)))
    const later = starts.filter((one) => one.fromDay >= since)
    if (later.length > 0) await tx.insert(loyaltyLevels).values(later.map((one) => ({ ...one, ...player })))
  },
}
