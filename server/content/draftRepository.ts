import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../db/Database.ts'
import { inBatches } from './inBatches.ts'
import { drafts, releaseEntries, revisions, staff } from './schema.ts'

/** A revision as a release or the drafts hold it. */
export interface Held {
  kind: string
  id: string
  revisionId: number
  hash: string
}

export interface DraftRow extends Held {
  /** The definition is to be left out of the next release. */
  deleted: boolean
  savedAt: Date
  /** Null when the program itself saved it. */
  savedBy: string | null
}

const columns = {
  kind: drafts.kind,
  id: drafts.definitionId,
  revisionId: drafts.revisionId,
  hash: revisions.hash,
  deleted: revisions.deleted,
  savedAt: revisions.createdAt,
  savedBy: staff.name,
}

const isDraft = (kind: string, id: string) => and(eq(drafts.kind, kind), eq(drafts.definitionId, id))

/** Definitions as editors have them now. */
export const draftRepository = {
  /**
   * Every draft in a stable order.
   * @param holds only those whose key or canonical JSON holds this; in lower case
   */
  async list(executor: Executor, holds?: string): Promise<DraftRow[]> {
    const text = sql`lower(${drafts.kind} || '/' || ${drafts.definitionId} || ' ' || coalesce(${revisions.body}, ''))`
    return executor
      .select(columns)
      .from(drafts)
      .innerJoin(revisions, eq(revisions.id, drafts.revisionId))
      .leftJoin(staff, eq(staff.id, revisions.authorId))
      .where(holds === undefined ? undefined : sql`position(${holds} in ${text}) > 0`)
      .orderBy(asc(drafts.kind), asc(drafts.definitionId))
  },

  /** Canonical JSON of those of a kind. */
  async bodies(executor: Executor, kind: string): Promise<string[]> {
    const rows = await executor
      .select({ body: revisions.body })
      .from(drafts)
      .innerJoin(revisions, eq(revisions.id, drafts.revisionId))
      .where(eq(drafts.kind, kind))
    return rows.flatMap(({ body }) => body ?? [])
  },

  /** Those that are not just what a release holds: without one, all. */
  async listBeside(executor: Executor, releaseId: number | undefined): Promise<DraftRow[]> {
    if (releaseId === undefined) return draftRepository.list(executor)
    const isHeld = and(
      eq(releaseEntries.releaseId, releaseId),
      eq(releaseEntries.kind, drafts.kind),
      eq(releaseEntries.definitionId, drafts.definitionId),
      eq(releaseEntries.revisionId, drafts.revisionId),
    )
    return executor
      .select(columns)
      .from(drafts)
      .leftJoin(releaseEntries, isHeld)
      .innerJoin(revisions, eq(revisions.id, drafts.revisionId))
      .leftJoin(staff, eq(staff.id, revisions.authorId))
      .where(isNull(releaseEntries.releaseId))
      .orderBy(asc(drafts.kind), asc(drafts.definitionId))
  },

  /** With `lock` nobody else changes this draft until the transaction ends. */
  async find(executor: Executor, kind: string, id: string, lock = false): Promise<DraftRow | undefined> {
    // A statement of its own: Postgres cannot lock one side of an outer join whose table has a schema.
    if (lock) await executor.select().from(drafts).where(isDraft(kind, id)).for('update')
    const [row] = await executor
      .select(columns)
      .from(drafts)
      .innerJoin(revisions, eq(revisions.id, drafts.revisionId))
      .leftJoin(staff, eq(staff.id, revisions.authorId))
      .where(isDraft(kind, id))
    return row
  },

  /** Until the transaction ends nobody else reads a draft in order to change it, nor adds one. */
  async lockAll(tx: Executor): Promise<void> {
    await tx.execute(sql`lock table ${drafts} in exclusive mode`)
  },

  /** Points a new draft at a revision; false when the draft is there already. */
  async add(executor: Executor, held: Omit<Held, 'hash'>): Promise<boolean> {
    const { id: definitionId, kind, revisionId } = held
    const rows = await executor
      .insert(drafts)
      .values({ kind, definitionId, revisionId })
      .onConflictDoNothing()
      .returning()
    return rows.length > 0
  },

  async point(executor: Executor, held: Omit<Held, 'hash'>): Promise<void> {
    await executor.update(drafts).set({ revisionId: held.revisionId }).where(isDraft(held.kind, held.id))
  },

  /** Points drafts at revisions, those that are not there yet as well; under `lockDrafts`. */
  async pointAll(executor: Executor, held: readonly Omit<Held, 'hash'>[]): Promise<void> {
    for await (const some of inBatches(held)) {
      await executor
        .insert(drafts)
        .values(some.map(({ id: definitionId, ...rest }) => ({ ...rest, definitionId })))
        .onConflictDoUpdate({
          target: [drafts.kind, drafts.definitionId],
          set: { revisionId: sql`excluded.revision_id` },
        })
    }
  },

  async remove(executor: Executor, kind: string, id: string): Promise<void> {
    await executor.delete(drafts).where(isDraft(kind, id))
  },
}
