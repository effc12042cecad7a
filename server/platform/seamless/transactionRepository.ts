import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { given, prepared } from '../../db/prepared.ts'
import { isTaken } from '../../db/sqlErrors.ts'
import { together } from '../../db/together.ts'
import { openRound, type Staked } from './roundRepository.ts'
import { gameRounds, gameSessions, gameTransactions } from './schema.ts'

/** @property opens the round that begins with it, in place of `roundId` */
export type NewTransaction = Omit<typeof gameTransactions.$inferInsert, 'id'> & { opens?: Staked }

const { provider: ofProvider, name, bet, outcome } = gameTransactions

/** Whether something else has happened to the bet of a row, by a call for its own player. */
const happened = (what: 'win' | 'rollback') => sql<boolean>`exists (
  select from platform.game_transactions other where other.provider = ${ofProvider} and other.bet = ${name}
    and other.uid = ${gameTransactions.uid} and other.kind = ${sql.raw(`'${what}'`)})`

const ofName = prepared('game_transaction_of_name', (executor) =>
  executor
    .select()
    .from(gameTransactions)
    .where(
      and(
        eq(ofProvider, given('provider')),
        or(
          eq(name, given('wanted')),
          and(eq(bet, given('wanted')), sql`${outcome} in ('returned', 'tombstone')`),
        ),
      ),
    ),
)

const betOfName = prepared('game_bet_of_name', (executor) =>
  executor
    .select({
      bet: {
        kind: gameTransactions.kind,
        uid: gameTransactions.uid,
        amount: gameTransactions.amount,
        currency: gameTransactions.currency,
        stake: gameTransactions.stake,
      },
      round: gameRounds,
      session: {
        uid: gameSessions.uid,
        sysname: gameSessions.sysname,
        categories: gameSessions.categories,
        currency: gameSessions.currency,
        purse: gameSessions.purse,
      },
      isSettled: happened('win'),
      isRolledBack: happened('rollback'),
    })
    .from(gameTransactions)
    .leftJoin(gameRounds, eq(gameRounds.id, gameTransactions.roundId))
    .leftJoin(gameSessions, eq(gameSessions.id, gameRounds.sessionId))
    .where(and(eq(ofProvider, given('provider')), eq(name, given('wanted')))),
)

const added = {
  provider: given('provider'),
  kind: given('kind'),
  uid: given('uid'),
  amount: given('amount'),
  currency: given('currency'),
  bet: given('bet'),
  outcome: given('outcome'),
  stake: given('stake'),
  requestHash: given('requestHash'),
  answer: given('answer'),
  createdAt: given('createdAt'),
}

const addOne = prepared('add_game_transaction', (executor) =>
  executor
    .insert(gameTransactions)
    .values({ ...added, name: given('transaction'), roundId: given('roundId') })
    .returning({ id: gameTransactions.id, name }),
)

/** The first bet of a round, with that: fails where there is a round of this name. */
const addOpening = prepared('open_game_round', (executor) => {
  const opened = executor.$with('opened').as(openRound(executor).returning({ id: gameRounds.id }))
  return executor
    .with(opened)
    .insert(gameTransactions)
    .values({ ...added, name: given('transaction'), roundId: sql`(select ${opened.id} from ${opened})` })
    .returning({ id: gameTransactions.id, name })
})

/** What providers told us to do; written under the lock of the player. */
export const transactionRepository = {
  /**
   * What is known of a name: the transaction itself, and whether a player's bet of this name was rolled back, since it came or
   * before. Who asked for that has said it of their own bet, and keeps nobody else's out.
   */
  async find(tx: Executor, provider: string, wanted: string) {
    const rows = await ofName(tx, { provider, wanted })
    return {
      known: rows.find((row) => row.name === wanted),
      isUndone: (uid: number) => rows.some((row) => row.bet === wanted && row.uid === uid),
    }
  },

  /** Our names of transactions, by the provider's. */
  async ids(tx: Executor, provider: string, names: readonly string[]): Promise<Map<string, number>> {
    if (names.length === 0) return new Map()
    const rows = await tx
      .select({ id: gameTransactions.id, name })
      .from(gameTransactions)
      .where(and(eq(ofProvider, provider), inArray(name, [...names])))
    return new Map(rows.map((row) => [row.name, row.id]))
  },

  /** What a win or a rollback is about, with its round, the session of that, and what has become of it. */
  async findBet(tx: Executor, provider: string, wanted: string) {
    const [row] = await betOfName(tx, { provider, wanted })
    return row
  },

  /** Writes them. @returns our names of them @throws the database's refusal (`isNameTaken`) where a name was used */
  async add(tx: Executor, rows: readonly NewTransaction[]): Promise<Map<string, number>> {
    const none = { roundId: null, bet: null, outcome: null, stake: null }
    const asked = rows.map(({ name: transaction, opens, ...row }) =>
      opens
        ? addOpening(tx, { ...none, ...opens, ...row, transaction })
        : addOne(tx, { ...none, ...row, transaction }),
    )
    return new Map((await together(asked)).flat().map((row) => [row.name, row.id]))
  },

  /** Whether an error says that a name was used, or that a bet was rolled back. */
  isNameTaken: (error: unknown): boolean =>
    isTaken(error, ['game_transactions_by_name', 'game_transactions_rolled_back_once']),
}

export type FoundBet = NonNullable<Awaited<ReturnType<typeof transactionRepository.findBet>>>
