import type { Database } from '../../db/Database.ts'
import { accountRepository } from '../accounts/accountRepository.ts'
import { fileRepository, type KeptFile, type NewFile } from './fileRepository.ts'

/** Most files of one player, and bytes of them together. */
export const quota = { files: 20, bytes: 60_000_000 }

/** Keeps a file, the same one only once. None where there is no room for it. */
export function keepFile(
  { transaction }: Pick<Database, 'transaction'>,
  uid: number,
  file: NewFile,
): Promise<KeptFile | undefined> {
  return transaction(async (tx) => {
    // One after another, so that many at once do not pass the quota together.
    await accountRepository.lock(tx, uid)
    const same = await fileRepository.findSame(tx, uid, file)
    if (same) return same
    const held = await fileRepository.held(tx, uid)
    if (held.files >= quota.files || held.bytes + file.content.length > quota.bytes) return undefined
    return fileRepository.add(tx, uid, file)
  })
}
