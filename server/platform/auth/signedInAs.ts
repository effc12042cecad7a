import type { Account } from '../accounts/accountRepository.ts'
import type { PlayerReader } from '../players/readPlayer.ts'

/** What a sign-in and a registration answer, once the account has a session. */
export async function signedInAs(players: PlayerReader, { uid }: Pick<Account, 'uid'>) {
  const payload = await players.info(uid)
  if (!payload) throw new Error('The account is gone')
  return { status: 'success' as const, payload }
}
