import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { loyaltyStandings, type StandingRow } from '../schema.ts'
import type { Player } from './Points.ts'
import { playerLockRepository } from './playerLockRepository.ts'

const isOf = ({ uid, programme }: Player) =>
  and(eq(loyaltyStandings.uid, uid), eq(loyaltyStandings.programme, programme))

/** How players stand. Whoever changes points or levels of one holds the player first, and then the row. */
export const standingRepository = {
  async find(executor: Executor, player: Player): Promise<StandingRow | undefined> {
    const [row] = await executor.select().from(loyaltyStandings).where(isOf(player))
    return row
  },

  /** Held until the transaction ends; made where there was none. @param level of whoever is new */
  async lock(tx: Executor, player: Player, level: number): Promise<StandingRow> {
    await playerLockRepository.take(tx, player.uid)
    await tx
      .insert(loyaltyStandings)
      .values({ ...player, level })
      .onConflictDoNothing()
    const [row] = await tx.select().from(loyaltyStandings).where(isOf(player)).for('update')
    if (!row) throw new Error('The standing was not made')
    return row
  },

  async set(tx: Executor, player: Player, values: Partial<StandingRow>): Promise<void> {
    await tx.update(loyaltyStandings).set(values).where(isOf(player))
  },

  /**
   * The levels of the next players are looked at again. They are held as whoever changes their points holds them, so that nobody
   * waits in a circle.
   * @param after number of the last player before them
   * @returns number of the last of them; undefined where there was none
   */
  async lookAgain(
    tx: Executor,
    { after, atMost, now }: { after: number; atMost: number; now: Date },
  ): Promise<number | undefined> {
    const players = await tx
      .selectDistinct({ uid: loyaltyStandings.uid })
      .from(loyaltyStandings)
      .where(gt(loyaltyStandings.uid, after))
      .orderBy(asc(loyaltyStandings.uid))
      .limit(atMost)
    const uids = players.map(({ uid }) => uid)
    for (const uid of uids) await playerLockRepository.take(tx, uid)
    await tx.update(loyaltyStandings).set({ looksAt: now }).where(inArray(loyaltyStandings.uid, uids))
    return uids.at(-1)
  },

  /** Whose level the passing of time may have changed. */
  async toLookAt(executor: Executor, now: Date, atMost: number): Promise<Player[]> {
    const { uid, programme, looksAt } = loyaltyStandings
    return executor
      .select({ uid, programme })
      .from(loyaltyStandings)
      .where(lte(looksAt, now))
      .orderBy(asc(looksAt))
      .limit(atMost)
  },

  /** Numbers of the programmes in which a player has ever had something. */
  async programmesOf(executor: Executor, uid: number): Promise<number[]> {
    const rows = await executor
      .select({ programme: loyaltyStandings.programme })
      .from(loyaltyStandings)
      .where(eq(loyaltyStandings.uid, uid))
      .orderBy(asc(loyaltyStandings.programme))
    return rows.map(({ programme }) => programme)
  },
}
