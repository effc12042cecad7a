import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { preparedList } from '../../../db/prepared.ts'
import { rowsOf } from '../../../db/rowsOf.ts'
import type { LineKey, LineStatus, PricedOutcome, Producer } from '../feed/FeedMessage.ts'
import { marketOf } from '../feed/lineKey.ts'
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

/** @property startsAt milliseconds since 1970 */
type HeldEvent = {
  id: string
  sport: number
  tournament: string
  startsAt: number
  status: number
  matchStatus: number | null
  version: string | number
}

/** A price of a line that was asked for, or null for one that nobody prices; and what it is judged by. */
export type StandingRow = Pick<PriceRow, 'event' | 'line'> & {
  price: Omit<PriceRow, 'event' | 'line'> | null
  /** Of the line's market; null where that is not known. */
  groups: readonly string[] | null
  /** Of its producer, on the event. */
  stops: readonly { group: string; at: number; status: -1 | 0 }[] | null
  /** Whether its producer is. */
  isHeard: boolean
}

// In the order in which the feed takes them.
const hold = preparedList<HeldEvent, 'id'>(
  'hold_sports_events',
  ['id'],
  (
    list,
  ) => sql`select e.id, e.sport, e.tournament, floor(extract(epoch from e.starts_at) * 1000)::float8 as "startsAt",
      e.status, e.match_status as "matchStatus", e.version
    from ${events} e join ${list} on wanted.id = e.id
    where e.sport <> 0 order by e.id collate "C" for share of e`,
)

/** Somebody listens, and says so. */
const isListening = sql`${lease.renewedAt} > now() - make_interval(secs => ${sql.raw(String(MOST_UNRENEWED))})`

const standing = preparedList<StandingRow, 'event' | 'line' | 'market'>(
  'standing_sports_lines',
  ['event', 'line', 'market'],
  (list) => sql`select wanted.event, wanted.line,
      case when l.producer is not null then
        json_build_object('producer', l.producer, 'at', l.at, 'status', l.status, 'outcomes', l.outcomes) end as price,
      m.groups,
      (select json_agg(json_build_object('group', s."group", 'at', s.at, 'status', s.status))
        from ${stops} s where s.event = wanted.event and s.producer = l.producer) as stops,
      exists (select from ${producers} p cross join ${lease}
        where p.id = l.producer and p.unheard is null and ${isListening}) as "isHeard"
    from ${list}
    left join ${lines} l on l.event = wanted.event and l.line = wanted.line
    left join ${markets} m on m.id = wanted.market::int and m.variant = ''`,
)

/** What the feed says, as it stands. */
export const lineRepository = {
  /** Holds events for share until the transaction ends, in one order; none whose fixture was never read. */
  holdEvents: (tx: Executor, ids: readonly string[]): Promise<HeldEvent[]> =>
    hold(
      tx,
      ids.map((id) => ({ id })),
    ),

  /** Of some lines, each with whatever is said of whether it takes bets. */
  standing: (
    executor: Executor,
    wanted: readonly { event: string; line: LineKey }[],
  ): Promise<StandingRow[]> =>
    standing(
      executor,
      wanted.map(({ event, line }) => ({ event, line, market: String(marketOf(line)) })),
    ),

  /** Of whole events. */
  prices: (executor: Executor, ids: readonly string[]): Promise<PriceRow[]> =>
    rowsOf(
      executor,
      sql`select l.event, l.line, l.producer, l.at::float8 "at", l.status, l.outcomes from ${lines} l
        where l.event in (select json_array_elements_text(${JSON.stringify(ids)}::json))`,
    ),

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

  /** Why each producer is not heard; everybody is silent where nobody listens. */
  async unheard(executor: Executor): Promise<(producer: Producer) => Unheard | undefined> {
    const rows = await executor
      .select({ id: producers.id, unheard: producers.unheard })
      .from(producers)
      .innerJoin(lease, isListening)
    const known = new Map(rows.map(({ id, unheard }) => [id, unheard ?? undefined]))
    return (producer) => (known.has(producer) ? known.get(producer) : 'silent')
  },
}
