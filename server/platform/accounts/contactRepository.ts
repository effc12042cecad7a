import { and, eq, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { sqlState } from '../../db/sqlErrors.ts'
import { accountNames, accounts, contacts } from './schema.ts'

export type Contact = typeof contacts.$inferSelect
export type ContactKey = Pick<Contact, 'uid' | 'type' | 'contact'>
export type NewContact = Omit<typeof contacts.$inferInsert, 'uid'>

const uniqueViolation = '23505'

/** Another account has confirmed this contact. */
export class ContactTakenError extends Error {
  constructor() {
    super('The contact is another account’s')
    this.name = 'ContactTakenError'
  }
}

/** Ways to reach players. */
export const contactRepository = {
  list: async (executor: Executor, uid: number): Promise<Contact[]> =>
    executor.select().from(contacts).where(eq(contacts.uid, uid)).orderBy(contacts.type, contacts.contact),

  /** Those that the player has confirmed, with the language of the player. @param but one that is left out */
  listConfirmed: async (executor: Executor, uid: number, but?: string) =>
    executor
      .select({ type: contacts.type, to: contacts.contact, locale: accounts.locale })
      .from(contacts)
      .innerJoin(accounts, eq(accounts.uid, contacts.uid))
      .where(
        and(
          eq(contacts.uid, uid),
          eq(contacts.isConfirmed, true),
          but === undefined ? undefined : ne(contacts.contact, but),
        ),
      ),

  async confirmedEmail(executor: Executor, uid: number): Promise<string | undefined> {
    const [address] = await executor
      .select({ contact: contacts.contact })
      .from(contacts)
      .where(and(eq(contacts.uid, uid), eq(contacts.type, 'email'), eq(contacts.isConfirmed, true)))
      .limit(1)
    return address?.contact
  },

  async hasConfirmed(executor: Executor, uid: number): Promise<boolean> {
    return (await executor.$count(contacts, and(eq(contacts.uid, uid), eq(contacts.isConfirmed, true)))) > 0
  },

  /** An unconfirmed contact; one that the account has stays as it is. */
  async add(executor: Executor, contact: ContactKey & { phoneCountryCode: string | null }): Promise<void> {
    await executor.insert(contacts).values(contact).onConflictDoNothing()
  },

  /** Contacts that the account does not have. */
  async addAll(executor: Executor, uid: number, added: readonly NewContact[]): Promise<void> {
    await executor.insert(contacts).values(added.map((contact) => ({ ...contact, uid })))
  },

  async has(executor: Executor, key: ContactKey): Promise<boolean> {
    return (await executor.select({ uid: contacts.uid }).from(contacts).where(is(key))).length > 0
  },

  /**
   * The contact is theirs from now on, and they can sign in with it, unless somebody else does.
   * @returns whether it is that only now: one that is confirmed stays so since when it was
   * @throws ContactTakenError
   */
  async confirm(tx: Executor, key: ContactKey): Promise<boolean> {
    const { uid, type, contact } = key
    const confirmed = await ownOrTaken(
      tx
        .update(contacts)
        .set({ isConfirmed: true, confirmedAt: sql`now()` })
        .where(and(is(key), eq(contacts.isConfirmed, false)))
        .returning({ uid: contacts.uid }),
    )
    if (confirmed.length === 0) return false
    await tx.insert(accountNames).values({ name: contact, uid, kind: type }).onConflictDoNothing()
    return true
  },

  /** The account has the contact no more, and nobody signs in to it by that. */
  async remove(tx: Executor, key: ContactKey): Promise<void> {
    await tx.delete(contacts).where(is(key))
    await tx
      .delete(accountNames)
      .where(and(eq(accountNames.uid, key.uid), eq(accountNames.name, key.contact)))
  },

  /** Starts or stops news to a contact; answers whether the player has it. */
  async subscribe(tx: Executor, uid: number, contact: string, isSubscribed: boolean): Promise<boolean> {
    const found = await tx
      .update(contacts)
      .set({ isSubscribed })
      .where(and(eq(contacts.uid, uid), eq(contacts.contact, contact)))
      .returning({ contact: contacts.contact })
    if (found.length === 0) return false
    await tx
      .update(accounts)
      .set({
        isSubscribed: sql`exists (select from ${contacts} where ${contacts.uid} = ${uid} and ${contacts.isSubscribed})`,
      })
      .where(eq(accounts.uid, uid))
    return true
  },

  /** Stops news to every contact of the player. */
  async endSubscriptions(tx: Executor, uid: number): Promise<void> {
    await tx.update(accounts).set({ isSubscribed: false }).where(eq(accounts.uid, uid))
    await tx.update(contacts).set({ isSubscribed: false }).where(eq(contacts.uid, uid))
  },
}

const is = ({ uid, type, contact }: ContactKey) =>
  and(eq(contacts.uid, uid), eq(contacts.type, type), eq(contacts.contact, contact))

/** What the statement answers. @throws ContactTakenError where it confirms a contact that another account has confirmed */
async function ownOrTaken<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (sqlState(error) === uniqueViolation) throw new ContactTakenError()
    throw error
  }
}
