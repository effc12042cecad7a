import { count, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../db/Database.ts'
import type { Candidate } from './candidate.ts'
import type { Held } from './draftRepository.ts'
import { inBatches } from './inBatches.ts'
import { live, releaseArtefacts, releaseEntries, releases, revisions, staff } from './schema.ts'

/** Any constant does, as long as no other lock of ours uses it. */
const publishLock = 4_206_002

export interface ReleaseRow {
  id: number
  message: string
  publishedAt: Date
  /** Null when the program itself published it. */
  publishedBy: string | null
  isLive: boolean
  definitions: number
  changed: string[]
}

export interface NewRelease {
  publishedBy: number | null
  message: string
  changed: readonly string[]
  entries: Candidate
  /** Hash by artefact key; the artefacts themselves must be stored already. */
  artefacts: ReadonlyMap<string, string>
}

/** What was published, and which of it is live. */
export const releaseRepository = {
  /** Until the transaction ends nobody else publishes or rolls back. */
  async lockPublishing(tx: Executor): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${publishLock})`)
  },

  async liveId(executor: Executor): Promise<number | undefined> {
    const [row] = await executor.select({ id: live.releaseId }).from(live)
    return row?.id
  },

  async setLive(tx: Executor, releaseId: number): Promise<void> {
    const values = { releaseId, since: new Date() }
    await tx.insert(live).values(values).onConflictDoUpdate({ target: live.only, set: values })
  },

  /** What the live release holds; nothing when none is live. */
  async listLive(executor: Executor): Promise<Held[]> {
    return executor
      .select({
        kind: releaseEntries.kind,
        id: releaseEntries.definitionId,
        revisionId: releaseEntries.revisionId,
        hash: revisions.hash,
      })
      .from(live)
      .innerJoin(releaseEntries, eq(releaseEntries.releaseId, live.releaseId))
      .innerJoin(revisions, eq(revisions.id, releaseEntries.revisionId))
  },

  /** What a release holds; nothing when there is none of that id. */
  async held(executor: Executor, releaseId: number): Promise<Held[]> {
    return executor
      .select({
        kind: releaseEntries.kind,
        id: releaseEntries.definitionId,
        revisionId: releaseEntries.revisionId,
        hash: revisions.hash,
      })
      .from(releaseEntries)
      .innerJoin(revisions, eq(revisions.id, releaseEntries.revisionId))
      .where(eq(releaseEntries.releaseId, releaseId))
  },

  /** Returns the id of the release. */
  async add(tx: Executor, release: NewRelease): Promise<number> {
    const [row] = await tx
      .insert(releases)
      .values({
        publishedBy: release.publishedBy,
        message: release.message,
        definitions: release.entries.size,
        changed: JSON.stringify(release.changed),
      })
      .returning({ id: releases.id })
    if (row === undefined) throw new Error('The database returned no release')
    const entries = [...release.entries.values()].map(({ kind, id, revisionId }) => ({
      releaseId: row.id,
      kind,
      definitionId: id,
      revisionId,
    }))
    for await (const rows of inBatches(entries)) await tx.insert(releaseEntries).values(rows)
    const made = [...release.artefacts].map(([key, hash]) => ({ releaseId: row.id, key, hash }))
    for await (const rows of inBatches(made)) await tx.insert(releaseArtefacts).values(rows)
    return row.id
  },

  async find(executor: Executor, id: number): Promise<ReleaseRow | undefined> {
    const [row] = await selectReleases(executor).where(eq(releases.id, id))
    return row === undefined ? undefined : releaseRow(row)
  },

  /** Newest first. */
  async list(
    executor: Executor,
    page: { offset: number; limit: number },
  ): Promise<{ items: ReleaseRow[]; total: number }> {
    const rows = await selectReleases(executor)
      .orderBy(desc(releases.id))
      .offset(page.offset)
      .limit(page.limit)
    const [all] = await executor.select({ total: count() }).from(releases)
    return { items: rows.map(releaseRow), total: all?.total ?? 0 }
  },

  /** Revision id by definition key. */
  async entries(executor: Executor, releaseId: number): Promise<Map<string, number>> {
    const rows = await executor.select().from(releaseEntries).where(eq(releaseEntries.releaseId, releaseId))
    return new Map(rows.map((row) => [`${row.kind}/${row.definitionId}`, row.revisionId]))
  },
}

function selectReleases(executor: Executor) {
  return executor
    .select({
      id: releases.id,
      message: releases.message,
      publishedAt: releases.publishedAt,
      publishedBy: staff.name,
      liveId: live.releaseId,
      definitions: releases.definitions,
      changed: releases.changed,
    })
    .from(releases)
    .leftJoin(staff, eq(staff.id, releases.publishedBy))
    .leftJoin(live, eq(live.releaseId, releases.id))
}

function releaseRow(row: Awaited<ReturnType<typeof selectReleases>>[number]): ReleaseRow {
  const { liveId, changed, ...rest } = row
  return { ...rest, isLive: liveId !== null, changed: JSON.parse(changed) as string[] }
}
