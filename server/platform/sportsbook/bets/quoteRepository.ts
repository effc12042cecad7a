import { and, eq, gt, lte } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { sportsQuotes } from './schema.ts'

type Quote = typeof sportsQuotes.$inferSelect

/** Quotes of slips, which live for seconds. */
export const quoteRepository = {
  async add(executor: Executor, quote: Quote): Promise<void> {
    await executor.insert(sportsQuotes).values(quote)
  },

  /** A player's quote that is still good, which is used up by it. */
  async use(tx: Executor, id: string, uid: number, now: Date): Promise<Quote | undefined> {
    const [quote] = await tx
      .delete(sportsQuotes)
      .where(and(eq(sportsQuotes.id, id), eq(sportsQuotes.uid, uid), gt(sportsQuotes.expiresAt, now)))
      .returning()
    return quote
  },

  async sweep(executor: Executor, now: Date): Promise<void> {
    await executor.delete(sportsQuotes).where(lte(sportsQuotes.expiresAt, now))
  },
}
