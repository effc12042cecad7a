import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { given, prepared } from '../../db/prepared.ts'
import { type GameRound, gameRounds, gameSessions } from './schema.ts'

/** How a round is found: of a round that players share, each has one of their own. */
export type RoundName = Pick<GameRound, 'provider' | 'uid' | 'game' | 'name'>

export type Staked = RoundName &
  Pick<GameRound, 'sessionId' | 'currency' | 'staked' | 'won' | 'withBonus' | 'isFree'> & { now: Date }

const find = prepared('game_round_of_name', (executor) =>
  executor
    .select({ round: gameRounds, session: gameSessions })
    .from(gameRounds)
    .innerJoin(gameSessions, eq(gameSessions.id, gameRounds.sessionId))
    .where(
      and(
        eq(gameRounds.provider, given('provider')),
        eq(gameRounds.uid, given('uid')),
        eq(gameRounds.game, given('game')),
        eq(gameRounds.name, given('name')),
      ),
    ),
)

/** A round that begins, with the values of `Staked`. */
export const openRound = (executor: Pick<Executor, 'insert'>) =>
  executor.insert(gameRounds).values({
    provider: given('provider'),
    uid: given('uid'),
    game: given('game'),
    name: given('name'),
    sessionId: given('sessionId'),
    currency: given('currency'),
    staked: given('staked'),
    won: given('won'),
    withBonus: given('withBonus'),
    isFree: given('isFree'),
    openedAt: given('now'),
  })

const stake = prepared('stake_game_round', (executor) =>
  openRound(executor)
    .onConflictDoUpdate({
      target: [gameRounds.provider, gameRounds.uid, gameRounds.game, gameRounds.name],
      set: {
        staked: sql`${gameRounds.staked} + excluded.staked`,
        won: sql`${gameRounds.won} + excluded.won`,
        withBonus: sql`${gameRounds.withBonus} or excluded.with_bonus`,
      },
      setWhere: eq(gameRounds.state, 'open'),
    })
    .returning(),
)

const close = prepared('close_game_round', (executor) =>
  executor
    .update(gameRounds)
    .set({
      state: 'closed',
      counted: sql`${given('counted')}`,
      won: sql`${gameRounds.won} + ${given('won')}::bigint`,
      closedAt: sql`${given('now')}`,
    })
    .where(and(eq(gameRounds.id, given('id')), eq(gameRounds.state, 'open')))
    .returning({ id: gameRounds.id }),
)

/** Rounds; each call is made under the lock of the player. */
export const roundRepository = {
  async find(tx: Executor, name: RoundName) {
    const [row] = await find(tx, name)
    return row
  },

  /** Opens it where it is new. @returns undefined where it is closed */
  async stake(tx: Executor, round: Staked): Promise<GameRound | undefined> {
    const [row] = await stake(tx, round)
    return row
  },

  /** @property unstaked minor units that were given back @property won minor units more */
  async change(
    tx: Executor,
    id: number,
    { unstaked = 0n, won = 0n }: { unstaked?: bigint; won?: bigint },
  ): Promise<GameRound> {
    const [row] = await tx
      .update(gameRounds)
      .set({
        staked: sql`${gameRounds.staked} - ${unstaked}::bigint`,
        won: sql`${gameRounds.won} + ${won}::bigint`,
      })
      .where(eq(gameRounds.id, id))
      .returning()
    if (!row) throw new Error(`There is no round ${id}`)
    return row
  },

  /** @property won minor units more @throws where it was closed before */
  async close(
    tx: Executor,
    id: number,
    { counted, won, now }: { counted: bigint; won: bigint; now: Date },
  ): Promise<void> {
    const [row] = await close(tx, { id, counted, won, now })
    if (!row) throw new Error(`The round ${id} was closed before`)
  },
}
