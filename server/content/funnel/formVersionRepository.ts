import { desc, eq } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { inBatches } from '../inBatches.ts'
import { formVersions } from '../schema.ts'

/** What a form is for players since a release, and what it was before. */
export type FormVersion = {
  id: number
  form: string
  /** Hash of its artefact. */
  version: string
  releaseId: number
  at: Date
  beforeVersion: string | null
  beforeReleaseId: number | null
  /** What it was called then; null where it is the same name. */
  beforeForm: string | null
}

/** Of the keys of forms. */
export const formPrefix = 'form/'

/** Which version of each form went live when. */
export const formVersionRepository = {
  /**
   * Writes down which forms are others now than before.
   * @param before what is no longer live; nothing for the first release
   * @param now what is live instead: hash by artefact key
   * @param names what forms were called that have another name now
   */
  async record(
    tx: Executor,
    before: { id: number; artefacts: ReadonlyMap<string, string> } | undefined,
    now: { id: number; artefacts: ReadonlyMap<string, string> },
    names: ReadonlyMap<string, string> = new Map(),
  ): Promise<void> {
    const rows = [...now.artefacts].flatMap(([key, version]) => {
      if (!key.startsWith(formPrefix)) return []
      const form = key.slice(formPrefix.length)
      const beforeForm = names.get(form) ?? null
      const beforeVersion = before?.artefacts.get(formPrefix + (beforeForm ?? form)) ?? null
      if (version === beforeVersion) return []
      const beforeReleaseId = before?.id ?? null
      return [{ form, version, releaseId: now.id, beforeForm, beforeVersion, beforeReleaseId }]
    })
    for await (const some of inBatches(rows)) await tx.insert(formVersions).values(some)
  },

  /** The last change of a form. */
  async latest(executor: Executor, form: string): Promise<FormVersion | undefined> {
    const [row] = await executor
      .select()
      .from(formVersions)
      .where(eq(formVersions.form, form))
      .orderBy(desc(formVersions.id))
      .limit(1)
    return row
  },

  /** The last change of every form. */
  async listLatest(executor: Executor): Promise<FormVersion[]> {
    return executor
      .selectDistinctOn([formVersions.form])
      .from(formVersions)
      .orderBy(formVersions.form, desc(formVersions.id))
  },
}
