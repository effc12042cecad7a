import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/Database.ts'
import { sqlState } from '../../db/sqlErrors.ts'
import { fold } from './fold.ts'
import { internationalNumbers, type PhoneCountry } from './internationalNumbers.ts'
import { accountNames, accounts, contacts, profiles } from './schema.ts'
import type { NameKind, SignInName } from './signInName.ts'

export type Account = typeof accounts.$inferSelect
export type Profile = typeof profiles.$inferSelect

export type NewAccount = Omit<typeof accounts.$inferInsert, 'uid' | 'fakenameKey'> & {
  names: readonly SignInName[]
  profile: Omit<typeof profiles.$inferInsert, 'uid'>
  contacts: readonly Omit<typeof contacts.$inferInsert, 'uid'>[]
}

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

/** Accounts with their names, profile and contacts; whole or not at all. */
export function createAccountRepository(database: Database) {
  return {
    /**
     * @throws NameTakenError with every name that is taken, also by a registration running at the same time
     */
    async create(
      { names, profile, contacts: ways, ...account }: NewAccount,
      after?: AfterCreate,
    ): Promise<Account> {
      const fakenameKey = account.fakename ? fold(account.fakename) : null
      return database.transaction(async (tx) => {
        const [created] = await fakenameOrTaken(
          tx
            .insert(accounts)
            .values({ ...account, fakenameKey })
            .returning(),
        )
        if (!created) throw new Error('The account was not returned')
        await takeNames(tx, created.uid, names)
        await tx.insert(profiles).values({ ...profile, uid: created.uid })
        if (ways.length > 0)
          await tx.insert(contacts).values(ways.map((way) => ({ ...way, uid: created.uid })))
        await after?.(tx, created)
        return created
      })
    },

    /** Which of these names other accounts have. @param names the login in the form that is compared */
    async taken({ login, fakename }: { login?: string | undefined; fakename?: string | null | undefined }) {
      const found: UniqueName[] = []
      const { drizzle } = database
      if (login !== undefined && (await takenNames(drizzle, [login])).length > 0) found.push('login')
      if (!fakename) return found
      const rows = await drizzle
        .select({ uid: accounts.uid })
        .from(accounts)
        .where(eq(accounts.fakenameKey, fold(fakename)))
      return rows.length > 0 ? [...found, 'fakename' as const] : found
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

    async findByName(name: string): Promise<Account | undefined> {
      const rows = await database.drizzle
        .select({ account: accounts })
        .from(accountNames)
        .innerJoin(accounts, eq(accounts.uid, accountNames.uid))
        .where(eq(accountNames.name, name))
      return rows[0]?.account
    },

    /**
     * Whom somebody means who typed a name to sign in. A number without its dial code is the one number of a player that
     * it can be in the given countries; where it can be several, the one that was confirmed, or nobody's. What is a name
     * as it stands always comes first, so that nobody's number takes the name of another.
     * @returns the account, and which of its names was meant
     */
    async findBySignIn(
      { name, kind }: SignInName,
      countries: readonly PhoneCountry[],
    ): Promise<{ account: Account; name: string } | undefined> {
      if (name === '') return undefined
      const numbers = kind === 'phone' ? internationalNumbers(name, countries) : []
      const rows = await database.drizzle
        .select({ account: accounts, name: accountNames.name, isConfirmed: contacts.isConfirmed })
        .from(accountNames)
        .innerJoin(accounts, eq(accounts.uid, accountNames.uid))
        .leftJoin(contacts, and(eq(contacts.uid, accountNames.uid), eq(contacts.contact, accountNames.name)))
        .where(inArray(accountNames.name, [name, ...numbers]))
      const exact = rows.find((row) => row.name === name)
      if (exact) return exact
      const confirmed = rows.filter((row) => row.isConfirmed)
      const meant = confirmed.length > 0 ? confirmed : rows
      return meant.length === 1 ? meant[0] : undefined
    },

    async find(uid: number): Promise<{ account: Account; profile: Profile | null } | undefined> {
      const rows = await database.drizzle
        .select({ account: accounts, profile: profiles })
        .from(accounts)
        .leftJoin(profiles, eq(profiles.uid, accounts.uid))
        .where(eq(accounts.uid, uid))
      return rows[0]
    },
  }
}

export type AccountRepository = ReturnType<typeof createAccountRepository>
export type AfterCreate = (tx: Executor, account: Account) => Promise<void>

/** @throws NameTakenError where the statement gives an account the fakename of another */
export async function fakenameOrTaken<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (sqlState(error) === uniqueViolation) throw new NameTakenError(['fakename'])
    throw error
  }
}

/** Inserted in one order by everybody, so that two registrations for the same names wait instead of deadlocking. */
export async function takeNames(tx: Executor, uid: number, names: readonly SignInName[]): Promise<void> {
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
}

/** Which of these names are anybody's. */
export async function takenNames(executor: Executor, names: readonly string[]): Promise<string[]> {
  const rows = await executor.select().from(accountNames).where(inArray(accountNames.name, names))
  return rows.map(({ name }) => name)
}
