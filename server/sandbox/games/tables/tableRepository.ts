import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import type { GameRound, GameSession, GameTransaction } from '../gameRepository.ts'
import {
  gameChains,
  gameRounds,
  gameSeeds,
  gameSessions,
  gameTableRounds,
  gameTransactions,
} from '../schema.ts'

export type TableRound = typeof gameTableRounds.$inferSelect
export type Chain = typeof gameChains.$inferSelect
/** What one player staked in a round that all share. */
export type Part = { round: GameRound; session: GameSession }

const one = async <T>(rows: Promise<T[]>) => (await rows)[0]
const isOf = (game: string, number: number) =>
  and(eq(gameTableRounds.game, game), eq(gameTableRounds.number, number))

/** Rounds that players share, in the provider's book. */
export const tableRepository = {
  add: async (db: Executor, round: typeof gameTableRounds.$inferInsert): Promise<TableRound> => {
    const [added] = await db.insert(gameTableRounds).values(round).returning()
    return added as TableRound
  },
  change: (db: Executor, { game, number }: TableRound, change: Partial<TableRound>) =>
    db.update(gameTableRounds).set(change).where(isOf(game, number)),
  lock: (db: Executor, { game, number }: TableRound) =>
    one(db.select().from(gameTableRounds).where(isOf(game, number)).for('update')),
  lastNumber: async (db: Executor, game: string): Promise<number> =>
    (
      await one(
        db
          .select({ number: gameTableRounds.number })
          .from(gameTableRounds)
          .where(eq(gameTableRounds.game, game))
          .orderBy(desc(gameTableRounds.number))
          .limit(1),
      )
    )?.number ?? 0,
  /** Rounds that a process has left before their end. */
  unfinished: (db: Executor) =>
    db
      .select()
      .from(gameTableRounds)
      .where(inArray(gameTableRounds.phase, ['betting', 'closed', 'running'])),
  /** The rounds that were over last, the last first, with their seeds. */
  past: (db: Executor, game: string, count: number) =>
    db
      .select({
        number: gameTableRounds.number,
        result: gameTableRounds.result,
        server: gameSeeds.server,
      })
      .from(gameTableRounds)
      .innerJoin(gameSeeds, eq(gameSeeds.id, gameTableRounds.seeds))
      .where(and(eq(gameTableRounds.game, game), eq(gameTableRounds.phase, 'over')))
      .orderBy(desc(gameTableRounds.number))
      .limit(count),

  /** Seeds of a round, of a table's own. */
  addSeeds: async (db: Executor, seeds: typeof gameSeeds.$inferInsert) => {
    const [added] = await db.insert(gameSeeds).values(seeds).returning()
    return added as typeof gameSeeds.$inferSelect
  },
  /** The next place of a table's chain; none where it has come to its end, or there is none. */
  takePlace: async (db: Executor, game: string): Promise<Chain | undefined> => {
    const newest = db
      .select({ id: gameChains.id })
      .from(gameChains)
      .where(eq(gameChains.game, game))
      .orderBy(desc(gameChains.id))
      .limit(1)
    return one(
      db
        .update(gameChains)
        .set({ played: sql`${gameChains.played} + 1` })
        // The end of a chain commits to its seeds, and is none of them.
        .where(and(inArray(gameChains.id, newest), sql`${gameChains.played} < ${gameChains.length} - 1`))
        .returning(),
    )
  },
  addChain: (db: Executor, chain: typeof gameChains.$inferInsert) => db.insert(gameChains).values(chain),

  /** What players have in a round, in the order of their stakes. */
  parts: (db: Executor, seeds: number, state: 'open' | 'over' = 'open'): Promise<Part[]> =>
    db
      .select({ round: gameRounds, session: gameSessions })
      .from(gameRounds)
      .innerJoin(gameSessions, eq(gameSessions.id, gameRounds.session))
      .where(and(eq(gameRounds.seeds, seeds), eq(gameRounds.state, state)))
      .orderBy(asc(gameRounds.number)),
  /** Stakes of a round of which nobody knows yet whether they were taken. */
  pendingBets: async (db: Executor, seeds: number): Promise<GameTransaction[]> =>
    (
      await db
        .select({ bet: gameTransactions })
        .from(gameTransactions)
        .innerJoin(gameRounds, eq(gameRounds.id, gameTransactions.round))
        .where(
          and(
            eq(gameRounds.seeds, seeds),
            eq(gameTransactions.kind, 'bet'),
            eq(gameTransactions.state, 'pending'),
          ),
        )
        .orderBy(asc(gameTransactions.number))
    ).map(({ bet }) => bet),
  /** Who has staked, and what: one row for each currency of real money, and one for play money. */
  crowd: (db: Executor, seeds: number) =>
    db
      .select({
        currency: gameTransactions.currency,
        mode: gameSessions.mode,
        players: sql<number>`count(distinct ${gameRounds.owner})::int`,
        staked: sql<string>`sum(${gameTransactions.amount})::text`,
      })
      .from(gameTransactions)
      .innerJoin(gameRounds, eq(gameRounds.id, gameTransactions.round))
      .innerJoin(gameSessions, eq(gameSessions.id, gameRounds.session))
      .where(
        and(
          eq(gameRounds.seeds, seeds),
          eq(gameTransactions.kind, 'bet'),
          eq(gameTransactions.state, 'done'),
        ),
      )
      .groupBy(gameTransactions.currency, gameSessions.mode),
}
