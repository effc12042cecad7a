import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../db/Database.ts'
import type { Candidate } from './candidate.ts'
import { definitionKey } from './Definition.ts'
import type { Held } from './draftRepository.ts'
import { inBatches } from './inBatches.ts'
import { live, releaseArtefacts, releaseEntries, releases, revisions, staff } from './schema.ts'

/** Any constant does, as long as no other lock of ours uses it. */
const publishLock = 4_206_002

/** A release that is there, which never changes. */
export interface KnownRelease {
  id: number
  entries: readonly Held[]
  /** Hash by key. */
  artefacts: ReadonlyMap<string, string>
}

export interface ReleaseRow {
  id: number
  message: string
  publishedAt: Date
  /** Null when the program itself published it. */
  publishedBy: string | null
  isLive: boolean
  definitions: number
  changed: string[]
  /** The release that was live before, where that is known. */
  replacedId: number | null
}

export interface NewRelease {
  publishedBy: number | null
  message: string
  changed: readonly string[]
  /** The release that was live before. */
  replaced: number | undefined
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

  /**
   * Returns the id of the release.
   * @param before a release of which all is taken over that is the same
   */
  async add(tx: Executor, release: NewRelease, before?: KnownRelease): Promise<number> {
    const [row] = await tx
      .insert(releases)
      .values({
        publishedBy: release.publishedBy,
        message: release.message,
        definitions: release.entries.size,
        changed: JSON.stringify(release.changed),
        replacedId: release.replaced ?? null,
      })
      .returning({ id: releases.id })
    if (row === undefined) throw new Error('The database returned no release')
    await addEntries(tx, row.id, release.entries, before)
    await addArtefacts(tx, row.id, release.artefacts, before)
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

  /** Ids of the revisions of some kinds, sorted by definition. */
  async revisionsOf(executor: Executor, releaseId: number, kinds: readonly string[]): Promise<number[]> {
    const rows = await executor
      .select({ id: releaseEntries.revisionId })
      .from(releaseEntries)
      .where(and(eq(releaseEntries.releaseId, releaseId), inArray(releaseEntries.kind, [...kinds])))
      .orderBy(asc(releaseEntries.kind), asc(releaseEntries.definitionId))
    return rows.map(({ id }) => id)
  },

  /** Revision id by definition key. */
  async entries(executor: Executor, releaseId: number): Promise<Map<string, number>> {
    const rows = await executor.select().from(releaseEntries).where(eq(releaseEntries.releaseId, releaseId))
    return new Map(rows.map((row) => [`${row.kind}/${row.definitionId}`, row.revisionId]))
  },
}

async function addEntries(
  tx: Executor,
  releaseId: number,
  entries: Candidate,
  before: KnownRelease | undefined,
): Promise<void> {
  const others = new Map(before?.entries.map((held) => [definitionKey(held), held.revisionId]))
  const { added, left } = differences(
    others,
    new Map([...entries].map(([key, one]) => [key, one.revisionId])),
  )
  if (before)
    await tx.execute(sql`
      insert into content.release_entries (release_id, kind, definition_id, revision_id)
      select ${releaseId}, kind, definition_id, revision_id from content.release_entries
      where release_id = ${before.id}
        and kind || '/' || definition_id not in (select json_array_elements_text(${JSON.stringify(left)}::json))`)
  const rows = added.flatMap((key) => {
    const one = entries.get(key)
    return one ? [{ releaseId, kind: one.kind, definitionId: one.id, revisionId: one.revisionId }] : []
  })
  for await (const some of inBatches(rows)) await tx.insert(releaseEntries).values(some)
}

async function addArtefacts(
  tx: Executor,
  releaseId: number,
  artefacts: ReadonlyMap<string, string>,
  before: KnownRelease | undefined,
): Promise<void> {
  const { added, left } = differences(before?.artefacts ?? new Map(), artefacts)
  if (before)
    await tx.execute(sql`
      insert into content.release_artefacts (release_id, key, hash)
      select ${releaseId}, key, hash from content.release_artefacts
      where release_id = ${before.id}
        and key not in (select json_array_elements_text(${JSON.stringify(left)}::json))`)
  const rows = added.flatMap((key) => {
    const hash = artefacts.get(key)
    return hash === undefined ? [] : [{ releaseId, key, hash }]
  })
  for await (const some of inBatches(rows)) await tx.insert(releaseArtefacts).values(some)
}

/** Keys of what is new or another, and of what is gone or another. */
function differences<V>(before: ReadonlyMap<string, V>, now: ReadonlyMap<string, V>) {
  return {
    added: [...now.keys()].filter((key) => before.get(key) !== now.get(key)),
    left: [...before.keys()].filter((key) => before.get(key) !== now.get(key)),
  }
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
      replacedId: releases.replacedId,
    })
    .from(releases)
    .leftJoin(staff, eq(staff.id, releases.publishedBy))
    .leftJoin(live, eq(live.releaseId, releases.id))
}

function releaseRow(row: Awaited<ReturnType<typeof selectReleases>>[number]): ReleaseRow {
  const { liveId, changed, ...rest } = row
  return { ...rest, isLive: liveId !== null, changed: JSON.parse(changed) as string[] }
}
