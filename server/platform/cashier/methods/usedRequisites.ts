import type { Database } from '../../../db/Database.ts'
import { paymentRepository } from '../paymentRepository.ts'
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
  const rows = await paymentRepository.listSources(drizzle, uid, methods)
  return (method) =>
    rows
      .filter((row) => row.method === method)
      .slice(0, most)
      .flatMap(({ source }) => (source ? [source] : []))
}
