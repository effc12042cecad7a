import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { sportsBetLegs, sportsBets } from './schema.ts'

/** At which boosted prices players have bet. */
export const boostRepository = {
  /** @returns those of the ids that the player has bet at; a bet that was not taken is none */
  async used(executor: Executor, uid: number, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set()
    const rows = await executor
      .selectDistinct({ boost: sportsBetLegs.boost })
      .from(sportsBetLegs)
      .innerJoin(sportsBets, eq(sportsBets.id, sportsBetLegs.betId))
      .where(
        and(
          inArray(sportsBetLegs.boost, [...ids]),
          eq(sportsBets.uid, uid),
          notInArray(sportsBets.state, ['rejected', 'reoffered']),
        ),
      )
    return new Set(rows.flatMap(({ boost }) => boost ?? []))
  },
}
