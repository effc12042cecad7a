import type { Contact } from '../accounts/contactRepository.ts'
import type { LiveSite } from '../shared/siteSource.ts'

type Way = Pick<Contact, 'type' | 'contact' | 'isConfirmed' | 'confirmedAt'>

const hour = 3_600_000
/** Where the site does not say how long a new contact waits, in hours. */
const usualWait = 24

/** Milliseconds that a newly confirmed contact waits before it guards the account, beside one that does already. */
export const contactWait = (live: LiveSite): number => (live.site().auth.contactWaitHours ?? usualWait) * hour

/**
 * Until when a contact waits; undefined where it does not, or is not confirmed. The contact that was confirmed first
 * never waits (docs/decisions/0102-second-contacts-wait-24-hours.md).
 * @param wait milliseconds
 */
export function waitsUntil(way: Way, ways: readonly Way[], wait: number): Date | undefined {
  if (!way.isConfirmed) return undefined
  const first = Math.min(...ways.filter(({ isConfirmed }) => isConfirmed).map(confirmedSince))
  const end = confirmedSince(way) + wait
  return confirmedSince(way) > first && end > Date.now() ? new Date(end) : undefined
}

/** Those that were confirmed before that was noted come before all others. */
const confirmedSince = ({ confirmedAt }: Way) => confirmedAt?.getTime() ?? 0

/**
 * Where codes go that guard the account: only to a contact that was confirmed and waits no more, first of all to the one
 * that the player signs in with, then to an e-mail address.
 * @param login the sign-in name in the form that is compared
 * @param wait milliseconds that a new contact waits
 */
export function codeContact<T extends Way>(
  contacts: readonly T[],
  login: string,
  wait: number,
): T | undefined {
  const settled = contacts.filter((one) => one.isConfirmed && !waitsUntil(one, contacts, wait))
  return (
    settled.find(({ contact }) => contact === login) ??
    settled.find(({ type }) => type === 'email') ??
    settled[0]
  )
}

/**
 * Where the code goes that restores access: where other codes go, once the player has confirmed a contact. Before that to
 * what was typed, if it is a contact of the account, since it is all that the account signs in with; whoever holds an
 * address that was mistyped at registration, or was never the player's, must not get in beside a confirmed one.
 * @param name what was typed, in the form that is compared
 * @param wait milliseconds that a new contact waits
 */
export function restoreContact<T extends Way>(
  contacts: readonly T[],
  name: string,
  wait: number,
): T | undefined {
  return codeContact(contacts, name, wait) ?? contacts.find(({ contact }) => contact === name) ?? contacts[0]
}
