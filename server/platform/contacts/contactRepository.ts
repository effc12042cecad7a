import { and, eq, sql } from 'drizzle-orm'
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
    list: async (uid: number, executor: Executor = database.drizzle): Promise<Contact[]> =>
      executor.select().from(contacts).where(eq(contacts.uid, uid)).orderBy(contacts.type, contacts.contact),

    /** An unconfirmed contact; one that the account has stays as it is. */
    async add(contact: ContactKey & { phoneCountryCode: string | null }): Promise<void> {
      await database.drizzle.insert(contacts).values(contact).onConflictDoNothing()
    },

    /**
     * The contact is theirs from now on, and they can sign in with it, unless somebody else does.
     * @param after what else is done in the transaction, where the contact was not confirmed before
     * @returns false where the account has no such contact
     * @throws ContactTakenError
     */
    async confirm(key: ContactKey, after?: (tx: Executor) => Promise<void>): Promise<boolean> {
      const { uid, type, contact } = key
      try {
        return await database.transaction(async (tx) => {
          if (await setConfirmed(tx, key)) {
            await tx.insert(accountNames).values({ name: contact, uid, kind: type }).onConflictDoNothing()
            await after?.(tx)
            return true
          }
          return (await tx.select({ uid: contacts.uid }).from(contacts).where(is(key))).length > 0
        })
      } catch (error) {
        if (sqlState(error) === uniqueViolation) throw new ContactTakenError()
        throw error
      }
    },

    /** The account has the contact no more, and nobody signs in to it by that. */
    async remove(key: ContactKey, tx: Executor): Promise<void> {
      await tx.delete(contacts).where(is(key))
      await tx
        .delete(accountNames)
        .where(and(eq(accountNames.uid, key.uid), eq(accountNames.name, key.contact)))
    },
  }
}

export type ContactRepository = ReturnType<typeof createContactRepository>

const is = ({ uid, type, contact }: ContactKey) =>
  and(eq(contacts.uid, uid), eq(contacts.type, type), eq(contacts.contact, contact))

/** Once: one that is confirmed stays so since when it was. */
async function setConfirmed(tx: Executor, key: ContactKey): Promise<boolean> {
  const confirmed = await tx
    .update(contacts)
    .set({ isConfirmed: true, confirmedAt: sql`now()` })
    .where(and(is(key), eq(contacts.isConfirmed, false)))
    .returning({ uid: contacts.uid })
  return confirmed.length > 0
}
