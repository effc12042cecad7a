import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../db/Database.ts'
import { inBatches } from './inBatches.ts'
import { drafts, live, releaseEntries, revisions, staff } from './schema.ts'

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

/** Every draft in a stable order. */
export async function listDrafts(db: Executor): Promise<DraftRow[]> {
  return db
    .select(columns)
    .from(drafts)
    .innerJoin(revisions, eq(revisions.id, drafts.revisionId))
    .leftJoin(staff, eq(staff.id, revisions.authorId))
    .orderBy(asc(drafts.kind), asc(drafts.definitionId))
}

/** With `lock` nobody else changes this draft until the transaction ends. */
export async function readDraft(
  db: Executor,
  kind: string,
  id: string,
  lock = false,
): Promise<DraftRow | undefined> {
  // A statement of its own: Postgres cannot lock one side of an outer join whose table has a schema.
  if (lock) await db.select().from(drafts).where(isDraft(kind, id)).for('update')
  const [row] = await db
    .select(columns)
    .from(drafts)
    .innerJoin(revisions, eq(revisions.id, drafts.revisionId))
    .leftJoin(staff, eq(staff.id, revisions.authorId))
    .where(isDraft(kind, id))
  return row
}

/** Until the transaction ends nobody else reads a draft in order to change it, nor adds one. */
export async function lockDrafts(tx: Executor): Promise<void> {
  await tx.execute(sql`lock table ${drafts} in exclusive mode`)
}

/** What the live release holds; nothing when none is live. */
export async function listLive(db: Executor): Promise<Held[]> {
  return db
    .select({
      kind: releaseEntries.kind,
      id: releaseEntries.definitionId,
      revisionId: releaseEntries.revisionId,
      hash: revisions.hash,
    })
    .from(live)
    .innerJoin(releaseEntries, eq(releaseEntries.releaseId, live.releaseId))
    .innerJoin(revisions, eq(revisions.id, releaseEntries.revisionId))
}

/** Canonical JSON by revision id. */
export async function readBodies(db: Executor, ids: readonly number[]): Promise<Map<number, string>> {
  const bodies = new Map<number, string>()
  for await (const some of inBatches(ids)) {
    const rows = await db
      .select({ id: revisions.id, body: revisions.body })
      .from(revisions)
      .where(inArray(revisions.id, some))
    for (const row of rows) if (row.body !== null) bodies.set(row.id, row.body)
  }
  return bodies
}

export interface NewRevision {
  kind: string
  id: string
  hash: string
  /** Null for a deletion. */
  body: string | null
  parentId: number | null
  authorId: number | null
}

/** Returns the id of the revision. */
export async function insertRevision(db: Executor, revision: NewRevision): Promise<number> {
  const [held] = await insertRevisions(db, [revision])
  if (held === undefined) throw new Error('The database returned no revision')
  return held.revisionId
}

/** Returns where they stand now. */
export async function insertRevisions(
  db: Executor,
  list: readonly NewRevision[],
): Promise<Omit<Held, 'hash'>[]> {
  const held: Omit<Held, 'hash'>[] = []
  for await (const some of inBatches(list)) {
    const rows = await db
      .insert(revisions)
      .values(some.map(({ id: definitionId, ...rest }) => ({ ...rest, definitionId })))
      .returning({ kind: revisions.kind, id: revisions.definitionId, revisionId: revisions.id })
    held.push(...rows)
  }
  return held
}

/** Points a new draft at a revision; false when the draft is there already. */
export async function insertDraft(db: Executor, held: Omit<Held, 'hash'>): Promise<boolean> {
  const { id: definitionId, kind, revisionId } = held
  const rows = await db
    .insert(drafts)
    .values({ kind, definitionId, revisionId })
    .onConflictDoNothing()
    .returning()
  return rows.length > 0
}

export async function pointDraft(db: Executor, held: Omit<Held, 'hash'>): Promise<void> {
  await db.update(drafts).set({ revisionId: held.revisionId }).where(isDraft(held.kind, held.id))
}

/** Points drafts at revisions, those that are not there yet as well; under `lockDrafts`. */
export async function pointDrafts(db: Executor, held: readonly Omit<Held, 'hash'>[]): Promise<void> {
  for await (const some of inBatches(held)) {
    await db
      .insert(drafts)
      .values(some.map(({ id: definitionId, ...rest }) => ({ ...rest, definitionId })))
      .onConflictDoUpdate({
        target: [drafts.kind, drafts.definitionId],
        set: { revisionId: sql`excluded.revision_id` },
      })
  }
}

export async function removeDraft(db: Executor, kind: string, id: string): Promise<void> {
  await db.delete(drafts).where(isDraft(kind, id))
}

export interface RevisionRow {
  id: number
  body: string | null
  savedAt: Date
  savedBy: string | null
  releases: number[]
}

/** Newest first, the last 200. */
export async function listRevisions(db: Executor, kind: string, id: string): Promise<RevisionRow[]> {
  const rows = await db
    .select({ id: revisions.id, body: revisions.body, savedAt: revisions.createdAt, savedBy: staff.name })
    .from(revisions)
    .leftJoin(staff, eq(staff.id, revisions.authorId))
    .where(and(eq(revisions.kind, kind), eq(revisions.definitionId, id)))
    .orderBy(desc(revisions.id))
    .limit(200)
  const entries = await db
    .select({ releaseId: releaseEntries.releaseId, revisionId: releaseEntries.revisionId })
    .from(releaseEntries)
    .where(and(eq(releaseEntries.kind, kind), eq(releaseEntries.definitionId, id)))
    .orderBy(asc(releaseEntries.releaseId))
  const releasesOf = (revision: number) =>
    entries.filter((entry) => entry.revisionId === revision).map((entry) => entry.releaseId)
  return rows.map((row) => ({ ...row, releases: releasesOf(row.id) }))
}
