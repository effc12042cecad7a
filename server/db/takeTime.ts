import { sql } from 'drizzle-orm'
import type { Executor } from './Database.ts'

/** Lets the statements of this transaction take as long as they take. */
export async function takeTime(tx: Executor): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
}
