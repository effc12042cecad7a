import { and, desc, eq, isNotNull, max } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import type { UsedRequisites } from './requisiteFields.ts'
import { payments } from './schema.ts'

/** The most that are offered again. */
const most = 10

/** What a player has really paid in with by a method, as the provider told it (masked), the latest first. */
export async function usedRequisites(
  { drizzle }: Pick<Database, 'drizzle'>,
  uid: number,
  method: string,
): Promise<UsedRequisites> {
  const latest = max(payments.updatedAt)
  const rows = await drizzle
    .select({ source: payments.source })
    .from(payments)
    .where(
      and(
        eq(payments.uid, uid),
        eq(payments.method, method),
        eq(payments.type, 'deposit'),
        eq(payments.status, 'captured'),
        isNotNull(payments.source),
      ),
    )
    .groupBy(payments.source)
    .orderBy(desc(latest))
    .limit(most)
  return rows.flatMap(({ source }) => (source ? [source] : []))
}
