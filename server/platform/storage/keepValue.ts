import type { Database } from '../../db/Database.ts'
import { accountRepository } from '../accounts/accountRepository.ts'
import { storageRepository } from './storageRepository.ts'

/** How much a player's browser may keep. */
export const quota = { keys: 100, characters: 4000 }

/** Keeps a value; answers false, and keeps nothing, where the player has too many keys already. */
export async function keepValue(
  { drizzle, transaction }: Pick<Database, 'drizzle' | 'transaction'>,
  uid: number,
  key: string,
  value: string,
): Promise<boolean> {
  if (await storageRepository.renew(drizzle, uid, key, value)) return true
  return transaction(async (tx) => {
    // Two new keys of one player come one after the other, so that both see how many there are.
    await accountRepository.lock(tx, uid, 'no key update')
    if ((await storageRepository.countOthers(tx, uid, key)) >= quota.keys) return false
    await storageRepository.put(tx, uid, key, value)
    return true
  })
}
