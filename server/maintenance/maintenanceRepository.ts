import { sql } from 'drizzle-orm'
import type { Executor } from '../db/Database.ts'
import { maintenance } from './schema.ts'

export type MaintenanceState = Pick<
  typeof maintenance.$inferSelect,
  'isOn' | 'until' | 'allowed' | 'changedAt' | 'changedBy'
>

/** The switch that closes the site. */
export const maintenanceRepository = {
  /** How it stands; undefined where it was never used. */
  async read(executor: Executor): Promise<MaintenanceState | undefined> {
    const [state] = await executor.select().from(maintenance)
    return state
  },

  async set(executor: Executor, state: Omit<MaintenanceState, 'changedAt'>): Promise<void> {
    const values = { ...state, changedAt: sql`now()` }
    await executor
      .insert(maintenance)
      .values(values)
      .onConflictDoUpdate({ target: maintenance.id, set: values })
  },
}
