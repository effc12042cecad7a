import { userBlocked, userDeleted } from '../shared/errors.ts'
import type { Account } from './accountRepository.ts'

/**
 * Said to nobody but who has proven that the account was theirs.
 * @throws PlatformError UserDeletedException, UserBannedException
 */
export function refuseEnded({ isBanned, isDeleted }: Pick<Account, 'isBanned' | 'isDeleted'>): void {
  if (isDeleted) throw userDeleted()
  if (isBanned) throw userBlocked()
}
