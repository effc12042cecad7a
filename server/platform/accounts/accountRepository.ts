import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { sqlState } from '../../db/sqlErrors.ts'
import type { Step } from '../shared/verificationStep.ts'
import { fold } from './fold.ts'
import { accountNames, accounts, contacts, profiles } from './schema.ts'
import type { NameKind, SignInName } from './signInName.ts'

export type Account = typeof accounts.$inferSelect
export type Profile = typeof profiles.$inferSelect

export type NewAccount = Omit<typeof accounts.$inferInsert, 'uid' | 'fakenameKey'> & {
  names: readonly SignInName[]
  profile: Omit<typeof profiles.$inferInsert, 'uid'>
  contacts: readonly Omit<typeof contacts.$inferInsert, 'uid'>[]
}

/** What a change gives new values; the rest stays. */
export type AccountChange = Partial<
  Pick<
    Account,
    'login' | 'fakename' | 'currency' | 'countryCode' | 'locale' | 'isRegistrationCompleted' | 'promoCode'
  >
>

/** An account under one of its names. */
export type NamedAccount = { account: Account; name: string; isConfirmed: boolean | null }

const uniqueViolation = '23505'

export type UniqueName = NameKind | 'fakename'

/** Some name is another account's. */
export class NameTakenError extends Error {
  readonly kinds: readonly UniqueName[]

  constructor(kinds: readonly UniqueName[]) {
    super(`Taken: ${kinds.join(', ')}`)
    this.name = 'NameTakenError'
    this.kinds = kinds
  }
}

