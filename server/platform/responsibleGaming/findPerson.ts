import type { Executor } from '../../db/Database.ts'
import { profileRepository } from '../accounts/profileRepository.ts'
import { protectionRepository } from './protectionRepository.ts'

/** What a registration says about who registers. */
export type Person = {
  /** E-mail addresses and digits of phone numbers, in the form that is compared. */
  contacts: readonly string[]
  /** Number of an identity document, as it was typed. */
  document?: string | undefined
}

export type KnownBy = 'email' | 'phone' | 'document'

/**
 * By what a person is known already, so that excluded players cannot open another account. A document is known from any
 * account, and a contact that an excluded player confirmed looks like any taken one: the answer tells a stranger nothing
 * about who is excluded.
 */
export async function findPerson(executor: Executor, person: Person, now: Date): Promise<KnownBy[]> {
  const { contacts, document } = person
  const found: KnownBy[] =
    contacts.length > 0 ? await protectionRepository.excludedContacts(executor, contacts, now) : []
  const digits = document?.replace(/\D/g, '')
  const isKnown = !!digits && (await profileRepository.hasDocument(executor, digits))
  return isKnown ? [...found, 'document'] : found
}
