import type { Database } from '../../db/Database.ts'
import { ContentError } from '../ContentError.ts'
import { attemptRepository } from './attemptRepository.ts'

const quarterMs = 15 * 60_000

/**
 * Counts an attempt in the database, so that the limit is one for all processes.
 * @throws ContentError 429 after more than `most` in the window, a quarter of an hour
 */
export async function limit(
  database: Pick<Database, 'drizzle'>,
  key: string,
  most: number,
  windowMs = quarterMs,
): Promise<void> {
  const { count, windowEnds } = await attemptRepository.count(database.drizzle, key, windowMs)
  if (count <= most) return
  const seconds = Math.ceil((windowEnds.getTime() - Date.now()) / 1000)
  const refusal = new ContentError(429, 'TooManyRequests', `Too many attempts: wait ${seconds} seconds`)
  refusal.retryAfter = seconds
  throw refusal
}
