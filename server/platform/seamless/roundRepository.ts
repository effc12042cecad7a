import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { type GameRound, gameRounds, gameSessions } from './schema.ts'

/** How a round is found: of a round that players share, each has one of their own. */
export type RoundName = Pick<GameRound, 'provider' | 'uid' | 'game' | 'name'>

type Staked = RoundName &
  Pick<GameRound, 'sessionId' | 'currency' | 'staked' | 'won' | 'withBonus' | 'isFree'> & { now: Date }

const named = ({ provider, uid, game, name }: RoundName) =>
  and(
    eq(gameRounds.provider, provider),
    eq(gameRounds.uid, uid),
    eq(gameRounds.game, game),
    eq(gameRounds.name, name),
  )

/** Rounds; each call is made under the lock of the player. */
export const roundRepository = {
  async find(tx: Executor, name: RoundName) {
    const [row] = await tx
      .select({ round: gameRounds, session: gameSessions })
      .from(gameRounds)
      .innerJoin(gameSessions, eq(gameSessions.id, gameRounds.sessionId))
      .where(named(name))
    return row
  },

  /** Opens it where it is new. @returns undefined where it is closed */
  async stake(tx: Executor, { now, ...round }: Staked): Promise<GameRound | undefined> {
    const [row] = await tx
      .insert(gameRounds)
      .values({ ...round, openedAt: now })
      .onConflictDoUpdate({
        target: [gameRounds.provider, gameRounds.uid, gameRounds.game, gameRounds.name],
        set: {
          staked: sql`${gameRounds.staked} + excluded.staked`,
          won: sql`${gameRounds.won} + excluded.won`,
          withBonus: sql`${gameRounds.withBonus} or excluded.with_bonus`,
        },
        setWhere: eq(gameRounds.state, 'open'),
      })
      .returning()
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

  /** @property won minor units more @returns undefined where it was closed before */
  async close(
    tx: Executor,
    id: number,
    { counted, won, now }: { counted: bigint; won: bigint; now: Date },
  ): Promise<GameRound | undefined> {
    const [row] = await tx
      .update(gameRounds)
      .set({ state: 'closed', counted, won: sql`${gameRounds.won} + ${won}::bigint`, closedAt: now })
      .where(and(eq(gameRounds.id, id), eq(gameRounds.state, 'open')))
      .returning()
    return row
  },
}
