import { and, eq, gt, lte } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { given, prepared } from '../../../db/prepared.ts'
import { sportsQuotes } from './schema.ts'

type Quote = typeof sportsQuotes.$inferSelect

const takeOne = prepared('use_sports_quote', (executor) =>
  executor
    .delete(sportsQuotes)
    .where(
      and(
        eq(sportsQuotes.id, given('id')),
        eq(sportsQuotes.uid, given('uid')),
        gt(sportsQuotes.expiresAt, given('now')),
      ),
    )
    .returning(),
)

/** Quotes of slips, which live for seconds. */
export const quoteRepository = {
  async add(executor: Executor, quote: Quote): Promise<void> {
    await executor.insert(sportsQuotes).values(quote)
  },

  /** A player's quote that is still good, which is used up by it. */
  async use(tx: Executor, id: string, uid: number, now: Date): Promise<Quote | undefined> {
    const [quote] = await takeOne(tx, { id, uid, now })
    return quote
  },

  async sweep(executor: Executor, now: Date): Promise<void> {
    await executor.delete(sportsQuotes).where(lte(sportsQuotes.expiresAt, now))
  },
}
