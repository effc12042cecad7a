import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import type { Account } from '../accounts/accountRepository.ts'
import { accounts } from '../accounts/schema.ts'
import { identities } from './schema.ts'

type Row = typeof identities.$inferSelect
export type Identity = Pick<Row, 'service' | 'subject'>
export type JoinedIdentity = Pick<Row, 'id' | 'service'> & { joinedAt: Date }

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
export const identityRepository = {
  async findAccount(executor: Executor, { service, subject }: Identity): Promise<Account | undefined> {
    const rows = await executor
      .select({ account: accounts })
      .from(identities)
      .innerJoin(accounts, eq(accounts.uid, identities.uid))
      .where(and(eq(identities.service, service), eq(identities.subject, subject)))
    return rows[0]?.account
  },

  /** @throws IdentityTakenError unless it was nobody's */
  async add(executor: Executor, { service, subject }: Identity, uid: number): Promise<void> {
    const added = await executor
      .insert(identities)
      .values({ service, subject, uid })
      .onConflictDoNothing()
      .returning({ uid: identities.uid })
    if (added.length === 0) throw new IdentityTakenError()
  },

  /** Those of an account, the oldest first. */
  async list(executor: Executor, uid: number): Promise<JoinedIdentity[]> {
    return executor
      .select({ id: identities.id, service: identities.service, joinedAt: identities.createdAt })
      .from(identities)
      .where(eq(identities.uid, uid))
      .orderBy(asc(identities.createdAt), asc(identities.id))
  },

  /** One of an account, by its public id. */
  async find(executor: Executor, uid: number, id: string): Promise<Row | undefined> {
    // Compared as text: what a caller says need not be a UUID.
    const own = and(eq(identities.uid, uid), sql`${identities.id}::text = ${id}`)
    const [found] = await executor.select().from(identities).where(own)
    return found
  },

  /** Services that sign in to the account besides one of them. */
  async otherServices(executor: Executor, uid: number, id: string): Promise<string[]> {
    const others = await executor
      .select({ service: identities.service })
      .from(identities)
      .where(and(eq(identities.uid, uid), ne(identities.id, id)))
    return others.map(({ service }) => service)
  },

  async remove(executor: Executor, id: string): Promise<void> {
    await executor.delete(identities).where(eq(identities.id, id))
  },

  /** No service signs in to the account any more. */
  async removeAll(executor: Executor, uid: number): Promise<void> {
    await executor.delete(identities).where(eq(identities.uid, uid))
  },
}
