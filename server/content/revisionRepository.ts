import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../db/Database.ts'
import type { Held } from './draftRepository.ts'
import { inBatches } from './inBatches.ts'
import { live, releaseEntries, revisions, staff } from './schema.ts'

export interface NewRevision {
  kind: string
  id: string
  hash: string
  /** Null for a deletion. */
  body: string | null
  parentId: number | null
  authorId: number | null
}

export interface RevisionRow {
  id: number
  body: string | null
  savedAt: Date
  savedBy: string | null
  releases: number[]
  isLive: boolean
}

/** Every state that a definition was saved in; none ever changes. */
export const revisionRepository = {
  /** Canonical JSON by revision id. */
  async bodies(executor: Executor, ids: readonly number[]): Promise<Map<number, string>> {
    const bodies = new Map<number, string>()
    for await (const some of inBatches(ids)) {
      const rows = await executor
        .select({ id: revisions.id, body: revisions.body })
        .from(revisions)
        .where(inArray(revisions.id, some))
      for (const row of rows) if (row.body !== null) bodies.set(row.id, row.body)
    }
    return bodies
  },

  /** Canonical JSON of every revision of a definition that says something. */
  async bodiesOf(executor: Executor, kind: string, id: string): Promise<string[]> {
    const rows = await executor
      .select({ body: revisions.body })
      .from(revisions)
      .where(and(eq(revisions.kind, kind), eq(revisions.definitionId, id)))
    return rows.flatMap(({ body }) => (body === null ? [] : [body]))
  },

  /** Those of the ids that there are, of whatever definition, as drafts hold them. */
  async held(executor: Executor, ids: readonly number[]): Promise<(Held & { deleted: boolean })[]> {
    const held: (Held & { deleted: boolean })[] = []
    for await (const some of inBatches(ids)) {
      const rows = await executor
        .select({
          kind: revisions.kind,
          id: revisions.definitionId,
          revisionId: revisions.id,
          hash: revisions.hash,
          deleted: revisions.deleted,
        })
        .from(revisions)
        .where(inArray(revisions.id, some))
      held.push(...rows)
    }
    return held
  },

  /** Returns the id of the revision. */
  async add(executor: Executor, revision: NewRevision): Promise<number> {
    const [held] = await revisionRepository.addAll(executor, [revision])
    if (held === undefined) throw new Error('The database returned no revision')
    return held.revisionId
  },

  /** Returns where they stand now. */
  async addAll(executor: Executor, list: readonly NewRevision[]): Promise<Omit<Held, 'hash'>[]> {
    const held: Omit<Held, 'hash'>[] = []
    for await (const some of inBatches(list)) {
      const rows = await executor
        .insert(revisions)
        .values(some.map(({ id: definitionId, ...rest }) => ({ ...rest, definitionId })))
        .returning({ kind: revisions.kind, id: revisions.definitionId, revisionId: revisions.id })
      held.push(...rows)
    }
    return held
  },

  /** Newest first, the last 200. */
  async list(executor: Executor, kind: string, id: string): Promise<RevisionRow[]> {
    const rows = await executor
      .select({ id: revisions.id, body: revisions.body, savedAt: revisions.createdAt, savedBy: staff.name })
      .from(revisions)
      .leftJoin(staff, eq(staff.id, revisions.authorId))
      .where(and(eq(revisions.kind, kind), eq(revisions.definitionId, id)))
      .orderBy(desc(revisions.id))
      .limit(200)
    const entries = await executor
      .select({
        releaseId: releaseEntries.releaseId,
        revisionId: releaseEntries.revisionId,
        live: live.releaseId,
      })
      .from(releaseEntries)
      .leftJoin(live, eq(live.releaseId, releaseEntries.releaseId))
      .where(and(eq(releaseEntries.kind, kind), eq(releaseEntries.definitionId, id)))
      .orderBy(asc(releaseEntries.releaseId))
    return rows.map((row) => {
      const own = entries.filter(({ revisionId }) => revisionId === row.id)
      return {
        ...row,
        releases: own.map(({ releaseId }) => releaseId),
        isLive: own.some((entry) => entry.live !== null),
      }
    })
  },
}
