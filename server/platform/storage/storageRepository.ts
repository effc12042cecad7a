import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import { accounts } from '../accounts/schema.ts'
import { storedValues } from './schema.ts'

/** How much a player's browser may keep. */
export const quota = { keys: 100, characters: 4000 }

/** Values of players, by key; nobody sees another's. */
export function createStorageRepository(database: Database) {
  const at = (uid: number, key: string) => and(eq(storedValues.uid, uid), eq(storedValues.key, key))
  return {
    async get(uid: number, key: string): Promise<string | null> {
      const rows = await database.drizzle
        .select({ value: storedValues.value })
        .from(storedValues)
        .where(at(uid, key))
      return rows[0]?.value ?? null
    },

    async keys(uid: number): Promise<string[]> {
      const rows = await database.drizzle
        .select({ key: storedValues.key })
        .from(storedValues)
        .where(eq(storedValues.uid, uid))
        .orderBy(storedValues.key)
      return rows.map(({ key }) => key)
    },

    /** Keeps a value; answers false, and keeps nothing, where the player has too many keys already. */
    async set(uid: number, key: string, value: string): Promise<boolean> {
      const renewed = await database.drizzle
        .update(storedValues)
        .set({ value })
        .where(at(uid, key))
        .returning({ key: storedValues.key })
      if (renewed.length > 0) return true
      return database.transaction(async (tx) => {
        // Two new keys of one player come one after the other, so that both see how many there are.
        await tx
          .select({ uid: accounts.uid })
          .from(accounts)
          .where(eq(accounts.uid, uid))
          .for('no key update')
        const rows = await tx
          .select({ others: sql<number>`count(*) filter (where ${storedValues.key} <> ${key})::int` })
          .from(storedValues)
          .where(eq(storedValues.uid, uid))
        if ((rows[0]?.others ?? 0) >= quota.keys) return false
        await tx
          .insert(storedValues)
          .values({ uid, key, value })
          .onConflictDoUpdate({ target: [storedValues.uid, storedValues.key], set: { value } })
        return true
      })
    },

    async forget(uid: number, key: string): Promise<void> {
      await database.drizzle.delete(storedValues).where(at(uid, key))
    },
  }
}
