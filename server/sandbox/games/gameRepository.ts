import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, min, ne, sql } from 'drizzle-orm'
import { newServerSeed } from '#games/fairness/seeds.ts'
import type { Executor } from '../../db/Database.ts'
import { gameFreeRounds, gameRounds, gameSeeds, gameSessions, gameTransactions } from './schema.ts'

export type GameSession = typeof gameSessions.$inferSelect
export type GameRound = typeof gameRounds.$inferSelect
export type GameSeeds = typeof gameSeeds.$inferSelect
export type GameTransaction = typeof gameTransactions.$inferSelect
export type NewTransaction = Omit<typeof gameTransactions.$inferInsert, 'number' | 'createdAt'>
export type FreeRounds = typeof gameFreeRounds.$inferSelect

/** Seeds of a player. @property next the server seed that is fixed already for when these are changed */
export type PlayerSeeds = GameSeeds & { next: string }

function withNext(seeds: GameSeeds): PlayerSeeds {
  if (seeds.next === null) throw new Error('The next seed is not fixed')
  return { ...seeds, next: seeds.next }
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

const one = async <T>(rows: Promise<T[]>) => (await rows)[0]

/** The provider's book, on a database or in a transaction of it. */
export const gameRepository = {
  addSession: (db: Executor, session: typeof gameSessions.$inferInsert) =>
    db.insert(gameSessions).values(session),
  session: (db: Executor, id: string) => one(db.select().from(gameSessions).where(eq(gameSessions.id, id))),
  changeSession: (db: Executor, id: string, change: Partial<GameSession>) =>
    db.update(gameSessions).set(change).where(eq(gameSessions.id, id)),

  /** Begins a round of a session, unless the last began less than so many milliseconds ago; then none. */
  beginRound: (db: Executor, id: string, leastMs: number) =>
    one(
      db
        .update(gameSessions)
        .set({ playedAt: sql`clock_timestamp()` })
        .where(
          and(
            eq(gameSessions.id, id),
            sql`(${gameSessions.playedAt} is null or ${gameSessions.playedAt} <= clock_timestamp() - make_interval(secs => ${leastMs / 1000}))`,
          ),
        )
        .returning(),
    ),

  /** Adds to the play money of a session, unless too little is left; then none. */
  moveDemo: (db: Executor, id: string, by: bigint) =>
    one(
      db
        .update(gameSessions)
        .set({ demoBalance: sql`${gameSessions.demoBalance} + ${by}` })
        .where(and(eq(gameSessions.id, id), sql`${gameSessions.demoBalance} + ${by} >= 0`))
        .returning(),
    ),

  /**
   * The seeds in use, and the server seed that comes next; both are made where there are none.
   * @param client the player's seed where they are made
   */
  async seeds(db: Executor, owner: string, client: string): Promise<PlayerSeeds> {
    await db
      .insert(gameSeeds)
      .values({ owner, client, server: newServerSeed(), next: newServerSeed() })
      .onConflictDoNothing()
    const inUse = and(eq(gameSeeds.owner, owner), isNull(gameSeeds.revealedAt))
    const find = () => one(db.select().from(gameSeeds).where(inUse))
    let found = await find()
    if (found?.next === null) {
      // Those that were in use before there were next ones.
      await db
        .update(gameSeeds)
        .set({ next: newServerSeed() })
        .where(and(inUse, isNull(gameSeeds.next)))
      found = await find()
    }
    if (!found) throw new Error('There are no seeds')
    return withNext(found)
  },
  /** Puts seeds in the place of those that were told: the server seed that these had as their next, and another after it. */
  async seedsAfter(db: Executor, { owner, next }: PlayerSeeds, client: string): Promise<PlayerSeeds> {
    const made = { owner, client, server: next, next: newServerSeed() }
    const added = await one(db.insert(gameSeeds).values(made).returning())
    if (!added) throw new Error('The seeds were not kept')
    return withNext(added)
  },
  /** The seeds that rounds are drawn from. */
  seedsOf: async (db: Executor, rounds: readonly ({ seeds: number } | undefined)[]): Promise<GameSeeds[]> => {
    const ids = [...new Set(rounds.flatMap((round) => round?.seeds ?? []))]
    return ids.length === 0 ? [] : db.select().from(gameSeeds).where(inArray(gameSeeds.id, ids))
  },
  takeNonce: (db: Executor, id: number) =>
    one(
      db
        .update(gameSeeds)
        .set({ nonce: sql`${gameSeeds.nonce} + 1` })
        .where(and(eq(gameSeeds.id, id), isNull(gameSeeds.revealedAt)))
        .returning(),
    ),
  reveal: (db: Executor, owner: string) =>
    one(
      db
        .update(gameSeeds)
        .set({ revealedAt: sql`now()` })
        .where(and(eq(gameSeeds.owner, owner), isNull(gameSeeds.revealedAt)))
        .returning(),
    ),

  addRound: (db: Executor, round: Omit<typeof gameRounds.$inferInsert, 'number'>) =>
    one(db.insert(gameRounds).values(round).onConflictDoNothing().returning()),
  round: (db: Executor, id: string) => one(db.select().from(gameRounds).where(eq(gameRounds.id, id))),
  lockRound: (db: Executor, id: string) =>
    one(db.select().from(gameRounds).where(eq(gameRounds.id, id)).for('update')),
  /** The round that goes on, of one game or of any. */
  openRound: (db: Executor, owner: string, game?: string) =>
    one(
      db
        .select()
        .from(gameRounds)
        .where(
          and(
            eq(gameRounds.owner, owner),
            game === undefined ? undefined : eq(gameRounds.game, game),
            inArray(gameRounds.state, ['staking', 'open']),
          ),
        ),
    ),
  /** Whether an owner began a round of any game less than so many milliseconds ago. */
  hasPlayed: async (db: Executor, owner: string, withinMs: number) =>
    withinMs > 0 &&
    (await one(
      db
        .select({ id: gameRounds.id })
        .from(gameRounds)
        .where(
          and(
            eq(gameRounds.owner, owner),
            ne(gameRounds.state, 'void'),
            sql`${gameRounds.createdAt} > clock_timestamp() - make_interval(secs => ${withinMs / 1000})`,
          ),
        )
        .limit(1),
    )) !== undefined,
  /** Rounds that have been open for longer than so many seconds, the oldest first. */
  leftOpen: (db: Executor, seconds: number, count: number, games?: readonly string[]) =>
    db
      .select({ id: gameRounds.id })
      .from(gameRounds)
      .where(
        and(
          eq(gameRounds.state, 'open'),
          games && inArray(gameRounds.game, games),
          sql`${gameRounds.createdAt} < now() - make_interval(secs => ${seconds})`,
        ),
      )
      .orderBy(asc(gameRounds.number))
      .limit(count),
  /** The round of a game that was decided last. */
  lastRound: (db: Executor, owner: string, game: string) =>
    one(
      db
        .select()
        .from(gameRounds)
        .where(and(eq(gameRounds.owner, owner), eq(gameRounds.game, game), eq(gameRounds.state, 'over')))
        .orderBy(desc(gameRounds.number))
        .limit(1),
    ),
  /** Ends rounds whose process died before anything was decided, and whose stake is not under way. */
  voidStale: (db: Executor, owner: string, game: string, seconds: number) =>
    db
      .update(gameRounds)
      .set({ state: 'void' })
      .where(
        and(
          eq(gameRounds.owner, owner),
          eq(gameRounds.game, game),
          eq(gameRounds.state, 'staking'),
          sql`${gameRounds.createdAt} < now() - make_interval(secs => ${seconds})`,
          sql`not exists (select from ${gameTransactions} where ${gameTransactions.round} = ${gameRounds.id} and ${gameTransactions.state} = 'pending')`,
        ),
      ),
  changeRound: (db: Executor, id: string, change: Partial<GameRound>) =>
    db.update(gameRounds).set(change).where(eq(gameRounds.id, id)),
  rounds: (db: Executor, owner: string, before: number, count: number) =>
    db
      .select()
      .from(gameRounds)
      .where(and(eq(gameRounds.owner, owner), lt(gameRounds.number, before)))
      .orderBy(desc(gameRounds.number))
      .limit(count),

  addTransaction: (db: Executor, transaction: NewTransaction) =>
    db.insert(gameTransactions).values(transaction),
  lockTransaction: (db: Executor, id: string) =>
    one(db.select().from(gameTransactions).where(eq(gameTransactions.id, id)).for('update')),
  changeTransaction: (db: Executor, id: string, change: Partial<GameTransaction>) =>
    db.update(gameTransactions).set(change).where(eq(gameTransactions.id, id)),
  transactionsOf: (db: Executor, round: string) =>
    db
      .select()
      .from(gameTransactions)
      .where(eq(gameTransactions.round, round))
      .orderBy(asc(gameTransactions.number)),
  /** Whether a stake of a round is under way: nothing else is done in it meanwhile. */
  isStaking: async (db: Executor, round: string): Promise<boolean> =>
    (await one(
      db
        .select({ id: gameTransactions.id })
        .from(gameTransactions)
        .where(
          and(
            eq(gameTransactions.round, round),
            eq(gameTransactions.kind, 'bet'),
            eq(gameTransactions.state, 'pending'),
          ),
        )
        .limit(1),
    )) !== undefined,
  /** Puts a transaction off. */
  retryIn: (db: Executor, id: string, seconds: number) =>
    db
      .update(gameTransactions)
      .set({ nextAt: inSeconds(seconds) })
      .where(and(eq(gameTransactions.id, id), eq(gameTransactions.state, 'pending'))),
  /** Takes what is due, so that no other process does for a while. */
  async takeDue(db: Executor, claim: number): Promise<GameTransaction[]> {
    const due = db
      .select({ id: gameTransactions.id })
      .from(gameTransactions)
      .where(and(eq(gameTransactions.state, 'pending'), lte(gameTransactions.nextAt, sql`now()`)))
      .orderBy(asc(gameTransactions.number))
      .limit(20)
      .for('update', { skipLocked: true })
    const taken = await db
      .update(gameTransactions)
      .set({ attempts: sql`${gameTransactions.attempts} + 1`, nextAt: inSeconds(claim) })
      .where(inArray(gameTransactions.id, due))
      .returning()
    return taken.sort((a, b) => a.number - b.number)
  },
  nextDue: async (db: Executor) =>
    (
      await db
        .select({ at: min(gameTransactions.nextAt) })
        .from(gameTransactions)
        .where(eq(gameTransactions.state, 'pending'))
    )[0]?.at ?? undefined,

  giveFree: (db: Executor, free: FreeRounds) => db.insert(gameFreeRounds).values(free).onConflictDoNothing(),
  cancelFree: (db: Executor, campaign: string) =>
    db.update(gameFreeRounds).set({ remaining: 0 }).where(eq(gameFreeRounds.campaign, campaign)),
  freeOf: (db: Executor, player: string, game: string) =>
    db
      .select()
      .from(gameFreeRounds)
      .where(
        and(
          eq(gameFreeRounds.player, player),
          eq(gameFreeRounds.game, game),
          gt(gameFreeRounds.remaining, 0),
          gt(gameFreeRounds.endsAt, sql`now()`),
        ),
      )
      .orderBy(asc(gameFreeRounds.endsAt)),
  takeFree: (db: Executor, campaign: string, player: string, by: number) =>
    one(
      db
        .update(gameFreeRounds)
        .set({ remaining: sql`${gameFreeRounds.remaining} - ${by}` })
        .where(
          and(
            eq(gameFreeRounds.campaign, campaign),
            eq(gameFreeRounds.player, player),
            sql`${gameFreeRounds.remaining} >= ${by}`,
          ),
        )
        .returning(),
    ),
}
