import type { Executor } from '../../db/Database.ts'
import type { Proposed } from '../candidate.ts'
import { revisionRepository } from '../revisionRepository.ts'

/** Canonical JSON of what a release or the drafts hold; undefined for what is not there. */
export async function bodyOf(db: Executor, held: Proposed | undefined): Promise<string | undefined> {
  if (held === undefined) return undefined
  return held.made?.body ?? (await revisionRepository.bodies(db, [held.revisionId])).get(held.revisionId)
}
