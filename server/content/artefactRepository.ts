import { gunzipSync } from 'node:zlib'
import { eq, inArray } from 'drizzle-orm'
import type { Executor } from '../db/Database.ts'
import { compact } from '../http/compact.ts'
import type { Encoded } from '../http/encode.ts'
import { inBatches } from './inBatches.ts'
import { artefacts, releaseArtefacts } from './schema.ts'

/** What was compiled, by its hash. */
export const artefactRepository = {
  async addAll(tx: Executor, made: ReadonlyMap<string, Encoded>): Promise<void> {
    const rows = [...made].map(([hash, { brotli, gzip }]) => ({ hash, brotli, gzip }))
    for await (const some of inBatches(rows)) await tx.insert(artefacts).values(some).onConflictDoNothing()
  },

  /** Those of `hashes` that are stored. */
  async storedHashes(executor: Executor, hashes: readonly string[]): Promise<Set<string>> {
    const stored = new Set<string>()
    for await (const some of inBatches(hashes)) {
      const rows = await executor
        .select({ hash: artefacts.hash })
        .from(artefacts)
        .where(inArray(artefacts.hash, some))
      for (const row of rows) stored.add(row.hash)
    }
    return stored
  },

  async find(executor: Executor, hashes: readonly string[]): Promise<Map<string, Encoded>> {
    const found = new Map<string, Encoded>()
    for await (const some of inBatches(hashes)) {
      const rows = await executor.select().from(artefacts).where(inArray(artefacts.hash, some))
      // Not kept: bytes travel from the embedded database as text, which costs more than to unpack the smaller part.
      for (const row of rows) {
        const [body, brotli, gzip] = compact(gunzipSync(row.gzip), row.brotli, row.gzip)
        found.set(row.hash, { body, brotli, gzip })
      }
    }
    return found
  },

  /** Hash by artefact key, sorted by key. */
  async ofRelease(executor: Executor, releaseId: number): Promise<Map<string, string>> {
    const rows = await executor
      .select()
      .from(releaseArtefacts)
      .where(eq(releaseArtefacts.releaseId, releaseId))
    return new Map(rows.map(({ key, hash }) => [key, hash] as const).sort(([a], [b]) => (a < b ? -1 : 1)))
  },
}