/** Accounts and the names that they sign in with. */
export const accountRepository = {
  /**
   * Opens an account with its names, profile and contacts.
   * @throws NameTakenError with every name that is taken, also by a registration running at the same time
   */
  async create(tx: Executor, { names, profile, contacts: ways, ...account }: NewAccount): Promise<Account> {
    const fakenameKey = account.fakename ? fold(account.fakename) : null
    const [created] = await fakenameOrTaken(
      tx
        .insert(accounts)
        .values({ ...account, fakenameKey })
        .returning(),
    )
    if (!created) throw new Error('The account was not returned')
    await accountRepository.takeNames(tx, created.uid, names)
    await tx.insert(profiles).values({ ...profile, uid: created.uid })
    if (ways.length > 0) await tx.insert(contacts).values(ways.map((way) => ({ ...way, uid: created.uid })))
    return created
  },

  /** @throws NameTakenError for a fakename that is another player's */
  async change(tx: Executor, uid: number, account: AccountChange): Promise<void> {
    const { fakename } = account
    const key = fakename === undefined ? {} : { fakenameKey: fakename === null ? null : fold(fakename) }
    await fakenameOrTaken(
      tx
        .update(accounts)
        .set({ ...account, ...key })
        .where(eq(accounts.uid, uid)),
    )
  },

  /**
   * Names that the account signs in with from now on. Inserted in one order by everybody, so that two registrations for
   * the same names wait instead of deadlocking.
   * @throws NameTakenError
   */
  async takeNames(tx: Executor, uid: number, names: readonly SignInName[]): Promise<void> {
    const distinct = [...new Map(names.map((entry) => [entry.name, entry])).values()].sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )
    // Whom only an outside service vouches for has no name of their own.
    if (distinct.length === 0) return
    const taken = await tx
      .insert(accountNames)
      .values(distinct.map(({ name, kind }) => ({ name, kind, uid })))
      .onConflictDoNothing()
      .returning({ name: accountNames.name })
    if (taken.length === distinct.length) return
    const free = new Set(taken.map(({ name }) => name))
    throw new NameTakenError(names.filter(({ name }) => !free.has(name)).map(({ kind }) => kind))
  },

  /** Which of these names are anybody's. */
  async takenNames(executor: Executor, names: readonly string[]): Promise<string[]> {
    const rows = await executor.select().from(accountNames).where(inArray(accountNames.name, names))
    return rows.map(({ name }) => name)
  },

  /** Whether some account has this fakename, however it is written. */
  async isFakenameTaken(executor: Executor, fakename: string): Promise<boolean> {
    const rows = await executor
      .select({ uid: accounts.uid })
      .from(accounts)
      .where(eq(accounts.fakenameKey, fold(fakename)))
    return rows.length > 0
  },

  /**
   * @param account as its password was checked
   * @returns whether the password was still that one
   */
  async replacePassword(
    executor: Executor,
    { uid, passwordHash }: Pick<Account, 'uid' | 'passwordHash'>,
    replacement: string,
  ): Promise<boolean> {
    const replaced = await executor
      .update(accounts)
      .set({ passwordHash: replacement })
      .where(and(eq(accounts.uid, uid), sql`${accounts.passwordHash} is not distinct from ${passwordHash}`))
      .returning({ uid: accounts.uid })
    return replaced.length > 0
  },

  async findByName(executor: Executor, name: string): Promise<Account | undefined> {
    const rows = await executor
      .select({ account: accounts })
      .from(accountNames)
      .innerJoin(accounts, eq(accounts.uid, accountNames.uid))
      .where(eq(accountNames.name, name))
    return rows[0]?.account
  },

  /** Whose these names are; whether confirmed is said of those that are contacts of their account. */
  async listByNames(executor: Executor, names: readonly string[]): Promise<NamedAccount[]> {
    return executor
      .select({ account: accounts, name: accountNames.name, isConfirmed: contacts.isConfirmed })
      .from(accountNames)
      .innerJoin(accounts, eq(accounts.uid, accountNames.uid))
      .leftJoin(contacts, and(eq(contacts.uid, accountNames.uid), eq(contacts.contact, accountNames.name)))
      .where(inArray(accountNames.name, names))
  },

  async find(
    executor: Executor,
    uid: number,
  ): Promise<{ account: Account; profile: Profile | null } | undefined> {
    const rows = await executor
      .select({ account: accounts, profile: profiles })
      .from(accounts)
      .leftJoin(profiles, eq(profiles.uid, accounts.uid))
      .where(eq(accounts.uid, uid))
    return rows[0]
  },

  /**
   * Nobody else changes the account until the transaction ends.
   * @param strength `no key update` where others may go on adding rows that name the account
   */
  async lock(tx: Executor, uid: number, strength: 'update' | 'no key update' = 'update'): Promise<void> {
    await tx.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, uid)).for(strength)
  },

  /** Where the account is kept and in what, which stays so until the transaction ends. */
  async holdPlace(tx: Executor, uid: number): Promise<Pick<Account, 'currency' | 'countryCode'> | undefined> {
    const rows = await tx
      .select({ currency: accounts.currency, countryCode: accounts.countryCode })
      .from(accounts)
      .where(eq(accounts.uid, uid))
      .for('share')
    return rows[0]
  },

  async blocks(
    executor: Executor,
    uid: number,
  ): Promise<Pick<Account, 'isBanned' | 'isDeleted'> | undefined> {
    const { isBanned, isDeleted } = accounts
    const [found] = await executor.select({ isBanned, isDeleted }).from(accounts).where(eq(accounts.uid, uid))
    return found
  },

  /** Whether a name and a password sign in to it. */
  async hasPassword(executor: Executor, uid: number): Promise<boolean> {
    const named = await executor
      .select({ passwordHash: accounts.passwordHash })
      .from(accounts)
      .innerJoin(accountNames, eq(accountNames.uid, accounts.uid))
      .where(eq(accounts.uid, uid))
      .limit(1)
    return named[0] !== undefined && named[0].passwordHash !== null
  },

  async setLocale(executor: Executor, uid: number, locale: string): Promise<void> {
    await executor.update(accounts).set({ locale }).where(eq(accounts.uid, uid))
  },

  /** Turns two-factor sign-in on or off, if it is not yet. */
  async setTwoFactor(executor: Executor, uid: number, isOn: boolean): Promise<void> {
    await executor
      .update(accounts)
      .set({ twoFactorAuth: isOn })
      .where(and(eq(accounts.uid, uid), eq(accounts.twoFactorAuth, !isOn)))
  },

  /** Closes an account, or opens it again. @returns whether it was the other way before */
  async setDeleted(executor: Executor, uid: number, isDeleted: boolean): Promise<boolean> {
    const changed = await executor
      .update(accounts)
      .set({ isDeleted })
      .where(and(eq(accounts.uid, uid), eq(accounts.isDeleted, !isDeleted)))
      .returning({ uid: accounts.uid })
    return changed.length > 0
  },

  async verificationStep(executor: Executor, uid: number): Promise<Step | undefined> {
    const rows = await executor
      .select({ step: accounts.verificationStep })
      .from(accounts)
      .where(eq(accounts.uid, uid))
    return rows[0]?.step
  },

  /** Whoever moves the verification of an account holds its row. */
  async lockVerificationStep(tx: Executor, uid: number): Promise<Step | undefined> {
    const rows = await tx
      .select({ step: accounts.verificationStep })
      .from(accounts)
      .where(eq(accounts.uid, uid))
      .for('update')
    return rows[0]?.step
  },

  /** Names that players have given themselves, by number. */
  async fakenames(executor: Executor, uids: readonly number[]): Promise<Map<number, string | null>> {
    if (uids.length === 0) return new Map()
    const rows = await executor
      .select({ uid: accounts.uid, fakename: accounts.fakename })
      .from(accounts)
      .where(inArray(accounts.uid, [...uids]))
    return new Map(rows.map(({ uid, fakename }) => [uid, fakename]))
  },

  async setVerificationStep(tx: Executor, uid: number, step: Step): Promise<void> {
    await tx.update(accounts).set({ verificationStep: step }).where(eq(accounts.uid, uid))
  },
}

/** What the statement answers. @throws NameTakenError where it gives an account the fakename of another */
async function fakenameOrTaken<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (sqlState(error) === uniqueViolation) throw new NameTakenError(['fakename'])
    throw error
  }
}
