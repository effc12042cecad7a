import type { Executor } from '../../db/Database.ts'
import { auditRepository } from '../auditRepository.ts'
import { type MediaFile, mediaFileRepository } from './mediaFileRepository.ts'
import { requireRoom } from './requireRoom.ts'

/**
 * Takes a file into the library, unless the very same is there.
 * @param staffId nobody's, where a CMS brings it
 * @param quota bytes that all files may come to
 * @throws ContentError 413 where it has no room
 */
export async function keepMediaFile(
  tx: Executor,
  staffId: number | null,
  { body, ...file }: MediaFile & { body: Buffer },
  quota: number,
): Promise<void> {
  const isKnown = (await mediaFileRepository.find(tx, [file.hash])).size > 0
  if (!isKnown) await requireRoom(tx, file.size, quota)
  if (await mediaFileRepository.add(tx, { ...file, body }, staffId))
    await auditRepository.add(tx, staffId, 'upload', `media-file/${file.hash}`, { ...file })
}
