import { and, asc, desc, eq, inArray, lte, min, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { type BookmakerBet, type BookmakerSession, bookmakerBets, bookmakerSessions } from './schema.ts'

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Bets that players are shown. */
const mostShown = 20

/** Frames and bets of the sandbox's bookmaker. */
export const bookRepository = {
  /** @returns whether its token is new */
  async addSession(db: Executor, session: Omit<BookmakerSession, 'createdAt'>): Promise<boolean> {
    const rows = await db.insert(bookmakerSessions).values(session).onConflictDoNothing().returning()
    return rows.length > 0
  },

  async session(db: Executor, id: string): Promise<BookmakerSession | undefined> {
    const [row] = await db.select().from(bookmakerSessions).where(eq(bookmakerSessions.id, id))
    return row
  },

  async isTaken(db: Executor, token: string): Promise<boolean> {
    const rows = await db
      .select({ id: bookmakerSessions.id })
      .from(bookmakerSessions)
      .where(eq(bookmakerSessions.token, token))
    return rows.length > 0
  },

  /** @param claim seconds after which it is looked after by whoever comes by */
  async addBet(
    db: Executor,
    bet: Pick<BookmakerBet, 'id' | 'player' | 'match' | 'outcome' | 'odds' | 'stake' | 'currency'>,
    claim: number,
  ): Promise<void> {
    await db.insert(bookmakerBets).values({ ...bet, state: 'staking', nextAt: inSeconds(claim) })
  },

  /** @param from states in which it may be changed @returns the bet as it is now; undefined where it was in none of them */
  async change(
    db: Executor,
    id: string,
    from: readonly BookmakerBet['state'][],
    change: Partial<Pick<BookmakerBet, 'state' | 'code' | 'left'>>,
  ): Promise<BookmakerBet | undefined> {
    const nextAt = change.left && change.left.length > 0 ? inSeconds(0) : null
    const [row] = await db
      .update(bookmakerBets)
      .set({ ...change, nextAt, attempts: 0 })
      .where(and(eq(bookmakerBets.id, id), inArray(bookmakerBets.state, [...from])))
      .returning()
    return row
  },

  async retryIn(db: Executor, id: string, seconds: number): Promise<void> {
    await db
      .update(bookmakerBets)
      .set({ nextAt: inSeconds(seconds) })
      .where(eq(bookmakerBets.id, id))
  },

  /** The newest first. */
  betsOf: (db: Executor, player: string): Promise<BookmakerBet[]> =>
    db
      .select()
      .from(bookmakerBets)
      .where(eq(bookmakerBets.player, player))
      .orderBy(desc(bookmakerBets.number))
      .limit(mostShown),

  /** Takes what is due, so that no other process does for a while. */
  async takeDue(db: Executor, claim: number): Promise<BookmakerBet[]> {
    const due = db
      .select({ id: bookmakerBets.id })
      .from(bookmakerBets)
      .where(lte(bookmakerBets.nextAt, sql`now()`))
      .orderBy(asc(bookmakerBets.number))
      .limit(20)
      .for('update', { skipLocked: true })
    return db
      .update(bookmakerBets)
      .set({ attempts: sql`${bookmakerBets.attempts} + 1`, nextAt: inSeconds(claim) })
      .where(inArray(bookmakerBets.id, due))
      .returning()
  },

  async nextDue(db: Executor): Promise<Date | undefined> {
    const [next] = await db.select({ at: min(bookmakerBets.nextAt) }).from(bookmakerBets)
    return next?.at ?? undefined
  },
}
