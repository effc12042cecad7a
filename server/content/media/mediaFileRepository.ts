import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import { inBatches } from '../inBatches.ts'
import { mediaFiles } from '../schema.ts'
import type { MediaType } from './mediaTypes.ts'

/** What is known of a file without reading it. */
export interface MediaFile {
  hash: string
  type: MediaType
  /** Pixels; 0 of a sound. */
  width: number
  height: number
  /** Bytes. */
  size: number
}

const { hash, type, width, height, size, body } = mediaFiles
const columns = { hash, type, width, height, size }

/** Releases that show a file. */
export interface ReleasesOfFile {
  total: number
  first?: number
  last?: number
}

/** One lock for all that takes room, so that two at once do not both take the last of it. */
const roomLock = 4_206_004

/** Files of the pictures of the library, by what they hold; none ever changes. */
export const mediaFileRepository = {
  /** @returns false when the very same file is there already */
  async add(
    executor: Executor,
    { body, ...file }: MediaFile & { body: Buffer },
    addedBy: number | null,
  ): Promise<boolean> {
    const rows = await executor
      .insert(mediaFiles)
      .values({ ...file, body, addedBy })
      .onConflictDoNothing()
      .returning({ hash })
    return rows.length > 0
  },

  async list(executor: Executor): Promise<MediaFile[]> {
    return executor.select(columns).from(mediaFiles).orderBy(asc(hash))
  },

  /** Until the transaction ends nobody else adds a file. */
  async lockRoom(tx: Executor): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${roomLock})`)
  },

  /** Bytes of all files. */
  async used(executor: Executor): Promise<number> {
    const [row] = await executor.select({ used: sql<string>`coalesce(sum(${size}), 0)` }).from(mediaFiles)
    return Number(row?.used ?? 0)
  },

  /** By hash the pictures that name a file, as editors have them or as they are live. */
  async names(executor: Executor): Promise<Map<string, string[]>> {
    const rows = await rowsOf<{ hash: string; key: string }>(
      executor,
      sql`
        select distinct r.body::json ->> 'file' as hash, 'media/' || r.definition_id as key
        from content.revisions r
        where r.kind = 'media' and r.body is not null and (
          r.id in (select revision_id from content.drafts where kind = 'media')
          or r.id in (
            select e.revision_id from content.release_entries e
            join content.live l on l.release_id = e.release_id where e.kind = 'media'))
        order by key`,
    )
    const names = new Map<string, string[]>()
    for (const { hash, key } of rows) names.set(hash, [...(names.get(hash) ?? []), key])
    return names
  },

  /** By hash the releases that show a file. */
  async releases(executor: Executor): Promise<Map<string, ReleasesOfFile>> {
    const rows = await rowsOf<{ hash: string; total: number; first: number; last: number }>(
      executor,
      sql`
        select r.body::json ->> 'file' as hash, count(distinct e.release_id)::integer as total,
          min(e.release_id) as first, max(e.release_id) as last
        from content.release_entries e join content.revisions r on r.id = e.revision_id
        where e.kind = 'media' and r.body is not null group by 1`,
    )
    return new Map(rows.map(({ hash, ...rest }) => [hash, rest]))
  },

  async remove(tx: Executor, name: string): Promise<void> {
    await tx.delete(mediaFiles).where(eq(hash, name))
  },

  /** Those of the hashes that are there. */
  async find(executor: Executor, hashes: readonly string[]): Promise<Map<string, MediaFile>> {
    const found = new Map<string, MediaFile>()
    for await (const some of inBatches(hashes))
      for (const row of await executor.select(columns).from(mediaFiles).where(inArray(hash, some)))
        found.set(row.hash, row)
    return found
  },

  async read(executor: Executor, name: string): Promise<(MediaFile & { body: Buffer }) | undefined> {
    const [row] = await executor
      .select({ ...columns, body })
      .from(mediaFiles)
      .where(eq(hash, name))
    return row
  },
}
