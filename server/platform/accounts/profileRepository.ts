import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import type { Account, Profile } from './accountRepository.ts'
import { accounts, contacts, profiles } from './schema.ts'

export type StoredProfile = { account: Account; profile: Profile | null; contacts: Contact[] }
type Contact = typeof contacts.$inferSelect

/** Personal data of players. */
export const profileRepository = {
  async read(executor: Executor, uid: number): Promise<StoredProfile | undefined> {
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
  },

  /** Gives some of the data new values. */
  async change(executor: Executor, uid: number, profile: Partial<Omit<Profile, 'uid'>>): Promise<void> {
    await executor
      .insert(profiles)
      .values({ ...profile, uid })
      .onConflictDoUpdate({ target: profiles.uid, set: profile })
  },

  /** Whether some account has a document of this number. @param digits of the number, which alone count */
  async hasDocument(executor: Executor, digits: string): Promise<boolean> {
    const rows = await executor
      .select({ uid: profiles.uid })
      .from(profiles)
      .where(sql`regexp_replace(${profiles.documentNumber}, '\\D', '', 'g') = ${digits}`)
      .limit(1)
    return rows.length > 0
  },
}
