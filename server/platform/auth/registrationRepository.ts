import { and, eq, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { waitingRegistrations } from './schema.ts'

/** Registrations that wait for a code, sealed: one a browser. */
export const registrationRepository = {
  /** In place of one that waited there. @param seconds for which it waits */
  async put(executor: Executor, browserHash: string, sealed: string, seconds: number): Promise<void> {
    const values = { sealed, expiresAt: sql`now() + make_interval(secs => ${seconds})` }
    await executor
      .insert(waitingRegistrations)
      .values({ browserHash, ...values })
      .onConflictDoUpdate({ target: waitingRegistrations.browserHash, set: values })
  },

  async find(executor: Executor, browserHash: string): Promise<string | undefined> {
    const rows = await executor
      .select({ sealed: waitingRegistrations.sealed })
      .from(waitingRegistrations)
      .where(
        and(
          eq(waitingRegistrations.browserHash, browserHash),
          sql`${waitingRegistrations.expiresAt} > now()`,
        ),
      )
    return rows[0]?.sealed
  },

  async remove(executor: Executor, browserHash: string): Promise<void> {
    await executor.delete(waitingRegistrations).where(eq(waitingRegistrations.browserHash, browserHash))
  },

  async sweep(executor: Executor): Promise<void> {
    await executor.delete(waitingRegistrations).where(lte(waitingRegistrations.expiresAt, sql`now()`))
  },
}
