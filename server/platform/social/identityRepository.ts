import { and, eq } from 'drizzle-orm'
import type { Database, Executor } from '../../db/Database.ts'
import type { Account } from '../accounts/accountRepository.ts'
import { accounts } from '../accounts/schema.ts'
import { identities } from './schema.ts'

export type Identity = Pick<typeof identities.$inferSelect, 'service' | 'subject'>

/** Under which the users of the messenger stand among identities; no service of a site may be called so. */
export const messenger = 'telegram'

/** Somebody else's account has the identity, or a call at the same time was faster. */
export class IdentityTakenError extends Error {
  constructor() {
    super('The identity belongs to another account')
    this.name = 'IdentityTakenError'
  }
}

/** Whom services vouch for, and whose account that is. */
export function createIdentityRepository(database: Database) {
  return {
    async findAccount({ service, subject }: Identity): Promise<Account | undefined> {
      const rows = await database.drizzle
        .select({ account: accounts })
        .from(identities)
        .innerJoin(accounts, eq(accounts.uid, identities.uid))
        .where(and(eq(identities.service, service), eq(identities.subject, subject)))
      return rows[0]?.account
    },

    /** @throws IdentityTakenError unless it was nobody's */
    async add(
      { service, subject }: Identity,
      uid: number,
      executor: Executor = database.drizzle,
    ): Promise<void> {
      const added = await executor
        .insert(identities)
        .values({ service, subject, uid })
        .onConflictDoNothing()
        .returning({ uid: identities.uid })
      if (added.length === 0) throw new IdentityTakenError()
    },

    /** No service signs in to the account any more. */
    async removeAll(uid: number, executor: Executor): Promise<void> {
      await executor.delete(identities).where(eq(identities.uid, uid))
    },
  }
}

export type IdentityRepository = ReturnType<typeof createIdentityRepository>
