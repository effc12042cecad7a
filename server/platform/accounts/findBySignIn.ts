import type { Executor } from '../../db/Database.ts'
import { type Account, accountRepository } from './accountRepository.ts'
import { internationalNumbers, type PhoneCountry } from './internationalNumbers.ts'
import type { SignInName } from './signInName.ts'

/**
 * Whom somebody means who typed a name to sign in. A number without its dial code is the one number of a player that
 * it can be in the given countries; where it can be several, the one that was confirmed, or nobody's. What is a name
 * as it stands always comes first, so that nobody's number takes the name of another.
 * @returns the account, and which of its names was meant
 */
export async function findBySignIn(
  executor: Executor,
  { name, kind }: SignInName,
  countries: readonly PhoneCountry[],
): Promise<{ account: Account; name: string } | undefined> {
  if (name === '') return undefined
  const numbers = kind === 'phone' ? internationalNumbers(name, countries) : []
  const rows = await accountRepository.listByNames(executor, [name, ...numbers])
  const exact = rows.find((row) => row.name === name)
  if (exact) return exact
  const confirmed = rows.filter((row) => row.isConfirmed)
  const meant = confirmed.length > 0 ? confirmed : rows
  return meant.length === 1 ? meant[0] : undefined
}
