import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import type { MarketDescription } from '../names/MarketDescription.ts'
import type { Names } from '../names/Names.ts'
import {
  sportsEvents as events,
  sportsMarkets as markets,
  sportsNames as names,
  sportsTournaments as tournaments,
} from '../schema.ts'

export type NameKind = (typeof names.$inferSelect)['kind']
export type NamedRow = { id: string; names: Names }
export type TournamentRow = NamedRow & { sport: number; category: string }
export type FixtureRow = NamedRow & {
  sport: number
  tournament: string
  startsAt: Date
  competitors: readonly string[]
  /** It changed again while it was read. */
  isStale: boolean
}

const rowsOf = (value: unknown) => sql`json_to_recordset(${JSON.stringify(value)}::json)`

/** What there is to bet on, and what it is called: all that the feed tells in documents. */
export const worldRepository = {
  /** Names in other languages than those that come stay. */
  async keepNames(tx: Executor, kind: NameKind, rows: readonly NamedRow[]): Promise<void> {
    if (rows.length === 0) return
    await tx.execute(sql`
      insert into ${names} as old (kind, id, names)
      select ${kind}::text, id, names from ${rowsOf(rows)} as new(id text, names jsonb) order by id
      on conflict (kind, id) do update set names = old.names || excluded.names
      where not old.names @> excluded.names`)
  },

  async keepTournaments(tx: Executor, rows: readonly TournamentRow[]): Promise<void> {
    if (rows.length === 0) return
    await tx.execute(sql`
      insert into ${tournaments} as old (id, sport, category, names)
      select id, sport, category, names
      from ${rowsOf(rows)} as new(id text, sport int, category text, names jsonb) order by id
      on conflict (id) do update
      set sport = excluded.sport, category = excluded.category, names = old.names || excluded.names
      where (old.sport, old.category) <> (excluded.sport, excluded.category) or not old.names @> excluded.names`)
  },

  async keepMarkets(tx: Executor, rows: readonly MarketDescription[]): Promise<void> {
    if (rows.length === 0) return
    await tx.execute(sql`
      insert into ${markets} as old (id, variant, groups, names, specifiers, outcomes, outcome_type)
      select id, variant, groups, names, specifiers, outcomes, "outcomeType"
      from ${rowsOf(rows)} as new(id int, variant text, groups jsonb, names jsonb, specifiers jsonb, outcomes jsonb,
        "outcomeType" text)
      order by id, variant
      on conflict (id, variant) do update
      set groups = excluded.groups, names = excluded.names, specifiers = excluded.specifiers,
        outcomes = excluded.outcomes, outcome_type = excluded.outcome_type
      where (old.groups, old.names, old.specifiers, old.outcomes, old.outcome_type)
        is distinct from (excluded.groups, excluded.names, excluded.specifiers, excluded.outcomes, excluded.outcome_type)`)
  },

  /**
   * @param isWhole whether their status was read with them: else those that are to be read anew still are
   * @returns ids of events that are others now than before
   */
  async keepFixtures(tx: Executor, rows: readonly FixtureRow[], isWhole: boolean): Promise<string[]> {
    if (rows.length === 0) return []
    const { rows: changed } = (await tx.execute(sql`
      insert into ${events} as old (id, sport, tournament, starts_at, competitors, names, fixture_at, version)
      select id, sport, tournament, "startsAt", competitors, names, case when not "isStale" then now() end, 1
      from ${rowsOf(rows)} as new(id text, sport int, tournament text, "startsAt" timestamptz, competitors jsonb,
        names jsonb, "isStale" boolean)
      order by id
      on conflict (id) do update
      set sport = excluded.sport, tournament = excluded.tournament, starts_at = excluded.starts_at,
        competitors = excluded.competitors, names = old.names || excluded.names,
        fixture_at = case when ${isWhole}::boolean or old.sport = 0 then excluded.fixture_at else old.fixture_at end,
        version = old.version + 1
      where old.fixture_at is null or not old.names @> excluded.names
        or (old.sport, old.tournament, old.starts_at, old.competitors)
          <> (excluded.sport, excluded.tournament, excluded.starts_at, excluded.competitors)
      returning id`)) as unknown as { rows: { id: string }[] }
    return changed.map(({ id }) => id)
  },

  /** Events whose fixture is to be read, those that were known longest last. */
  async toRead(executor: Executor, most: number): Promise<string[]> {
    const rows = await executor
      .select({ id: events.id })
      .from(events)
      .where(isNull(events.fixtureAt))
      .orderBy(sql`${events.sport}`, events.id)
      .limit(most)
    return rows.map(({ id }) => id)
  },

  /** There is nothing to be read of it. */
  async giveUp(tx: Executor, id: string): Promise<void> {
    await tx
      .update(events)
      .set({ fixtureAt: sql`now()` })
      .where(and(eq(events.id, id), isNull(events.fixtureAt)))
  },

  async competitorsOf(executor: Executor, id: string): Promise<readonly string[]> {
    const [row] = await executor
      .select({ competitors: events.competitors })
      .from(events)
      .where(eq(events.id, id))
    return row?.competitors ?? []
  },

  async knownPlayers(executor: Executor): Promise<string[]> {
    const rows = await executor.select({ id: names.id }).from(names).where(eq(names.kind, 'player'))
    return rows.map(({ id }) => id)
  },
}
