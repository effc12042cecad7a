import type { Executor } from '../../db/Database.ts'
import { accountRepository } from '../accounts/accountRepository.ts'
import { consentRepository } from '../consents/consentRepository.ts'
import { noticeRepository } from '../events/noticeRepository.ts'
import { deviceSessionRepository } from '../hits/deviceSessionRepository.ts'
import { chatRepository } from '../support/chatRepository.ts'
import { feedbackRepository } from '../support/feedbackRepository.ts'

/**
 * Forgets of the player of a closed account what no law has us keep: what was said in chats and written to support, fingerprints of
 * devices, notices; proofs of consent stay, and say no more whose they were. Who the player is, and the books, stay;
 * devices that are told of news went with their sign-ins.
 * @returns false where the account is not closed
 */
export async function forgetPlayer(tx: Executor, uid: number): Promise<boolean> {
  const { account } = (await accountRepository.find(tx, uid)) ?? {}
  if (!account?.isDeleted) return false
  await chatRepository.removeOf(tx, uid)
  await feedbackRepository.removeOf(tx, uid)
  await deviceSessionRepository.removeOf(tx, uid)
  await noticeRepository.removeOf(tx, uid)
  await consentRepository.partFrom(tx, uid)
  return true
}
