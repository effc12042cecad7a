import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Problem } from '#schemas/runtime/problem.ts'
import type { Executor } from '../../db/Database.ts'
import { inBatches } from '../inBatches.ts'
import { sourced, sources } from '../schema.ts'

export type SourceState = (typeof sources.$inferSelect)['state']

export interface SourceDetails {
  /** What keeps it from being live. */
  problems: readonly Problem[]
  /** How many texts of a language stand in the fallback language. */
  fallbacks: Readonly<Record<string, number>>
}

export interface SourceRow {
  turn: number
  fingerprint: string
  state: SourceState
  takenAt: Date
  releaseId: number | null
  details: SourceDetails
}

export interface SourcedRow {
  kind: string
  id: string
  source: string
  document: string
  gone: boolean
}

const columns = {
  kind: sourced.kind,
  id: sourced.definitionId,
  source: sourced.source,
  document: sourced.document,
  gone: sourced.gone,
}
const key = sql`${sourced.kind} || '/' || ${sourced.definitionId}`

/** What comes from a CMS outside, and what became of it. */
export const sourceRepository = {
  async find(executor: Executor, name: string): Promise<SourceRow | undefined> {
    const [row] = await executor.select().from(sources).where(eq(sources.name, name))
    return row && { ...row, details: JSON.parse(row.details) as SourceDetails }
  },

  /**
   * Writes what was taken as the turn after `turn`, 0 for the first.
   * @returns false where another process has taken something since
   */
  async take(
    tx: Executor,
    name: string,
    turn: number,
    { details, ...row }: Pick<SourceRow, 'fingerprint' | 'state' | 'details'>,
  ): Promise<boolean> {
    const values = { ...row, details: JSON.stringify(details), turn: turn + 1, takenAt: sql`now()` }
    const rows =
      turn === 0
        ? await tx
            .insert(sources)
            .values({ name, ...values })
            .onConflictDoNothing()
            .returning()
        : await tx
            .update(sources)
            .set(values)
            .where(and(eq(sources.name, name), eq(sources.turn, turn)))
            .returning()
    return rows.length > 0
  },

  /** Writes what became of a turn. @returns false where another one came after it */
  async settle(
    executor: Executor,
    name: string,
    turn: number,
    { details, ...row }: Pick<SourceRow, 'state' | 'details'> & { releaseId?: number },
  ): Promise<boolean> {
    const rows = await executor
      .update(sources)
      .set({ ...row, details: JSON.stringify(details) })
      .where(and(eq(sources.name, name), eq(sources.turn, turn)))
      .returning()
    return rows.length > 0
  },

  async list(executor: Executor): Promise<SourcedRow[]> {
    return executor.select(columns).from(sourced)
  },

  /** Those of the keys that a CMS has, by key. */
  async among(executor: Executor, keys: readonly string[]): Promise<Map<string, SourcedRow>> {
    const found = new Map<string, SourcedRow>()
    for await (const some of inBatches(keys)) {
      const rows = await executor
        .select(columns)
        .from(sourced)
        .where(and(inArray(key, some), eq(sourced.gone, false)))
      for (const row of rows) found.set(`${row.kind}/${row.id}`, row)
    }
    return found
  },

  async setAll(executor: Executor, rows: readonly SourcedRow[]): Promise<void> {
    for await (const some of inBatches(rows))
      await executor
        .insert(sourced)
        .values(some.map(({ id: definitionId, ...row }) => ({ ...row, definitionId })))
        .onConflictDoUpdate({
          target: [sourced.kind, sourced.definitionId],
          set: {
            source: sql`excluded.source`,
            document: sql`excluded.document`,
            gone: sql`excluded.gone`,
          },
        })
  },

  /** Forgets what is there no more, once no release that is live has it. */
  async forgetGone(executor: Executor): Promise<void> {
    await executor.delete(sourced).where(eq(sourced.gone, true))
  },

  /** No CMS has anything any more: the studio has it all. */
  async clear(executor: Executor): Promise<void> {
    await executor.delete(sourced)
    await executor.delete(sources)
  },
}
