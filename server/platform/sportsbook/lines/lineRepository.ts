import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { rowsOf } from '../../../db/rowsOf.ts'
import type { LineKey, LineStatus, PricedOutcome, Producer } from '../feed/FeedMessage.ts'
import type { Unheard } from '../feed/ProducerWatch.ts'
import {
  sportsCancels as cancels,
  sportsEvents as events,
  sportsLease as lease,
  sportsLines as lines,
  sportsMarkets as markets,
  sportsProducers as producers,
  sportsResults as results,
  sportsStops as stops,
} from '../schema.ts'

/** Seconds after which one who listens, and does not say so any more, hears nobody. */
const MOST_UNRENEWED = 20

type PriceRow = {
  event: string
  line: LineKey
  producer: Producer
  at: number
  status: LineStatus
  outcomes: readonly PricedOutcome[]
}

const priceColumns = sql.raw('l.event, l.line, l.producer, l.at::float8 "at", l.status, l.outcomes')

/** What the feed says, as it stands. */
export const lineRepository = {
  /** Holds events for share until the transaction ends, in one order; none whose fixture was never read. */
  async holdEvents(tx: Executor, ids: readonly string[]) {
    return (
      tx
        .select({
          ...{ id: events.id, sport: events.sport, tournament: events.tournament, startsAt: events.startsAt },
          ...{ status: events.status, matchStatus: events.matchStatus, version: events.version },
        })
        .from(events)
        .where(and(inArray(events.id, [...ids]), ne(events.sport, 0)))
        // The order in which the feed takes them.
        .orderBy(sql`${events.id} collate "C"`)
        .for('share')
    )
  },

  /** Of whole events, or of some lines. */
  async prices(
    executor: Executor,
    wanted: { events: readonly string[] } | { lines: readonly { event: string; line: LineKey }[] },
  ): Promise<PriceRow[]> {
    if ('events' in wanted)
      return rowsOf<PriceRow>(
        executor,
        sql`select ${priceColumns} from ${lines} l
          where l.event in (select json_array_elements_text(${JSON.stringify(wanted.events)}::json))`,
      )
    return rowsOf<PriceRow>(
      executor,
      sql`select ${priceColumns}
        from json_to_recordset(${JSON.stringify(wanted.lines)}::json) one(event text, line text)
        join ${lines} l on l.event = one.event and l.line = one.line`,
    )
  },

  async stops(executor: Executor, ids: readonly string[]) {
    const rows = await executor
      .select()
      .from(stops)
      .where(inArray(stops.event, [...ids]))
    return rows.map((row) => ({ ...row, status: row.status as -1 | 0 }))
  },

  async results(executor: Executor, ids: readonly string[]) {
    const rows = await executor
      .select()
      .from(results)
      .where(inArray(results.event, [...ids]))
    return rows.map((row) => ({ ...row, certainty: row.certainty as 1 | 2 }))
  },

  cancels: async (executor: Executor, ids: readonly string[]) =>
    executor
      .select()
      .from(cancels)
      .where(inArray(cancels.event, [...ids])),

  /** Groups of markets, by number. */
  async groups(executor: Executor, ids: readonly number[]): Promise<Map<number, readonly string[]>> {
    const rows = await executor
      .select({ id: markets.id, groups: markets.groups })
      .from(markets)
      .where(and(inArray(markets.id, [...ids]), eq(markets.variant, '')))
    return new Map(rows.map(({ id, groups }) => [id, groups]))
  },

  /** Why each producer is not heard; everybody is silent where nobody listens. */
  async unheard(executor: Executor): Promise<(producer: Producer) => Unheard | undefined> {
    const rows = await executor
      .select({ id: producers.id, unheard: producers.unheard })
      .from(producers)
      .innerJoin(lease, sql`${lease.renewedAt} > now() - make_interval(secs => ${MOST_UNRENEWED})`)
    const known = new Map(rows.map(({ id, unheard }) => [id, unheard ?? undefined]))
    return (producer) => (known.has(producer) ? known.get(producer) : 'silent')
  },
}
