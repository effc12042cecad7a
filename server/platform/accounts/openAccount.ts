import type { Database, Executor } from '../../db/Database.ts'
import { type Account, accountRepository, type NewAccount } from './accountRepository.ts'

/** What happens with the opening of an account, in its transaction. */
export type AfterOpening = (tx: Executor, account: Account) => Promise<void>

/**
 * Opens an account, whole or not at all.
 * @throws NameTakenError with every name that is taken, also by a registration running at the same time
 */
export function openAccount(
  { transaction }: Pick<Database, 'transaction'>,
  planned: NewAccount,
  after?: AfterOpening,
): Promise<Account> {
  return transaction(async (tx) => {
    const account = await accountRepository.create(tx, planned)
    await after?.(tx, account)
    return account
  })
}
