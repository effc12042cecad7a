import { and, desc, eq, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/Database.ts'
import { users } from './schema.ts'

export type User = typeof users.$inferSelect

const isConfirmed = isNotNull(users.confirmedAt)
const lowered = sql`lower(${users.username})`

/** Users of the content backend. Whoever is named by an address or a name is named without regard to case. */
export const userRepository = {
  async find(executor: Executor, id: number): Promise<User | undefined> {
    return (await executor.select().from(users).where(eq(users.id, id)))[0]
  },

  /** As `find`, and nobody changes the row before the transaction is over. */
  async hold(executor: Executor, id: number): Promise<User | undefined> {
    return (await executor.select().from(users).where(eq(users.id, id)).for('update'))[0]
  },

  /** Who signs in with an address or a name. @param state whether the address is known to be theirs; of those that wait the newest */
  async identified(
    executor: Executor,
    identifier: string,
    state: 'confirmed' | 'waiting',
  ): Promise<User | undefined> {
    const name = identifier.toLowerCase()
    return first(executor, and(or(eq(users.email, name), eq(lowered, name)), inState(state)))
  },

  async withEmail(
    executor: Executor,
    email: string,
    state: 'confirmed' | 'waiting',
  ): Promise<User | undefined> {
    return first(executor, and(eq(users.email, email), inState(state)))
  },

  async hasUsername(executor: Executor, username: string): Promise<boolean> {
    const rows = await executor
      .select({ id: users.id })
      .from(users)
      .where(and(eq(lowered, username.toLowerCase()), isConfirmed))
    return rows.length > 0
  },

  async vouchedFor(executor: Executor, provider: string, subject: string): Promise<User | undefined> {
    return first(executor, and(eq(users.provider, provider), eq(users.subject, subject)))
  },

  async add(
    executor: Executor,
    user: Pick<User, 'documentId' | 'username' | 'email' | 'provider'> &
      Partial<Pick<User, 'subject' | 'passwordHash' | 'confirmedAt'>>,
  ): Promise<User | undefined> {
    return (await executor.insert(users).values(user).onConflictDoNothing().returning())[0]
  },

  /** Says that the address is theirs. @returns undefined where somebody else has address or name by now, or it was said */
  async confirm(executor: Executor, { id, email, username }: User): Promise<User | undefined> {
    const other = alias(users, 'other')
    const taken = executor
      .select({ id: other.id })
      .from(other)
      .where(
        and(
          isNotNull(other.confirmedAt),
          or(eq(other.email, email), eq(sql`lower(${other.username})`, username.toLowerCase())),
        ),
      )
    const [row] = await executor
      .update(users)
      .set({ confirmedAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(users.id, id), isNull(users.confirmedAt), notExists(taken)))
      .returning()
    return row
  },

  /** With another password all bearer tokens are over. */
  async setPassword(executor: Executor, id: number, passwordHash: string): Promise<User | undefined> {
    return update(executor, id, { passwordHash })
  },

  async setBlocked(executor: Executor, id: number, blocked: boolean): Promise<User | undefined> {
    return update(executor, id, { blocked })
  },

  async remove(executor: Executor, id: number): Promise<void> {
    await executor.delete(users).where(eq(users.id, id))
  },

  /** Those that never showed that an address is theirs. */
  async removeWaiting(executor: Executor, which: { email: string } | { before: Date }): Promise<void> {
    const those = 'email' in which ? eq(users.email, which.email) : lt(users.createdAt, which.before)
    await executor.delete(users).where(and(isNull(users.confirmedAt), those))
  },

  async list(executor: Executor): Promise<User[]> {
    return executor.select().from(users).orderBy(users.email, users.id)
  },
}

function inState(state: 'confirmed' | 'waiting'): SQL {
  return state === 'confirmed' ? isConfirmed : isNull(users.confirmedAt)
}

async function first(executor: Executor, which: SQL | undefined): Promise<User | undefined> {
  return (await executor.select().from(users).where(which).orderBy(desc(users.id)).limit(1))[0]
}

async function update(
  executor: Executor,
  id: number,
  change: Partial<Pick<User, 'passwordHash' | 'blocked'>>,
): Promise<User | undefined> {
  const [row] = await executor
    .update(users)
    .set({ ...change, version: sql`${users.version} + 1`, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning()
  return row
}
