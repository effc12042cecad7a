import type { Executor } from '../../db/Database.ts'
import { ContentError } from '../ContentError.ts'
import { mediaFileRepository } from './mediaFileRepository.ts'

/**
 * Until the transaction ends nobody else takes what is left.
 * @param quota bytes that all files may come to
 * @throws ContentError 413 where a file of this size has no place
 */
export async function requireRoom(tx: Executor, size: number, quota: number): Promise<void> {
  await mediaFileRepository.lockRoom(tx)
  const used = await mediaFileRepository.used(tx)
  if (used + size <= quota) return
  const message =
    `The library may hold ${megabytes(quota)} MB and holds ${megabytes(used)}: there is no room for ${megabytes(size)} more. ` +
    'Remove files that nothing shows, or ask the operator for more (MEDIA_QUOTA).'
  throw new ContentError(413, 'MediaQuota', message)
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toLocaleString('en', { maximumFractionDigits: 1 })
