import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Problem } from '#schemas/runtime/problem.ts'
import type { Executor } from '../../db/Database.ts'
import { scheduled, staff } from '../schema.ts'

/** The release that came of it, or why it was refused. */
export type Outcome =
  | { release: number }
  | { type: string; message: string; problems?: Problem[]; changed?: string[] }

export type ScheduledState = 'waiting' | 'done' | 'refused' | 'cancelled'

export interface ScheduledRow {
  id: number
  action: 'publish' | 'unpublish'
  state: ScheduledState
  at: Date
  message: string
  staffId: number
  by: string
  /** By key the version that was reviewed; null for what is taken back. */
  expected: Record<string, string | null> | null
  releaseId: number | null
  /** Keys of the release that alone are taken back; null for all. */
  only: string[] | null
  afterId: number | null
  createdAt: Date
  endedAt: Date | null
  outcome: Outcome | null
}

export type NewScheduled = Pick<ScheduledRow, 'action' | 'at' | 'message' | 'staffId'> &
  Partial<Pick<ScheduledRow, 'expected' | 'releaseId' | 'only' | 'afterId'>>

const isDue = (id: number) =>
  and(eq(scheduled.id, id), eq(scheduled.state, 'waiting'), sql`${scheduled.at} <= now()`)

/** What is to be published, or taken back, at a moment. */
export const scheduledRepository = {
  async add(tx: Executor, one: NewScheduled): Promise<number> {
    const printed = (value: unknown) => (value ? JSON.stringify(value) : null)
    const values = { ...one, expected: printed(one.expected), only: printed(one.only) }
    const [row] = await tx.insert(scheduled).values(values).returning({ id: scheduled.id })
    if (row === undefined) throw new Error('The database returned no entry')
    return row.id
  },

  async find(executor: Executor, id: number): Promise<ScheduledRow | undefined> {
    const [row] = await select(executor).where(eq(scheduled.id, id))
    return row && read(row)
  },

  /** What waits by its moment, then what ended, the last first. */
  async list(
    executor: Executor,
    page: { offset: number; limit: number },
  ): Promise<{ items: ScheduledRow[]; total: number }> {
    const rows = await select(executor)
      .orderBy(
        asc(sql`${scheduled.state} <> 'waiting'`),
        asc(sql`case when ${scheduled.state} = 'waiting' then ${scheduled.at} end`),
        desc(scheduled.endedAt),
        desc(scheduled.id),
      )
      .offset(page.offset)
      .limit(page.limit)
    const [all] = await executor.select({ total: count() }).from(scheduled)
    return { items: rows.map(read), total: all?.total ?? 0 }
  },

  async listWaiting(executor: Executor): Promise<ScheduledRow[]> {
    return (await select(executor).where(eq(scheduled.state, 'waiting')).orderBy(asc(scheduled.at))).map(read)
  },

  /** Numbers of those that should have ended ten seconds ago. */
  async listOverdue(executor: Executor): Promise<number[]> {
    const overdue = and(eq(scheduled.state, 'waiting'), sql`${scheduled.at} < now() - interval '10 seconds'`)
    return (await executor.select({ id: scheduled.id }).from(scheduled).where(overdue)).map(({ id }) => id)
  },

  /** Those that take back what another one publishes. */
  async listAfter(executor: Executor, id: number): Promise<ScheduledRow[]> {
    return (await select(executor).where(eq(scheduled.afterId, id))).map(read)
  },

  /** By the clock of the database, which is that of all processes. */
  async isDue(executor: Executor, id: number): Promise<boolean> {
    return (await executor.select({ id: scheduled.id }).from(scheduled).where(isDue(id))).length > 0
  },

  /** False when it is no longer as it was: it ended otherwise. */
  async end(
    tx: Executor,
    id: number,
    from: ScheduledState,
    state: ScheduledState,
    outcome?: Outcome,
  ): Promise<boolean> {
    const rows = await tx
      .update(scheduled)
      .set({ state, endedAt: sql`now()`, ...(outcome && { outcome: JSON.stringify(outcome) }) })
      .where(and(eq(scheduled.id, id), eq(scheduled.state, from)))
      .returning({ id: scheduled.id })
    return rows.length > 0
  },

  /** As `end`, of what is due; what was moved or cancelled meanwhile is not done. */
  async finish(tx: Executor, id: number, release: number): Promise<boolean> {
    const rows = await tx
      .update(scheduled)
      .set({ state: 'done', endedAt: sql`now()`, outcome: JSON.stringify({ release } satisfies Outcome) })
      .where(isDue(id))
      .returning({ id: scheduled.id })
    return rows.length > 0
  },

  /** Until the transaction ends it neither ends nor moves. */
  async lock(tx: Executor, id: number): Promise<void> {
    await tx.select({ id: scheduled.id }).from(scheduled).where(eq(scheduled.id, id)).for('update')
  },

  async hold(executor: Executor, id: number, expected: NonNullable<ScheduledRow['expected']>): Promise<void> {
    await executor
      .update(scheduled)
      .set({ expected: JSON.stringify(expected) })
      .where(eq(scheduled.id, id))
  },

  async move(tx: Executor, id: number, at: Date): Promise<void> {
    await tx.update(scheduled).set({ at }).where(eq(scheduled.id, id))
  },
}

function select(executor: Executor) {
  return executor
    .select({
      id: scheduled.id,
      action: scheduled.action,
      state: scheduled.state,
      at: scheduled.at,
      message: scheduled.message,
      staffId: scheduled.staffId,
      by: staff.name,
      expected: scheduled.expected,
      releaseId: scheduled.releaseId,
      only: scheduled.only,
      afterId: scheduled.afterId,
      createdAt: scheduled.createdAt,
      endedAt: scheduled.endedAt,
      outcome: scheduled.outcome,
    })
    .from(scheduled)
    .innerJoin(staff, eq(staff.id, scheduled.staffId))
}

function read(row: Awaited<ReturnType<typeof select>>[number]): ScheduledRow {
  return {
    ...row,
    expected: row.expected === null ? null : JSON.parse(row.expected),
    only: row.only === null ? null : JSON.parse(row.only),
    outcome: row.outcome === null ? null : JSON.parse(row.outcome),
  }
}
