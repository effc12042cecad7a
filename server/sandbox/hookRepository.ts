import { and, asc, desc, eq, inArray, lte, min, sql } from 'drizzle-orm'
import type { Executor } from '../db/Database.ts'
import type { HookTable } from './schema.ts'

export type Hook = HookTable['$inferSelect']

/** What a counterpart tells the site; each has a table of its own. */
export const hookRepository = {
  /** @param delay seconds after which it is sent */
  async add(
    executor: Executor,
    table: HookTable,
    { subject, body, delay }: Pick<Hook, 'subject' | 'body'> & { delay: number },
  ): Promise<void> {
    const nextAt = sql`now() + make_interval(secs => ${delay})`
    await executor.insert(table).values({ subject, body, nextAt })
  },

  /**
   * Takes what is due, so that no other process does, in the order in which it was left.
   * @param claim seconds after which a try of a process that died is made anew
   */
  async takeDue(executor: Executor, table: HookTable, claim: number): Promise<Hook[]> {
    const due = executor
      .select({ id: table.id })
      .from(table)
      .where(lte(table.nextAt, sql`now()`))
      .orderBy(asc(table.id))
      .limit(20)
      .for('update', { skipLocked: true })
    const hooks = await executor
      .update(table)
      .set({
        attempts: sql`${table.attempts} + 1`,
        nextAt: sql`now() + make_interval(secs => ${claim})`,
      })
      .where(inArray(table.id, due))
      .returning()
    return hooks.sort((a, b) => a.id - b.id)
  },

  /** @param pause seconds until it is sent again; not again where it is left out */
  async answered(
    executor: Executor,
    table: HookTable,
    id: number,
    answer: number,
    pause: number | undefined,
  ): Promise<void> {
    const nextAt = pause === undefined ? null : sql`now() + make_interval(secs => ${pause})`
    await executor.update(table).set({ answer, nextAt }).where(eq(table.id, id))
  },

  /** When the next is due. */
  async nextAt(executor: Executor, table: HookTable): Promise<Date | undefined> {
    const [next] = await executor.select({ at: min(table.nextAt) }).from(table)
    return next?.at ?? undefined
  },

  /** Status of the site's last answer about a subject; undefined where nothing was sent. */
  async lastAnswer(executor: Executor, table: HookTable, subject: string): Promise<number | undefined> {
    const rows = await executor
      .select({ answer: table.answer })
      .from(table)
      .where(and(eq(table.subject, subject), sql`${table.answer} is not null`))
      .orderBy(desc(table.id))
      .limit(1)
    return rows[0]?.answer ?? undefined
  },
}
