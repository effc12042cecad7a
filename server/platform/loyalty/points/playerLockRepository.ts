import { sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { rowsOf } from '../../../db/rowsOf.ts'

const keyOf = (uid: number) => sql`hashtextextended(${`loyalty/${uid}`}, 0)`

/** The lock under which all points of a player are changed, in whatever programmes; held until the transaction ends. */
export const playerLockRepository = {
  async take(tx: Executor, uid: number): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(uid)})`)
  },

  /** @returns false where somebody else has it */
  async tryTake(tx: Executor, uid: number): Promise<boolean> {
    const [row] = await rowsOf<{ held: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${keyOf(uid)}) as held`,
    )
    return row?.held ?? false
  },
}
