import { gunzipSync } from 'node:zlib'
import { count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../db/Database.ts'
import type { Candidate } from './candidate.ts'
import type { Encoded } from './encode.ts'
import { inBatches } from './inBatches.ts'
import { artefacts, live, releaseArtefacts, releaseEntries, releases, staff } from './schema.ts'

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

/** Until the transaction ends nobody else publishes or rolls back. */
export async function lockPublishing(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${publishLock})`)
}

export async function liveReleaseId(db: Executor): Promise<number | undefined> {
  const [row] = await db.select({ id: live.releaseId }).from(live)
  return row?.id
}

export async function setLive(tx: Executor, releaseId: number): Promise<void> {
  const values = { releaseId, since: new Date() }
  await tx.insert(live).values(values).onConflictDoUpdate({ target: live.only, set: values })
}

export interface NewRelease {
  publishedBy: number | null
  message: string
  changed: readonly string[]
  entries: Candidate
  /** Hash by artefact key; the artefacts themselves must be stored already. */
  artefacts: ReadonlyMap<string, string>
}

/** Returns the id of the release. */
export async function insertRelease(tx: Executor, release: NewRelease): Promise<number> {
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
}

export async function insertArtefacts(tx: Executor, made: ReadonlyMap<string, Encoded>): Promise<void> {
  const rows = [...made].map(([hash, encoded]) => ({ hash, ...encoded }))
  for await (const some of inBatches(rows)) await tx.insert(artefacts).values(some).onConflictDoNothing()
}

/** Those of `hashes` that are stored. */
export async function storedHashes(db: Executor, hashes: readonly string[]): Promise<Set<string>> {
  const stored = new Set<string>()
  for await (const some of inBatches(hashes)) {
    const rows = await db
      .select({ hash: artefacts.hash })
      .from(artefacts)
      .where(inArray(artefacts.hash, some))
    for (const row of rows) stored.add(row.hash)
  }
  return stored
}

export async function readArtefacts(db: Executor, hashes: readonly string[]): Promise<Map<string, Encoded>> {
  const found = new Map<string, Encoded>()
  for await (const some of inBatches(hashes)) {
    const { hash, brotli, gzip } = artefacts
    // Bytes travel from the embedded database as text, which costs more than to make the body of what is the smaller part.
    const rows = await db.select({ hash, brotli, gzip }).from(artefacts).where(inArray(hash, some))
    for (const row of rows) found.set(row.hash, { ...row, body: gunzipSync(row.gzip) })
  }
  return found
}

/** Hash by artefact key, sorted by key. */
export async function readReleaseArtefacts(db: Executor, releaseId: number): Promise<Map<string, string>> {
  const rows = await db.select().from(releaseArtefacts).where(eq(releaseArtefacts.releaseId, releaseId))
  return new Map(rows.map(({ key, hash }) => [key, hash] as const).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Revision id by definition key. */
export async function readReleaseEntries(db: Executor, releaseId: number): Promise<Map<string, number>> {
  const rows = await db.select().from(releaseEntries).where(eq(releaseEntries.releaseId, releaseId))
  return new Map(rows.map((row) => [`${row.kind}/${row.definitionId}`, row.revisionId]))
}

export async function readRelease(db: Executor, id: number): Promise<ReleaseRow | undefined> {
  const [row] = await selectReleases(db).where(eq(releases.id, id))
  return row === undefined ? undefined : releaseRow(row)
}

/** Newest first. */
export async function listReleases(
  db: Executor,
  page: { offset: number; limit: number },
): Promise<{ items: ReleaseRow[]; total: number }> {
  const rows = await selectReleases(db).orderBy(desc(releases.id)).offset(page.offset).limit(page.limit)
  const [all] = await db.select({ total: count() }).from(releases)
  return { items: rows.map(releaseRow), total: all?.total ?? 0 }
}

function selectReleases(db: Executor) {
  return db
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
