import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { given, prepared } from '../../db/prepared.ts'
import { accounts } from '../accounts/schema.ts'
import { leaderboardDays as days, leaderboardWins as wins } from './schema.ts'

export type Win = typeof wins.$inferInsert
/** A line before it is described; of a player's total there is neither game nor time. */
export type StoredLine = {
  uid: number
  fakename: string | null
  currency: string
  won: bigint
  game?: string
  wonAt?: Date
}

/** Nobody sees who was banned or has left. */
const isShown = and(eq(accounts.isBanned, false), eq(accounts.isDeleted, false))
const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const line = { uid: wins.uid, fakename: accounts.fakename, currency: wins.currency, won: wins.won }

const addToDay = prepared('add_to_leaderboard_day', (executor) =>
  executor
    .insert(days)
    .values({
      day: given('day'),
      uid: given('uid'),
      currency: given('currency'),
      won: given('won'),
      worth: given('worth'),
    })
    .onConflictDoUpdate({
      target: [days.day, days.uid, days.currency],
      set: { won: sql`${days.won} + excluded.won`, worth: sql`${days.worth} + excluded.worth` },
    }),
)

/** What players won, for the leaderboards. */
export const leaderboardRepository = {
  async addWin(tx: Executor, win: Win): Promise<void> {
    await tx.insert(wins).values(win).onConflictDoNothing()
  },

  async addToDay(tx: Executor, { uid, currency, won, worth, wonAt }: Win): Promise<void> {
    await addToDay(tx, { day: dayOf(wonAt), uid, currency, won, worth })
  },

  /** Players by all that they won since a day. */
  async most(executor: Executor, since: Date, atMost: number): Promise<StoredLine[]> {
    const worth = sql<string>`sum(${days.worth})`
    const rows = await executor
      .select({
        ...{ uid: days.uid, fakename: accounts.fakename, currency: days.currency },
        won: sql<string>`sum(${days.won})`,
      })
      .from(days)
      .innerJoin(accounts, eq(accounts.uid, days.uid))
      .where(and(gte(days.day, dayOf(since)), isShown))
      .groupBy(days.uid, days.currency, accounts.fakename)
      .orderBy(desc(worth), days.uid)
      .limit(atMost)
    return rows.map((row) => ({ ...row, won: BigInt(row.won) }))
  },

  latest: (executor: Executor, since: Date, atMost: number): Promise<StoredLine[]> =>
    executor
      .select({ ...line, game: wins.game, wonAt: wins.wonAt })
      .from(wins)
      .innerJoin(accounts, eq(accounts.uid, wins.uid))
      .where(and(gte(wins.wonAt, since), isShown))
      .orderBy(desc(wins.wonAt), desc(wins.roundId))
      .limit(atMost),

  greatest: (executor: Executor, since: Date, atMost: number): Promise<StoredLine[]> =>
    executor
      .select({ ...line, game: wins.game, wonAt: wins.wonAt })
      .from(wins)
      .innerJoin(accounts, eq(accounts.uid, wins.uid))
      .where(and(gte(wins.wonAt, since), isShown))
      .orderBy(desc(wins.worth), wins.wonAt, wins.roundId)
      .limit(atMost),

  async forget(executor: Executor, before: Date): Promise<void> {
    await executor.delete(wins).where(lt(wins.wonAt, before))
    await executor.delete(days).where(lt(days.day, dayOf(before)))
  },
}
