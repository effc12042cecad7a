import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { playerProtection } from './schema.ts'

/** Whether a deposit limit holds or waits, so that the currency of its sums must stay. */
export async function hasLimit(executor: Executor, uid: number): Promise<boolean> {
  const rows = await executor
    .select({ uid: playerProtection.uid })
    .from(playerProtection)
    .where(
      and(
        eq(playerProtection.uid, uid),
        or(isNotNull(playerProtection.limitAmount), isNotNull(playerProtection.pendingAmount)),
      ),
    )
  return rows.length > 0
}
