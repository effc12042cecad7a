import { asc, eq, max, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import { accounts } from '../accounts/schema.ts'
import { accountClosings } from './schema.ts'

export type ClosedAccount = { uid: number; login: string; at: Date; reason: string | null }

/** Accounts that were closed. */
export const closingRepository = {
  /** Rounds that the player has begun and that are not over. */
  async openRounds(executor: Executor, uid: number): Promise<number> {
    const [row] = await rowsOf<{ total: number }>(
      executor,
      sql`select count(*)::int as total from platform.game_rounds where uid = ${uid} and state = 'open'`,
    )
    return row?.total ?? 0
  },

  async note(tx: Executor, entry: typeof accountClosings.$inferInsert): Promise<void> {
    await tx.insert(accountClosings).values(entry)
  },

  /** Those that are closed now, by when that was. */
  async listClosed(executor: Executor): Promise<ClosedAccount[]> {
    const last = executor
      .select({ uid: accountClosings.uid, id: max(accountClosings.id).as('last_id') })
      .from(accountClosings)
      .groupBy(accountClosings.uid)
      .as('last')
    return executor
      .select({
        uid: accounts.uid,
        login: accounts.login,
        at: accountClosings.at,
        reason: accountClosings.reason,
      })
      .from(accounts)
      .innerJoin(last, eq(last.uid, accounts.uid))
      .innerJoin(accountClosings, eq(accountClosings.id, last.id))
      .where(eq(accounts.isDeleted, true))
      .orderBy(asc(accountClosings.id))
  },
}
