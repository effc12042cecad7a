import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { staff } from '../schema.ts'
import { presence } from './schema.ts'

/** Who says nothing for so long has gone. A studio that is seen says something every five seconds. */
const gone = sql`now() - interval '15 seconds'`

export interface Colleague {
  staffId: number
  name: string
  at: string | null
}

/** Where staff are now, by the clock of the database. */
export const presenceRepository = {
  async set(executor: Executor, one: { tab: string; staffId: number; at: string | null }): Promise<void> {
    const { staffId, at } = one
    await executor
      .insert(presence)
      .values({ ...one, seenAt: sql`now()` })
      .onConflictDoUpdate({
        target: presence.tab,
        set: { at, seenAt: sql`now()` },
        // A number that somebody else has made up is theirs.
        setWhere: eq(presence.staffId, staffId),
      })
    await executor.delete(presence).where(lt(presence.seenAt, sql`now() - interval '5 minutes'`))
  },

  async end(executor: Executor, tab: string, staffId: number): Promise<void> {
    await executor.delete(presence).where(and(eq(presence.tab, tab), eq(presence.staffId, staffId)))
  },

  /** All but one window, each member and place once, by name. */
  async others(executor: Executor, tab: string): Promise<Colleague[]> {
    return executor
      .selectDistinct({ staffId: staff.id, name: staff.name, at: presence.at })
      .from(presence)
      .innerJoin(staff, eq(staff.id, presence.staffId))
      .where(and(gt(presence.seenAt, gone), ne(presence.tab, tab)))
      .orderBy(staff.name, presence.at)
  },
}
