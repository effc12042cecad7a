import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import type { EventStatus } from '../feed/FeedDocuments.ts'
import type { Producer } from '../feed/FeedMessage.ts'
import type { Unheard } from '../feed/ProducerWatch.ts'
import type { Register } from '../feed/register.ts'
import { sportsEvents as events, sportsProducers as producers } from '../schema.ts'

/** Days after which nobody asks what the lines of an event were priced at. */
const PRICES_KEPT = 7

/** What the one who listens writes besides registers. */
export const consumerRepository = {
  /**
   * Keeps statuses of events that are held, where they are newer. An event that is delayed, interrupted, postponed or
   * abandoned stands still from then on until it is played.
   */
  async keepStatuses(tx: Executor, statuses: ReadonlyMap<string, Register<EventStatus>>): Promise<void> {
    if (statuses.size === 0) return
    const rows = [...statuses].map(([id, { at, value }]) => ({
      ...{ id, at, status: value.status, match_status: value.matchStatus, score: value.score },
    }))
    await tx.execute(sql`
      update ${events} as e
      set status = new.status, match_status = coalesce(new.match_status, e.match_status),
        score = new.score, status_at = new.at,
        halted_at = case
          when new.status between 6 and 9 then coalesce(e.halted_at, to_timestamp(new.at / 1000.0))
          when new.status = 0 then e.halted_at
        end
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as new(id text, at bigint, status int, match_status int, score jsonb)
      where e.id = new.id and e.status_at < new.at`)
  },

  /** Fixtures that are to be read anew, of events that are held. */
  async forgetFixtures(
    tx: Executor,
    { changed, uncovered }: { changed: readonly string[]; uncovered: readonly string[] },
  ): Promise<void> {
    if (changed.length === 0) return
    const ids = (of: readonly string[]) => sql`(select json_array_elements_text(${JSON.stringify(of)}::json))`
    await tx.execute(sql`
      update ${events} set fixture_at = null, is_uncovered = is_uncovered or id in ${ids(uncovered)}
      where id in ${ids(changed)}`)
  },

  /** How producers were heard up to now, by whoever listened before. */
  async workedThrough(executor: Executor): Promise<Map<Producer, number>> {
    const rows = await executor.select().from(producers)
    return new Map(
      rows.flatMap(({ id, workedThrough }) => (workedThrough === null ? [] : [[id, workedThrough] as const])),
    )
  },

  async keepProducer(
    tx: Executor,
    id: Producer,
    { unheard, workedThrough }: { unheard: Unheard | undefined; workedThrough: number | undefined },
  ): Promise<void> {
    const row = { unheard: unheard ?? null, workedThrough: workedThrough ?? null }
    await tx
      .insert(producers)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: producers.id, set: row })
  },

  /** Events that stand still since before an instant. */
  async halted(executor: Executor, before: Date): Promise<{ id: string; haltedAt: Date }[]> {
    const rows = await executor
      .select({ id: events.id, haltedAt: events.haltedAt })
      .from(events)
      .where(and(isNotNull(events.haltedAt), lte(events.haltedAt, before)))
    return rows.flatMap(({ id, haltedAt }) => (haltedAt ? [{ id, haltedAt }] : []))
  },

  /** What stood still is over and done with. */
  async endHalt(tx: Executor, id: string): Promise<void> {
    await tx.update(events).set({ haltedAt: null }).where(eq(events.id, id))
  },

  /** Forgets what events of long ago were priced at; how they ended stays. */
  async sweep(executor: Executor): Promise<void> {
    const over = sql`(select id from ${events}
      where starts_at < now() - make_interval(days => ${PRICES_KEPT}) and status in (3, 4, 5, 9)
        and halted_at is null)`
    await executor.execute(sql`delete from platform.sports_lines where event in ${over}`)
    await executor.execute(sql`delete from platform.sports_stops where event in ${over}`)
  },
}
