import { and, asc, count, eq, gt, gte, lt, notInArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/Database.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import type { KeptGame } from './catalogue/Game.ts'
import { gameLaunches, gameLikes, gameLists, games } from './schema.ts'

/** Rows that are read or written at once: small enough that others have their turn between. */
const batch = 500

type Page = { rows: KeptGame[]; next: string | undefined }

/** What the lists of providers say of games, and when they were looked at. */
export const gameRepository = {
  /** A page of the games that have changed since a moment, by sysname; every game without one. */
  async page(executor: Executor, after: string, since?: Date): Promise<Page> {
    const rows = await executor
      .select()
      .from(games)
      .where(and(gt(games.sysname, after), since && gte(games.changedAt, since)))
      .orderBy(asc(games.sysname))
      .limit(batch)
    return { rows: rows as KeptGame[], next: rows.length < batch ? undefined : rows.at(-1)?.sysname }
  },

  /** What the database's clock says, by which changes are told. */
  async now(executor: Executor): Promise<Date> {
    const [row] = await rowsOf<{ now: string | Date }>(executor, sql`select now() as now`)
    if (!row) throw new Error('The database did not tell the time')
    return new Date(row.now)
  },

  /** Writes what a provider says of games, new ones and known ones. */
  async write(executor: Executor, rows: readonly KeptGame[]): Promise<void> {
    for (let from = 0; from < rows.length; from += batch)
      await executor
        .insert(games)
        .values(rows.slice(from, from + batch))
        .onConflictDoUpdate({ target: games.sysname, set: { ...listed, changedAt: sql`now()` } })
  },

  /**
   * Counts anew who opened a game since a moment, and who likes it.
   * @param since of what was opened before, nothing counts
   */
  async countPopularity(executor: Executor, since: Date): Promise<void> {
    const opened = executor
      .select({ sysname: gameLaunches.sysname })
      .from(gameLaunches)
      .where(gt(gameLaunches.openedAt, since))
    const liked = executor.select({ sysname: gameLikes.sysname }).from(gameLikes)
    const both = unionAll(opened, liked).as('both')
    const counted = executor
      .select({ sysname: both.sysname, players: count().as('players') })
      .from(both)
      .groupBy(both.sysname)
      .as('counted')
    await executor
      .update(games)
      .set({ popularity: sql`${counted.players}`, changedAt: sql`now()` })
      .from(counted)
      .where(and(eq(games.sysname, counted.sysname), sql`${games.popularity} <> ${counted.players}`))
    await executor
      .update(games)
      .set({ popularity: 0, changedAt: sql`now()` })
      .where(
        and(
          gt(games.popularity, 0),
          notInArray(games.sysname, executor.select({ of: counted.sysname }).from(counted)),
        ),
      )
  },

  /**
   * Says that a list is looked at now, unless somebody did after `before`.
   * @returns whether it is for the caller to do
   */
  async claimList(tx: Executor, provider: string, now: Date, before: Date): Promise<boolean> {
    const claimed = await tx
      .insert(gameLists)
      .values({ provider, askedAt: now })
      .onConflictDoUpdate({
        target: gameLists.provider,
        set: { askedAt: now },
        setWhere: lt(gameLists.askedAt, before),
      })
      .returning({ provider: gameLists.provider })
    return claimed.length > 0
  },

  async listRefreshed(executor: Executor, provider: string, now: Date): Promise<void> {
    await executor.update(gameLists).set({ refreshedAt: now }).where(eq(gameLists.provider, provider))
  },
}

/** What is written anew of a game that is known: all but its names and what players make of it. */
const excluded = (column: string) => sql.raw(`excluded."${column}"`)
const listed = {
  name: excluded('name'),
  studio: excluded('studio'),
  studioName: excluded('studio_name'),
  type: excluded('type'),
  kind: excluded('kind'),
  tags: excluded('tags'),
  features: excluded('features'),
  hasDemo: excluded('has_demo'),
  returnRate: excluded('return_rate'),
  volatility: excluded('volatility'),
  cover: excluded('cover'),
  releasedOn: excluded('released_on'),
  stakes: excluded('stakes'),
  rank: excluded('rank'),
  isEnabled: excluded('is_enabled'),
}
