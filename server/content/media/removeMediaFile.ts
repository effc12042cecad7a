import type { Executor } from '../../db/Database.ts'
import { auditRepository } from '../auditRepository.ts'
import { ContentError } from '../ContentError.ts'
import { releaseRepository } from '../releaseRepository.ts'
import { mediaFileRepository } from './mediaFileRepository.ts'

/**
 * Removes a file that no picture names any more.
 * @param accepted the last of the releases that show it, of which the caller knows that nobody can go back to them then
 * @throws ContentError 404; 409 naming the pictures that name it, or the releases that show it
 */
export async function removeMediaFile(
  tx: Executor,
  staffId: number,
  hash: string,
  accepted: number | undefined,
): Promise<void> {
  // Nothing that shows it becomes live meanwhile.
  await releaseRepository.lockPublishing(tx)
  const file = (await mediaFileRepository.find(tx, [hash])).get(hash)
  if (!file) throw new ContentError(404, 'NotFound', 'There is no such file')
  const changed = (await mediaFileRepository.names(tx)).get(hash)
  if (changed) throw new ContentError(409, 'InUse', `It is the file of ${changed.join(', ')}`, { changed })
  const releases = (await mediaFileRepository.releases(tx)).get(hash)
  if (releases && releases.last !== accepted) {
    const { total, first, last } = releases
    const which = total === 1 ? `Release ${last} shows` : `${total} releases, from ${first} to ${last}, show`
    throw new ContentError(409, 'Released', `${which} it, and nobody could go back there without it`)
  }
  await mediaFileRepository.remove(tx, hash)
  await auditRepository.add(tx, staffId, 'remove_file', `media-file/${hash}`, { ...file, ...releases })
}
