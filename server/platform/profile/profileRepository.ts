import { and, eq, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/Database.ts'
import { type Account, fakenameOrTaken, type Profile, takeNames } from '../accounts/accountRepository.ts'
import { fold } from '../accounts/fold.ts'
import { accounts, contacts, profiles } from '../accounts/schema.ts'
import type { SignInName } from '../accounts/signInName.ts'

export type Contact = typeof contacts.$inferSelect
export type StoredProfile = { account: Account; profile: Profile | null; contacts: Contact[] }

/** What a change gives new values; the rest stays. */
export type ProfileChange = {
  account?: Partial<
    Pick<
      Account,
      'login' | 'fakename' | 'currency' | 'countryCode' | 'locale' | 'isRegistrationCompleted' | 'promoCode'
    >
  >
  profile?: Partial<Omit<Profile, 'uid'>>
  /** Ways to reach the player that nobody could before, with the names that they sign in by from now on. */
  added?: readonly {
    name?: SignInName
    contact: Omit<Contact, 'uid' | 'isConfirmed' | 'confirmedAt' | 'isSubscribed'>
  }[]
  /** What else is done in the transaction, with all of the above. */
  after?: (tx: Executor) => Promise<void>
}

/** Personal data, fakename, currency and subscriptions of players. */
export function createProfileRepository(database: Database) {
  return {
    read: (uid: number) => read(database.drizzle, uid),

    /**
     * Changes what `decide` says of the player as they are at that moment; two changes of one player come one after
     * the other. What `decide` throws leaves all as it was.
     * @throws NameTakenError for a fakename, address or number that is another player's
     */
    async change(
      uid: number,
      decide: (stored: StoredProfile, tx: Executor) => ProfileChange | Promise<ProfileChange>,
    ): Promise<void> {
      await database.transaction(async (tx) => {
        await tx.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, uid)).for('update')
        const stored = await read(tx, uid)
        if (!stored) throw new Error('The account of the session is gone')
        const { account, profile, added = [], after } = await decide(stored, tx)
        if (account && Object.keys(account).length > 0) await updateAccount(tx, uid, account)
        if (profile && Object.keys(profile).length > 0) {
          await tx
            .insert(profiles)
            .values({ ...profile, uid })
            .onConflictDoUpdate({ target: profiles.uid, set: profile })
        }
        if (added.length > 0) {
          const names = added.flatMap(({ name }) => (name === undefined ? [] : [name]))
          await takeNames(tx, uid, names)
          await tx.insert(contacts).values(added.map(({ contact }) => ({ ...contact, uid })))
        }
        await after?.(tx)
      })
    },

    /** Starts or stops news to a contact; answers whether the player has it. */
    async subscribe(uid: number, contact: string, isSubscribed: boolean): Promise<boolean> {
      return database.transaction(async (tx) => {
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
      })
    },

    async setLocale(uid: number, locale: string): Promise<void> {
      await database.drizzle.update(accounts).set({ locale }).where(eq(accounts.uid, uid))
    },
  }
}

export type ProfileRepository = ReturnType<typeof createProfileRepository>

async function read(executor: Executor, uid: number): Promise<StoredProfile | undefined> {
  const rows = await executor
    .select({ account: accounts, profile: profiles })
    .from(accounts)
    .leftJoin(profiles, eq(profiles.uid, accounts.uid))
    .where(eq(accounts.uid, uid))
  const found = rows[0]
  if (!found) return undefined
  const ways = await executor
    .select()
    .from(contacts)
    .where(eq(contacts.uid, uid))
    .orderBy(contacts.type, contacts.contact)
  return { ...found, contacts: ways }
}

async function updateAccount(
  tx: Executor,
  uid: number,
  account: NonNullable<ProfileChange['account']>,
): Promise<void> {
  const { fakename } = account
  const key = fakename === undefined ? {} : { fakenameKey: fakename === null ? null : fold(fakename) }
  await fakenameOrTaken(
    tx
      .update(accounts)
      .set({ ...account, ...key })
      .where(eq(accounts.uid, uid)),
  )
}
