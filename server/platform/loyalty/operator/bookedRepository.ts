import { and, asc, eq, sum } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { loyaltyLots as lots, loyaltyStandings as standings } from '../schema.ts'

/** How a player stands in a programme, as the books say. */
export type BookedStanding = {
  programme: number
  points: bigint
  debt: bigint
  level: number
  frozen: string | null
}

/** Standings as they are written down, without the terms of the site. */
export const bookedRepository = {
  /** Of every programme that a player has been in. */
  async list(executor: Executor, uid: number): Promise<BookedStanding[]> {
    const { programme, debt, level, frozen } = standings
    const rows = await executor
      .select({ programme, debt, level, frozen, points: sum(lots.left) })
      .from(standings)
      .leftJoin(lots, and(eq(lots.uid, standings.uid), eq(lots.programme, programme)))
      .where(eq(standings.uid, uid))
      .groupBy(programme, standings.uid)
      .orderBy(asc(programme))
    return rows.map((row) => ({ ...row, points: BigInt(row.points ?? 0) }))
  },
}
