import type { Database } from '../../db/Database.ts'
import { personRepository } from './personRepository.ts'
import { protectionRepository } from './protectionRepository.ts'

/**
 * Staff have found that the person of an account is another than was thought: an exclusion that came from another account
 * ends, one of the player's own stays, and the two are never taken for one again.
 * @returns false where nothing was thought of the account
 */
export function clearPerson(
  { transaction }: Pick<Database, 'transaction'>,
  uid: number,
  by: string,
  now: Date,
): Promise<boolean> {
  return transaction(async (tx) => {
    const before = await protectionRepository.lock(tx, uid)
    if ((await personRepository.clear(tx, uid, by, now)) === 0) return false
    if (await protectionRepository.hasExcludedSelf(tx, uid)) return true
    await protectionRepository.set(tx, uid, { ...before, exclusion: null })
    await protectionRepository.addHistory(tx, [
      { uid, at: now, actor: 'system', ip: null, event: 'person_cleared', details: { by } },
    ])
    return true
  })
}
