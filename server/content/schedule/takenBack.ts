import type { Executor } from '../../db/Database.ts'
import { ContentError } from '../ContentError.ts'
import type { Candidate } from '../candidate.ts'
import { definitionKey } from '../Definition.ts'
import type { Held } from '../draftRepository.ts'
import { releaseRepository } from '../releaseRepository.ts'

/**
 * What is live, with what a release changed as it was before that release; everything else stays as it is now.
 * @throws ContentError 404 when there is no such release; 409 when something of it was changed since, naming what
 */
export async function takenBack(db: Executor, live: readonly Held[], releaseId: number): Promise<Candidate> {
  const release = await releaseRepository.find(db, releaseId)
  if (release === undefined) throw new ContentError(404, 'NotFound', `There is no release ${releaseId}`)
  if (release.replacedId === null) {
    const message = `Nobody wrote down what was live before release ${releaseId}: roll back to another one`
    throw new ContentError(409, 'NothingBefore', message)
  }
  const now = byKey(live)
  const then = byKey(await releaseRepository.held(db, releaseId))
  const changed = release.changed.filter((key) => now.get(key)?.hash !== then.get(key)?.hash)
  if (changed.length > 0) {
    const message = `Changed since release ${releaseId}: ${changed.slice(0, 20).join(', ')}`
    throw new ContentError(409, 'EditConflict', message, { changed })
  }
  const before = byKey(await releaseRepository.held(db, release.replacedId))
  for (const key of release.changed) {
    const held = before.get(key)
    if (held === undefined) now.delete(key)
    else now.set(key, held)
  }
  return new Map([...now].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function byKey(held: readonly Held[]): Map<string, Held> {
  return new Map(held.map((one) => [definitionKey(one), one]))
}
