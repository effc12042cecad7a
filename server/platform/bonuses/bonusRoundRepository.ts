import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { type BonusProduct, bonuses, bonusRounds } from './schema.ts'

/**
 * Milliseconds: longer than any game session lasts. A round of games that nothing has touched since then holds nothing up; a bet on
 * sports does however long it is open.
 */
export const abandonedAfter = 24 * 60 * 60 * 1000

type Part = { bonusId: number; round: string; staked: bigint; counted: bigint; now: Date }

/** Open rounds that have to do with a bonus; each call is made under the lock of its player. */
export const bonusRoundRepository = {
  /** @returns minor units that the round is staked with now */
  async add(tx: Executor, { now, ...part }: Part): Promise<bigint> {
    const [row] = await tx
      .insert(bonusRounds)
      .values({ ...part, touchedAt: now })
      .onConflictDoUpdate({
        target: [bonusRounds.bonusId, bonusRounds.round],
        set: {
          staked: sql`${bonusRounds.staked} + excluded.staked`,
          counted: sql`${bonusRounds.counted} + excluded.counted`,
          touchedAt: now,
        },
      })
      .returning({ staked: bonusRounds.staked })
    if (!row) throw new Error(`Round ${part.round} was not kept`)
    return row.staked
  },

  /** @returns whether the round is open, so that what was paid back was taken from it */
  async takeBack(tx: Executor, { bonusId, round, staked, counted, now }: Part): Promise<boolean> {
    const left = sql`greatest(${bonusRounds.staked} - ${staked}, 0)`
    const changed = await tx
      .update(bonusRounds)
      .set({
        staked: left,
        counted: sql`least(greatest(${bonusRounds.counted} - ${counted}, 0), ${left})`,
        touchedAt: now,
      })
      .where(and(eq(bonusRounds.bonusId, bonusId), eq(bonusRounds.round, round)))
      .returning({ round: bonusRounds.round })
    return changed.length > 0
  },

  /** Something happened in the round, so that it is not abandoned. */
  async touch(tx: Executor, bonusId: number, round: string, now: Date): Promise<void> {
    await tx
      .update(bonusRounds)
      .set({ touchedAt: now })
      .where(and(eq(bonusRounds.bonusId, bonusId), eq(bonusRounds.round, round)))
  },

  /** @returns what it counts for which bonus, once */
  async close(
    tx: Executor,
    { uid, product, round }: { uid: number; product: BonusProduct; round: string },
  ): Promise<{ bonusId: number; counted: bigint }[]> {
    const own = tx
      .select({ id: bonuses.id })
      .from(bonuses)
      .where(and(eq(bonuses.uid, uid), eq(bonuses.product, product)))
    return tx
      .delete(bonusRounds)
      .where(and(eq(bonusRounds.round, round), inArray(bonusRounds.bonusId, own)))
      .returning({ bonusId: bonusRounds.bonusId, counted: bonusRounds.counted })
  },

  /** Whether a round is open that must be waited for before the bonus ends. */
  async isPlayed(tx: Executor, bonusId: number, now: Date): Promise<boolean> {
    const since = new Date(now.getTime() - abandonedAfter)
    const isBet = sql`exists (select from ${bonuses} where ${bonuses.id} = ${bonusRounds.bonusId} and ${bonuses.product} = 'betting')`
    const open = and(eq(bonusRounds.bonusId, bonusId), or(gt(bonusRounds.touchedAt, since), isBet))
    return (await tx.$count(bonusRounds, open)) > 0
  },
}
