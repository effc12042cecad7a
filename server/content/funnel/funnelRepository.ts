import { and, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { inBatches } from '../inBatches.ts'
import { funnelCounts } from '../schema.ts'
import type { FunnelDevice, FunnelEvent } from './funnelEvents.ts'

/** One sum; `field` is empty for the form as a whole, `code` for all but errors. */
export type FunnelCount = {
  form: string
  version: string
  /** ISO date, in UTC. */
  day: string
  device: FunnelDevice
  field: string
  event: FunnelEvent
  code: string
  count: number
}

export type Period = { from?: string; to?: string; device?: FunnelDevice }

const total = sql<string>`sum(${funnelCounts.count})`

/** What happened in forms, in sums. */
export const funnelRepository = {
  /** @param counts of which no two are of the same, in one order in all processes: rows are locked in it */
  async add(tx: Executor, counts: readonly FunnelCount[]): Promise<void> {
    const { form, version, day, device, field, event, code } = funnelCounts
    for await (const some of inBatches(counts))
      await tx
        .insert(funnelCounts)
        .values(some)
        .onConflictDoUpdate({
          target: [form, version, day, device, field, event, code],
          set: { count: sql`${funnelCounts.count} + excluded.count` },
        })
  },

  /** Sums of a version of a form over a period, by field, event and code. */
  async sums(
    executor: Executor,
    form: string,
    version: string,
    { from, to, device }: Period = {},
  ): Promise<Pick<FunnelCount, 'field' | 'event' | 'code' | 'count'>[]> {
    const rows = await executor
      .select({
        field: funnelCounts.field,
        event: funnelCounts.event,
        code: funnelCounts.code,
        count: total,
      })
      .from(funnelCounts)
      .where(
        and(
          eq(funnelCounts.form, form),
          eq(funnelCounts.version, version),
          from === undefined ? undefined : gte(funnelCounts.day, from),
          to === undefined ? undefined : lte(funnelCounts.day, to),
          device === undefined ? undefined : eq(funnelCounts.device, device),
        ),
      )
      .groupBy(funnelCounts.field, funnelCounts.event, funnelCounts.code)
    return rows.map((row) => ({ ...row, count: Number(row.count) }))
  },

  /** Visits to every form, and how many of them were completed, by version. */
  async visits(
    executor: Executor,
  ): Promise<{ form: string; version: string; visits: number; completed: number }[]> {
    const of = (event: FunnelEvent) =>
      sql<string>`coalesce(sum(${funnelCounts.count}) filter (where ${funnelCounts.event} = ${event}), 0)`
    const rows = await executor
      .select({
        form: funnelCounts.form,
        version: funnelCounts.version,
        visits: of('shown'),
        completed: of('completed'),
      })
      .from(funnelCounts)
      .where(eq(funnelCounts.field, ''))
      .groupBy(funnelCounts.form, funnelCounts.version)
    return rows.map((row) => ({ ...row, visits: Number(row.visits), completed: Number(row.completed) }))
  },

  /** @param day ISO date: what was counted before it goes */
  async forgetBefore(executor: Executor, day: string): Promise<void> {
    await executor.delete(funnelCounts).where(lt(funnelCounts.day, day))
  },
}
