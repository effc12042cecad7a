import { eq } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { accounts } from '../../accounts/schema.ts'
import { loyaltyCharacters as chosen } from './schema.ts'

/** @property character its number; null where none was chosen */
export type Choice = { character: number | null; changedAt: Date | null }

/** Which character players have chosen, at registration or since. */
export const characterRepository = {
  async find(executor: Executor, uid: number): Promise<Choice> {
    const [row] = await executor
      .select({
        since: chosen.character,
        atRegistration: accounts.characterId,
        changedAt: chosen.changedAt,
      })
      .from(accounts)
      .leftJoin(chosen, eq(chosen.uid, accounts.uid))
      .where(eq(accounts.uid, uid))
    return { character: row?.since ?? row?.atRegistration ?? null, changedAt: row?.changedAt ?? null }
  },

  /** @param changedAt null where it is the first */
  async choose(tx: Executor, uid: number, character: number, changedAt: Date | null): Promise<void> {
    await tx
      .insert(chosen)
      .values({ uid, character, changedAt })
      .onConflictDoUpdate({ target: chosen.uid, set: { character, changedAt } })
  },
}
