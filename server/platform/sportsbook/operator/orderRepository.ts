import { and, asc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { preparedList } from '../../../db/prepared.ts'
import { sportsEvents } from '../schema.ts'
import { sportsHouseStops, sportsOrders } from './schema.ts'

export type SportsOrder = typeof sportsOrders.$inferSelect

type NewOrder = Pick<SportsOrder, 'kind' | 'event' | 'line' | 'reason' | 'askedBy' | 'askedAt'> &
  Partial<Pick<SportsOrder, 'outcome' | 'result' | 'doneAt'>>

const stopsOf = preparedList<Stop, 'event'>(
  'sports_house_stops',
  ['event'],
  (list) => sql`select event, line from ${sportsHouseStops} join ${list} using (event)`,
)

/** Orders of operators, and what is stopped by them. */
export const orderRepository = {
  async add(tx: Executor, order: NewOrder): Promise<SportsOrder> {
    const [row] = await tx.insert(sportsOrders).values(order).returning()
    if (!row) throw new Error('The order was not kept')
    return row
  },

  /** @returns the order, where it was there to be confirmed by somebody else than who asked */
  async confirm(tx: Executor, id: number, by: string, now: Date): Promise<SportsOrder | undefined> {
    const [confirmed] = await tx
      .update(sportsOrders)
      .set({ confirmedBy: by, confirmedAt: now })
      .where(
        and(
          eq(sportsOrders.id, id),
          eq(sportsOrders.kind, 'rule'),
          isNull(sportsOrders.confirmedBy),
          ne(sportsOrders.askedBy, by),
        ),
      )
      .returning()
    return confirmed
  },

  /** Rulings that nobody has confirmed yet, in their order. @param after number of the last one that is known */
  async waiting(executor: Executor, after: number, atMost: number): Promise<SportsOrder[]> {
    return executor
      .select()
      .from(sportsOrders)
      .where(and(eq(sportsOrders.kind, 'rule'), isNull(sportsOrders.confirmedBy), gt(sportsOrders.id, after)))
      .orderBy(asc(sportsOrders.id))
      .limit(atMost)
  },

  /** Rulings that were confirmed and are not carried out, in the order in which they were asked for. */
  async toDo(executor: Executor): Promise<SportsOrder[]> {
    return executor
      .select()
      .from(sportsOrders)
      .where(
        and(eq(sportsOrders.kind, 'rule'), isNull(sportsOrders.doneAt), isNotNull(sportsOrders.confirmedBy)),
      )
      .orderBy(asc(sportsOrders.id))
  },

  async done(executor: Executor, id: number, now: Date): Promise<void> {
    await executor.update(sportsOrders).set({ doneAt: now }).where(eq(sportsOrders.id, id))
  },

  /** Whether anything was ever heard of an event. */
  async isEvent(executor: Executor, event: string): Promise<boolean> {
    const rows = await executor
      .select({ id: sportsEvents.id })
      .from(sportsEvents)
      .where(eq(sportsEvents.id, event))
    return rows.length > 0
  },

  /** What is stopped, by event. */
  stops: async (executor: Executor): Promise<{ event: string; line: string }[]> =>
    executor.select().from(sportsHouseStops).orderBy(asc(sportsHouseStops.event), asc(sportsHouseStops.line)),

  async stop(tx: Executor, event: string, line: string): Promise<void> {
    await tx.insert(sportsHouseStops).values({ event, line }).onConflictDoNothing()
  },

  /** Whether it was stopped. */
  async reopen(tx: Executor, event: string, line: string): Promise<boolean> {
    const gone = await tx
      .delete(sportsHouseStops)
      .where(and(eq(sportsHouseStops.event, event), eq(sportsHouseStops.line, line)))
      .returning({ event: sportsHouseStops.event })
    return gone.length > 0
  },

  /** What is stopped, whatever the feed says. @returns whether a line of an event is */
  stopped: async (executor: Executor): Promise<IsStopped> =>
    isAmong(await executor.select().from(sportsHouseStops)),

  /** The same of some events alone. */
  stoppedOf: async (executor: Executor, events: readonly string[]): Promise<IsStopped> =>
    isAmong(
      await stopsOf(
        executor,
        events.map((event) => ({ event })),
      ),
    ),
}

type Stop = { event: string; line: string }
type IsStopped = (event: string, line: string) => boolean

const isAmong =
  (stops: readonly Stop[]): IsStopped =>
  (event, line) =>
    stops.some((stop) => stop.event === event && (stop.line === '' || stop.line === line))
