import type { Contact } from './contactRepository.ts'

type Way = Pick<Contact, 'type' | 'contact' | 'isConfirmed'>

/**
 * Where codes go that guard the account: only to a contact that was confirmed, first of all to the one that the player
 * signs in with, then to an e-mail address.
 * @param login the sign-in name in the form that is compared
 */
export function codeContact<T extends Way>(contacts: readonly T[], login: string): T | undefined {
  const confirmed = contacts.filter(({ isConfirmed }) => isConfirmed)
  return (
    confirmed.find(({ contact }) => contact === login) ??
    confirmed.find(({ type }) => type === 'email') ??
    confirmed[0]
  )
}

/**
 * Where the code goes that restores access: to what was typed, if it is a contact of the account, confirmed or not,
 * since it is what the account signs in with; for a login of another kind as codes go, else to any contact there is.
 * @param name what was typed, in the form that is compared
 */
export function restoreContact<T extends Way>(contacts: readonly T[], name: string): T | undefined {
  return contacts.find(({ contact }) => contact === name) ?? codeContact(contacts, name) ?? contacts[0]
}
