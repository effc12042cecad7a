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
 * Where the code goes that restores access: where other codes go, once the player has confirmed a contact. Before that to
 * what was typed, if it is a contact of the account, since it is all that the account signs in with; whoever holds an
 * address that was mistyped at registration, or was never the player's, must not get in beside a confirmed one.
 * @param name what was typed, in the form that is compared
 */
export function restoreContact<T extends Way>(contacts: readonly T[], name: string): T | undefined {
  return codeContact(contacts, name) ?? contacts.find(({ contact }) => contact === name) ?? contacts[0]
}
