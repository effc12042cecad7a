import type { Account, Profile } from './accountRepository.ts'

type Known = { account: Account; profile: Profile | null; contacts: readonly { contact: string }[] }

/** All that a player is called and reached by, which no password of theirs may be. */
export function ownNames({ account, profile, contacts }: Known): string[] {
  const { login, fakename } = account
  const { firstName, middleName, lastName } = profile ?? {}
  const names = [login, fakename, firstName, middleName, lastName, ...contacts.map(({ contact }) => contact)]
  return names.filter((name) => typeof name === 'string')
}
