import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { codes } from './schema.ts'

type Row = typeof codes.$inferSelect
/** Which code it is; there is one of each. */
export type CodeKey = Pick<Row, 'purpose' | 'subject'>
/** What is kept of a code. */
export type HashedCode = Pick<Row, 'salt' | 'hash'>

/** One-time codes. Times are in seconds, and by the clock of the database. */
export const codeRepository = {
  /** Seconds until so many have passed since a code was sent, which may be over; undefined where there is none. */
  async secondsLeft(executor: Executor, key: CodeKey, pause: number): Promise<number | undefined> {
    const left = sql<number>`case when ${isAhead(pause)} then 0
      else ceil(extract(epoch from ${codes.sentAt} - now()) + ${pause})::int end`
    const rows = await executor.select({ left }).from(codes).where(is(key))
    return rows[0]?.left
  },

  /**
   * Keeps a code in place of the last one, unless that was sent less than `pause` ago: of two that come at once, one
   * waits for the other and then comes too soon.
   * @returns whether it is kept
   */
  async keep(
    tx: Executor,
    { purpose, subject }: CodeKey,
    code: HashedCode,
    { lifetime, pause }: { lifetime: number; pause: number },
  ): Promise<boolean> {
    const values = {
      ...code,
      tries: 0,
      sentAt: sql`now()`,
      expiresAt: sql`now() + make_interval(secs => ${lifetime})`,
    }
    const kept = await tx
      .insert(codes)
      .values({ purpose, subject, ...values })
      .onConflictDoUpdate({
        target: [codes.purpose, codes.subject],
        set: values,
        setWhere: or(lt(codes.sentAt, sql`now() - make_interval(secs => ${pause})`), isAhead(pause)),
      })
      .returning({ subject: codes.subject })
    return kept.length > 0
  },

  /** Counts a try; undefined where there were as many already, or there is no code. */
  async countTry(
    executor: Executor,
    key: CodeKey,
    mostTries: number,
  ): Promise<(HashedCode & { isOver: boolean }) | undefined> {
    const rows = await executor
      .update(codes)
      .set({ tries: sql`${codes.tries} + 1` })
      .where(and(is(key), lt(codes.tries, mostTries)))
      .returning({
        salt: codes.salt,
        hash: codes.hash,
        isOver: sql<boolean>`${codes.expiresAt} <= now()`,
      })
    return rows[0]
  },

  /** Uses a code up, once; answers whether it was this call that did. */
  async use(executor: Executor, key: CodeKey, salt: Buffer): Promise<boolean> {
    const used = await executor
      .delete(codes)
      .where(and(is(key), eq(codes.salt, salt)))
      .returning({ subject: codes.subject })
    return used.length > 0
  },

  async has(executor: Executor, key: CodeKey): Promise<boolean> {
    const rows = await executor.select({ subject: codes.subject }).from(codes).where(is(key))
    return rows.length > 0
  },

  /** Removes codes that nobody could take for new any more. */
  async sweep(executor: Executor): Promise<void> {
    await executor.delete(codes).where(lt(codes.expiresAt, sql`now() - interval '1 day'`))
  },
}

const is = ({ purpose, subject }: CodeKey) => and(eq(codes.purpose, purpose), eq(codes.subject, subject))

/** It was sent by a clock that has been put back since: nobody waits until the clock is there again. */
const isAhead = (pause: number) => gt(codes.sentAt, sql`now() + make_interval(secs => ${pause})`)
