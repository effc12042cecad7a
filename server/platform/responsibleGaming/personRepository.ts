import { aliasedTable, and, eq, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { accounts, profiles } from '../accounts/schema.ts'
import { exclusionMatches, personMarks, playerProtection } from './schema.ts'

export type Mark = Pick<typeof personMarks.$inferSelect, 'kind' | 'mark'>
export type Match = typeof exclusionMatches.$inferSelect
type NewMatch = typeof exclusionMatches.$inferInsert

/** Another account of the same person, with what it is known by and how long it is excluded. */
export type OtherAccount = Pick<Mark, 'kind'> & {
  uid: number
  excludedUntil: Date | null
  excludedForEver: boolean | null
}

const own = aliasedTable(personMarks, 'own_mark')

/** By what persons are known again, and whom that has found. */
export const personRepository = {
  /**
   * Holds everything that is done by these marks until the transaction ends: who opens an account while its person excludes
   * themselves is seen by that, or sees it.
   */
  async lock(tx: Executor, marks: readonly string[]): Promise<void> {
    for (const mark of [...new Set(marks)].sort())
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mark}, 0))`)
  },

  async add(tx: Executor, uid: number, marks: readonly Mark[]): Promise<void> {
    if (marks.length === 0) return
    await tx
      .insert(personMarks)
      .values(marks.map((mark) => ({ uid, ...mark })))
      .onConflictDoNothing()
  },

  async list(executor: Executor, uid: number): Promise<Mark[]> {
    return executor
      .select({ kind: personMarks.kind, mark: personMarks.mark })
      .from(personMarks)
      .where(eq(personMarks.uid, uid))
  },

  /** All other accounts of the person, but those that staff have found to be somebody else's. */
  async others(executor: Executor, uid: number): Promise<OtherAccount[]> {
    const cleared = executor
      .select({ id: exclusionMatches.id })
      .from(exclusionMatches)
      .where(
        and(
          isNotNull(exclusionMatches.clearedAt),
          or(
            and(eq(exclusionMatches.uid, uid), eq(exclusionMatches.of, personMarks.uid)),
            and(eq(exclusionMatches.of, uid), eq(exclusionMatches.uid, personMarks.uid)),
          ),
        ),
      )
    return executor
      .select({
        uid: personMarks.uid,
        kind: personMarks.kind,
        excludedUntil: playerProtection.excludedUntil,
        excludedForEver: playerProtection.excludedForEver,
      })
      .from(own)
      .innerJoin(personMarks, and(eq(personMarks.mark, own.mark), ne(personMarks.uid, own.uid)))
      .leftJoin(playerProtection, eq(playerProtection.uid, personMarks.uid))
      .where(and(eq(own.uid, uid), notExists(cleared)))
      .orderBy(personMarks.uid)
  },

  async noteMatch(executor: Executor, match: NewMatch): Promise<void> {
    await executor.insert(exclusionMatches).values(match).onConflictDoNothing()
  },

  /** The latest first. */
  async listMatches(executor: Executor): Promise<Match[]> {
    return executor.select().from(exclusionMatches).orderBy(sql`${exclusionMatches.id} desc`).limit(1000)
  },

  /** @returns how many matches of the account were not set aside before */
  async clear(tx: Executor, uid: number, clearedBy: string, clearedAt: Date): Promise<number> {
    const rows = await tx
      .update(exclusionMatches)
      .set({ clearedBy, clearedAt })
      .where(and(eq(exclusionMatches.uid, uid), isNull(exclusionMatches.clearedAt)))
      .returning({ id: exclusionMatches.id })
    return rows.length
  },

  /** Accounts with a name and a birth date that nothing is known by yet. */
  async unmarked(executor: Executor, most: number): Promise<number[]> {
    const known = executor
      .select({ uid: personMarks.uid })
      .from(personMarks)
      .where(eq(personMarks.uid, accounts.uid))
    const rows = await executor
      .select({ uid: accounts.uid })
      .from(accounts)
      .innerJoin(profiles, eq(profiles.uid, accounts.uid))
      .where(
        and(
          sql`${profiles.firstName} ~ '[[:alpha:]]' and ${profiles.lastName} ~ '[[:alpha:]]'`,
          isNotNull(profiles.birthDate),
          notExists(known),
        ),
      )
      .orderBy(accounts.uid)
      .limit(most)
    return rows.map(({ uid }) => uid)
  },
}
