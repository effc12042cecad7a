import { gte, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { rowsOf } from '../../../db/rowsOf.ts'
import type { Producer } from '../feed/FeedMessage.ts'
import { sportsEvents as events, sportsRecoveries as recoveries } from '../schema.ts'

/**
 * A recovery that was asked for.
 * @property back how far it went, in milliseconds; left out for all that stands
 * @property event the only one that it was for
 */
export type AskedRecovery = { producer: Producer; at: Date; back?: number; event?: string }

type Wanted = { live: readonly Producer[]; now: Date; askedBefore: Date; atMost: number }

/** What the feed was asked for, by whichever process: it counts by account. */
export const recoveryRepository = {
  async since(executor: Executor, instant: Date): Promise<AskedRecovery[]> {
    const rows = await executor.select().from(recoveries).where(gte(recoveries.at, instant))
    return rows.map(({ producer, at, back, event }) => ({
      ...{ producer, at },
      ...(back !== null && { back }),
      ...(event !== null && { event }),
    }))
  },

  async add(tx: Executor, asked: AskedRecovery): Promise<void> {
    await tx.insert(recoveries).values(asked)
  },

  /**
   * Events in play without a price of those who price in play, and events that begin within a day without any.
   * @param live who prices in play
   * @param askedBefore the instant after which an event that was asked for is left out
   */
  async unpriced(
    executor: Executor,
    { live, now, askedBefore, atMost }: Wanted,
  ): Promise<{ id: string; isLive: boolean }[]> {
    const inPlay = sql`(select json_array_elements_text(${JSON.stringify(live)}::json)::int)`
    const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`
    return rowsOf(
      executor,
      sql`select e.id, e.status <> 0 as "isLive" from ${events} e
        where e.sport <> 0 and (
            (e.status in (1, 2) and not e.is_uncovered)
            or (e.status = 0 and e.starts_at between ${at(now)} and ${at(now)} + interval '1 day'))
          and not exists (select from platform.sports_lines l
            where l.event = e.id and (e.status = 0 or l.producer in ${inPlay}))
          and not exists (select from ${recoveries} r
            where r.event = e.id and r.at > ${at(askedBefore)} and (e.status = 0 or r.producer in ${inPlay}))
        order by e.starts_at, e.id limit ${atMost}`,
    )
  },

  /** Forgets what no limit counts any more. */
  async sweep(executor: Executor): Promise<void> {
    await executor.execute(sql`delete from ${recoveries} where at < now() - interval '1 day'`)
  },
}
