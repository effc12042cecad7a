import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { storedValues } from './schema.ts'

/** Values of players, by key; nobody sees another's. */
export const storageRepository = {
  async get(executor: Executor, uid: number, key: string): Promise<string | null> {
    const rows = await executor.select({ value: storedValues.value }).from(storedValues).where(at(uid, key))
    return rows[0]?.value ?? null
  },

  async keys(executor: Executor, uid: number): Promise<string[]> {
    const rows = await executor
      .select({ key: storedValues.key })
      .from(storedValues)
      .where(eq(storedValues.uid, uid))
      .orderBy(storedValues.key)
    return rows.map(({ key }) => key)
  },

  /** Another value for a key that is there; answers whether it is. */
  async renew(executor: Executor, uid: number, key: string, value: string): Promise<boolean> {
    const renewed = await executor
      .update(storedValues)
      .set({ value })
      .where(at(uid, key))
      .returning({ key: storedValues.key })
    return renewed.length > 0
  },

  /** How many keys a player has besides this one. */
  async countOthers(executor: Executor, uid: number, key: string): Promise<number> {
    const rows = await executor
      .select({ others: sql<number>`count(*) filter (where ${storedValues.key} <> ${key})::int` })
      .from(storedValues)
      .where(eq(storedValues.uid, uid))
    return rows[0]?.others ?? 0
  },

  async put(executor: Executor, uid: number, key: string, value: string): Promise<void> {
    await executor
      .insert(storedValues)
      .values({ uid, key, value })
      .onConflictDoUpdate({ target: [storedValues.uid, storedValues.key], set: { value } })
  },

  async forget(executor: Executor, uid: number, key: string): Promise<void> {
    await executor.delete(storedValues).where(at(uid, key))
  },
}

const at = (uid: number, key: string) => and(eq(storedValues.uid, uid), eq(storedValues.key, key))
