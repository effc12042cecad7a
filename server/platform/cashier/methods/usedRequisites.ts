import { and, desc, eq, inArray, isNotNull, max } from 'drizzle-orm'
import type { Database } from '../../../db/Database.ts'
import { payments } from '../schema.ts'
import type { UsedRequisites } from './requisiteFields.ts'

/** The most of a method that are offered again. */
const most = 10

/**
 * What a player has really paid in with by each of some methods, as the provider told it (masked), the latest first; in
 * one question, however many they are.
 */
export async function usedRequisites(
  { drizzle }: Pick<Database, 'drizzle'>,
  uid: number,
  methods: readonly string[],
): Promise<(method: string) => UsedRequisites> {
  const latest = max(payments.updatedAt)
  const rows = await drizzle
    .select({ method: payments.method, source: payments.source })
    .from(payments)
    .where(
      and(
        eq(payments.uid, uid),
        inArray(payments.method, [...methods]),
        eq(payments.type, 'deposit'),
        eq(payments.status, 'captured'),
        isNotNull(payments.source),
      ),
    )
    .groupBy(payments.method, payments.source)
    .orderBy(desc(latest))
  return (method) =>
    rows
      .filter((row) => row.method === method)
      .slice(0, most)
      .flatMap(({ source }) => (source ? [source] : []))
}
