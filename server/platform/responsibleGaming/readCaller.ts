import type { Executor } from '../../db/Database.ts'
import { type Account, accountRepository } from '../accounts/accountRepository.ts'
import { notSignedIn } from '../shared/errors.ts'
import type { CallContext } from '../shared/operations.ts'
import { signedIn } from '../shared/signedIn.ts'

/** The account of whoever calls. @throws PlatformError AuthorizationException where nobody is signed in */
export async function readCaller(executor: Executor, context: CallContext): Promise<Account> {
  const found = await accountRepository.find(executor, signedIn(context).uid)
  if (!found) throw notSignedIn()
  return found.account
}
