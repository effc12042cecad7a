import { and, asc, count, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { rowsOf } from '../../../db/rowsOf.ts'
import type { NameKind } from '../consumer/worldRepository.ts'
import type { MarketDescription } from '../names/MarketDescription.ts'
import type { Names } from '../names/Names.ts'
import {
  sportsEvents as events,
  sportsMarkets as markets,
  sportsNames as names,
  sportsTournaments as tournaments,
} from '../schema.ts'

export type EventRow = typeof events.$inferSelect
export type TournamentRow = typeof tournaments.$inferSelect
export type EventFilter = {
  sport?: number
  /** Any of these; none where there is none. */
  tournaments?: readonly string[]
  isLive?: boolean
  from?: Date
  until?: Date
}

/** Hours after which an event that never began is to come no longer. */
const LATEST = 3

const isLive = sql`(${events.status} in (1, 2, 7) and not ${events.isUncovered})`
const isComing = sql`(${events.status} in (0, 6) and ${events.startsAt} > now() - make_interval(hours => ${LATEST}))`
/** Somebody bets on nothing that nobody prices. */
const isPriced = sql`exists (select from platform.sports_lines l where l.event = ${events.id} and l.status in (1, -1))`
const isOffered = and(ne(events.sport, 0), sql`(${isLive} or ${isComing})`, isPriced)

/** What players see of events. */
export const eventRepository = {
  async byIds(executor: Executor, ids: readonly string[]): Promise<EventRow[]> {
    return executor
      .select()
      .from(events)
      .where(and(inArray(events.id, [...ids]), ne(events.sport, 0)))
  },

  /** Those that are in play or to come, by when they begin; where all are in play by sport first, or those that last for days would stand before all others. */
  async list(
    executor: Executor,
    { sport, tournaments: of, isLive: live, from, until }: EventFilter,
    page: { offset: number; count: number },
  ): Promise<{ ids: string[]; total: number }> {
    const where = and(
      isOffered,
      sport === undefined ? undefined : eq(events.sport, sport),
      of && inArray(events.tournament, [...of]),
      live === undefined ? undefined : live ? isLive : isComing,
      from && gte(events.startsAt, from),
      until && lt(events.startsAt, until),
    )
    const rows = await executor
      .select({ id: events.id })
      .from(events)
      .where(where)
      .orderBy(...(live ? [asc(events.sport)] : []), asc(events.startsAt), asc(events.id))
      .limit(page.count)
      .offset(page.offset)
    const [counted] = await executor.select({ total: count() }).from(events).where(where)
    return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 }
  },

  /** How many events of each tournament are in play and to come. */
  counts: (executor: Executor): Promise<{ tournament: string; live: number; coming: number }[]> =>
    rowsOf(
      executor,
      sql`select ${events.tournament} as tournament, count(*) filter (where ${isLive})::int as live,
          count(*) filter (where ${isComing})::int as coming
        from ${events} where ${isOffered as SQL} group by ${events.tournament}`,
    ),

  /** Of all of them where `ids` is left out. */
  tournaments: async (executor: Executor, ids?: readonly string[]): Promise<TournamentRow[]> =>
    executor
      .select()
      .from(tournaments)
      .where(ids && inArray(tournaments.id, [...ids])),

  async names(executor: Executor, kind: NameKind, ids: readonly string[]): Promise<Map<string, Names>> {
    if (ids.length === 0) return new Map()
    const rows = await executor
      .select({ id: names.id, names: names.names })
      .from(names)
      .where(and(eq(names.kind, kind), inArray(names.id, [...ids])))
    return new Map(rows.map((row) => [row.id, row.names]))
  },

  markets: async (executor: Executor): Promise<MarketDescription[]> =>
    (await executor.select().from(markets)).map(({ outcomeType, ...market }) => ({
      ...market,
      ...(outcomeType !== null && { outcomeType }),
    })),

  /** All that is offered, what is in play first. */
  async offered(executor: Executor): Promise<Pick<EventRow, 'id' | 'names' | 'competitors'>[]> {
    return executor
      .select({ id: events.id, names: events.names, competitors: events.competitors })
      .from(events)
      .where(isOffered)
      .orderBy(sql`${isLive} desc`, asc(events.startsAt), asc(events.id))
  },
}
