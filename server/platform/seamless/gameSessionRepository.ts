import { createHash } from 'node:crypto'
import { type AnyColumn, and, count, desc, eq, gte, isNotNull, isNull, lt, min, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../db/Database.ts'
import { given, prepared } from '../../db/prepared.ts'
import { accounts } from '../accounts/schema.ts'
import { sessions } from '../sessions/schema.ts'
import { type GameSession, gamePlayers, gameRounds, gameSessions } from './schema.ts'

/** @property isSignedIn whether the sign-in that it was opened in is still good, and the player not blocked */
export type FoundGameSession = GameSession & { isSignedIn: boolean; isBlocked: boolean }

/** Sums in minor units. */
export type PlayedSession = Pick<GameSession, 'createdAt' | 'usedAt' | 'currency'> & {
  rounds: number
  staked: bigint
  won: bigint
  lastRoundAt: Date | null
}

type NewGameSession = Omit<typeof gameSessions.$inferInsert, 'tokenHash'> & { token: string }

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

// An alias, because a row can be locked only by a name without its schema.
const player = alias(accounts, 'player')

const ofToken = (executor: Executor) =>
  executor
    .select({
      session: gameSessions,
      isSignedIn: sql<boolean>`${sessions.id} is not null`,
      isBlocked: sql<boolean>`${player.isBanned} or ${player.isDeleted}`,
    })
    .from(gameSessions)
    .innerJoin(player, eq(player.uid, gameSessions.uid))
    .leftJoin(sessions, and(eq(sessions.id, gameSessions.signIn), sql`${sessions.expiresAt} > now()`))
    .where(and(eq(gameSessions.tokenHash, given('hash')), eq(gameSessions.provider, given('provider'))))

const findOfToken = prepared('find_game_session', ofToken)
const holdOfToken = prepared('hold_game_session', (executor) =>
  ofToken(executor).for('no key update', { of: player }),
)

const holdNamed = prepared('hold_player_named', (executor) =>
  executor
    .select({ uid: player.uid, currency: player.currency })
    .from(gamePlayers)
    .innerJoin(player, eq(player.uid, gamePlayers.uid))
    .where(and(eq(gamePlayers.provider, given('provider')), eq(gamePlayers.name, given('name'))))
    .for('no key update', { of: player }),
)

/** Games that players opened, and what providers know players by. */
export const gameSessionRepository = {
  async add(tx: Executor, { token, ...session }: NewGameSession): Promise<void> {
    await tx.insert(gameSessions).values({ ...session, tokenHash: hashToken(token) })
  },

  /** @param holds whether the player is locked, as by `lockPlayer` */
  async ofToken(
    tx: Executor,
    provider: string,
    token: string,
    holds: boolean,
  ): Promise<FoundGameSession | undefined> {
    const [row] = await (holds ? holdOfToken : findOfToken)(tx, { hash: hashToken(token), provider })
    return row && { ...row.session, isSignedIn: row.isSignedIn, isBlocked: row.isBlocked }
  },

  /** The last one in a game of a player; in any game of the provider where there is none. */
  async latest(tx: Executor, provider: string, uid: number, game: string): Promise<GameSession | undefined> {
    const [row] = await tx
      .select()
      .from(gameSessions)
      .where(and(eq(gameSessions.uid, uid), eq(gameSessions.provider, provider)))
      .orderBy(desc(sql`${gameSessions.game} = ${game}`), desc(gameSessions.id))
      .limit(1)
    return row
  },

  /** Those of a sign-in, with what was played in each. */
  async played(
    executor: Executor,
    { uid, signIn }: Pick<GameSession, 'uid' | 'signIn'>,
  ): Promise<PlayedSession[]> {
    const ofSignIn = and(
      eq(gameSessions.uid, uid),
      eq(gameSessions.signIn, signIn),
      isNotNull(gameSessions.redeemedAt),
    )
    const first = executor
      .select({ at: min(gameSessions.createdAt) })
      .from(gameSessions)
      .where(ofSignIn)
    const sum = (column: AnyColumn) =>
      sql<bigint>`coalesce(sum(${column}), 0)::bigint`.mapWith((text) => BigInt(text))
    return executor
      .select({
        createdAt: gameSessions.createdAt,
        usedAt: gameSessions.usedAt,
        currency: gameSessions.currency,
        rounds: count(gameRounds.id),
        staked: sum(gameRounds.staked),
        won: sum(gameRounds.won),
        lastRoundAt: sql<Date | null>`max(coalesce(${gameRounds.closedAt}, ${gameRounds.openedAt}))`.mapWith(
          gameRounds.openedAt,
        ),
      })
      .from(gameSessions)
      .leftJoin(
        gameRounds,
        and(
          eq(gameRounds.sessionId, gameSessions.id),
          // What an index finds: rounds of the player since they signed in.
          eq(gameRounds.uid, uid),
          gte(gameRounds.openedAt, sql`(${first})`),
        ),
      )
      .where(ofSignIn)
      .groupBy(gameSessions.id)
  },

  async redeem(tx: Executor, id: number, now: Date): Promise<void> {
    await tx
      .update(gameSessions)
      .set({ redeemedAt: now, usedAt: now })
      .where(and(eq(gameSessions.id, id), isNull(gameSessions.redeemedAt)))
  },

  async noteUse(tx: Executor, id: number, now: Date): Promise<void> {
    await tx.update(gameSessions).set({ usedAt: now }).where(eq(gameSessions.id, id))
  },

  /** Removes launches that came to nothing. */
  async sweep(executor: Executor, before: Date): Promise<void> {
    await executor
      .delete(gameSessions)
      .where(and(isNull(gameSessions.redeemedAt), lt(gameSessions.createdAt, before)))
  },

  /** What the provider knows the player by: `fresh`, unless it knows them already. */
  async nameOf(tx: Executor, provider: string, uid: number, fresh: string): Promise<string> {
    const one = and(eq(gamePlayers.provider, provider), eq(gamePlayers.uid, uid))
    const [known] = await tx.select().from(gamePlayers).where(one)
    if (known) return known.name
    await tx.insert(gamePlayers).values({ provider, uid, name: fresh }).onConflictDoNothing()
    const [made] = await tx.select().from(gamePlayers).where(one)
    if (!made) throw new Error(`Player ${uid} was not named`)
    return made.name
  },

  /** The player, locked as by `lockPlayer`. */
  async holdPlayer(
    tx: Executor,
    provider: string,
    name: string,
  ): Promise<{ uid: number; currency: string } | undefined> {
    const [row] = await holdNamed(tx, { provider, name })
    return row
  },
}
