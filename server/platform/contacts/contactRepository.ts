import { and, eq } from 'drizzle-orm'
import type { Database, Executor } from '../../db/Database.ts'
import { sqlState } from '../../db/sqlErrors.ts'
import { accountNames, contacts } from '../accounts/schema.ts'

export type Contact = typeof contacts.$inferSelect
export type ContactKey = Pick<Contact, 'uid' | 'type' | 'contact'>

const uniqueViolation = '23505'

/** Another account has confirmed this contact. */
export class ContactTakenError extends Error {
  constructor() {
    super('The contact is another account’s')
    this.name = 'ContactTakenError'
  }
}

/** Ways to reach players. */
export function createContactRepository(database: Database) {
  return {
    list: async (uid: number): Promise<Contact[]> =>
      database.drizzle
        .select()
        .from(contacts)
        .where(eq(contacts.uid, uid))
        .orderBy(contacts.type, contacts.contact),

    /** An unconfirmed contact; one that the account has stays as it is. */
    async add(contact: ContactKey & { phoneCountryCode: string | null }): Promise<void> {
      await database.drizzle.insert(contacts).values(contact).onConflictDoNothing()
    },

    /**
     * The contact is theirs from now on, and they can sign in with it, unless somebody else does.
     * @returns false where the account has no such contact
     * @throws ContactTakenError
     */
    async confirm(key: ContactKey): Promise<boolean> {
      try {
        return await database.transaction(async (tx) => {
          if (!(await setConfirmed(tx, key))) return false
          const { uid, type, contact } = key
          await tx.insert(accountNames).values({ name: contact, uid, kind: type }).onConflictDoNothing()
          return true
        })
      } catch (error) {
        if (sqlState(error) === uniqueViolation) throw new ContactTakenError()
        throw error
      }
    },
  }
}

export type ContactRepository = ReturnType<typeof createContactRepository>

async function setConfirmed(tx: Executor, { uid, type, contact }: ContactKey): Promise<boolean> {
  const found = await tx
    .update(contacts)
    .set({ isConfirmed: true })
    .where(and(eq(contacts.uid, uid), eq(contacts.type, type), eq(contacts.contact, contact)))
    .returning({ uid: contacts.uid })
  return found.length > 0
}
