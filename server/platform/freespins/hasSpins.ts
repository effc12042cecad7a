import { and, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { freespinPacks } from './schema.ts'

/** Whether spins can still be played, so that the currency of what they are worth must stay. */
export async function hasSpins(executor: Executor, uid: number): Promise<boolean> {
  const { uid: owner, remaining, expiresAt } = freespinPacks
  const canPlay = and(eq(owner, uid), gt(remaining, 0), gt(expiresAt, sql`now()`))
  return (await executor.$count(freespinPacks, canPlay)) > 0
}
