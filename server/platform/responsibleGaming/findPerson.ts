import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import { contacts, profiles } from '../accounts/schema.ts'
import { playerProtection } from './schema.ts'

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
export async function findPerson({ drizzle }: Database, person: Person, now: Date): Promise<KnownBy[]> {
  const found = new Set<KnownBy>()
  if (person.contacts.length > 0) {
    const rows = await drizzle
      .selectDistinct({ type: contacts.type })
      .from(contacts)
      .innerJoin(playerProtection, eq(playerProtection.uid, contacts.uid))
      .where(
        and(
          inArray(contacts.contact, [...person.contacts]),
          eq(contacts.isConfirmed, true),
          or(playerProtection.excludedForEver, gt(playerProtection.excludedUntil, now)),
        ),
      )
    for (const { type } of rows) found.add(type)
  }
  const digits = person.document?.replace(/\D/g, '')
  if (digits) {
    const rows = await drizzle
      .select({ uid: profiles.uid })
      .from(profiles)
      .where(sql`regexp_replace(${profiles.documentNumber}, '\\D', '', 'g') = ${digits}`)
      .limit(1)
    if (rows.length > 0) found.add('document')
  }
  return [...found]
}
