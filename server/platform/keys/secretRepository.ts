import { eq } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { secrets } from './schema.ts'

/** Secrets of the site. */
export const secretRepository = {
  /** One that is there already stays as it is. */
  async keep(executor: Executor, name: string, value: Buffer): Promise<void> {
    await executor.insert(secrets).values({ name, value }).onConflictDoNothing()
  },

  async find(executor: Executor, name: string): Promise<Buffer | undefined> {
    const rows = await executor.select().from(secrets).where(eq(secrets.name, name))
    return rows[0]?.value
  },
}
