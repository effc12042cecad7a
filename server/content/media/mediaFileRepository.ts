import { asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { inBatches } from '../inBatches.ts'
import { mediaFiles } from '../schema.ts'
import type { MediaType } from './mediaTypes.ts'

/** What is known of a file without reading it. */
export interface MediaFile {
  hash: string
  type: MediaType
  /** Pixels. */
  width: number
  height: number
  /** Bytes. */
  size: number
}

const { hash, type, width, height, size, body } = mediaFiles
const columns = { hash, type, width, height, size }

/** Files of the pictures of the library, by what they hold; none ever changes or goes, for releases name them. */
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
