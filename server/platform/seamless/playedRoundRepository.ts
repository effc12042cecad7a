import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import { type GameRound, type GameTransaction, gameRounds, gameSessions, gameTransactions } from './schema.ts'

/** Days are those of a time zone (IANA), each with its own bounds. */
export type RoundFilter = {
  uid: number
  /** ISO dates; the last is meant with its whole day. */
  from?: string
  to?: string
  zone: string
  /** Sysname. */
  game?: string
  state?: GameRound['state']
}

/** @property purse what its game was opened with, where real and bonus money are isolated */
export type FoundRound = GameRound & { sysname: string; purse: 'main' | 'bonus' | null }

const columns = { round: gameRounds, sysname: gameSessions.sysname, purse: gameSessions.purse }
const found = ({
  round,
  ...opened
}: { round: GameRound } & Pick<FoundRound, 'sysname' | 'purse'>): FoundRound => ({
  ...round,
  ...opened,
})

/** Rounds as players look back on them. */
export const playedRoundRepository = {
  /** The newest first. */
  async page(
    executor: Executor,
    filter: RoundFilter,
    { offset, count }: { offset: number; count: number },
  ): Promise<{ rounds: FoundRound[]; total: number }> {
    const where = fits(filter)
    const rows = await executor
      .select(columns)
      .from(gameRounds)
      .innerJoin(gameSessions, eq(gameSessions.id, gameRounds.sessionId))
      .where(where)
      .orderBy(desc(gameRounds.openedAt), desc(gameRounds.id))
      .limit(count)
      .offset(offset)
    const [counted] = await executor
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(gameRounds)
      .innerJoin(gameSessions, eq(gameSessions.id, gameRounds.sessionId))
      .where(where)
    return { rounds: rows.map(found), total: counted?.total ?? 0 }
  },

  /** The oldest first, as many as `count` after a round. @param before rounds that were begun since are left out */
  async after(
    executor: Executor,
    filter: RoundFilter & { before: Date },
    last: Pick<GameRound, 'openedAt' | 'id'> | undefined,
    count: number,
  ): Promise<FoundRound[]> {
    const rows = await executor
      .select(columns)
      .from(gameRounds)
      .innerJoin(gameSessions, eq(gameSessions.id, gameRounds.sessionId))
      .where(
        and(
          fits(filter),
          sql`${gameRounds.openedAt} <= ${filter.before.toISOString()}`,
          last &&
            sql`(${gameRounds.openedAt}, ${gameRounds.id}) > (${last.openedAt.toISOString()}::timestamptz, ${last.id})`,
        ),
      )
      .orderBy(asc(gameRounds.openedAt), asc(gameRounds.id))
      .limit(count)
    return rows.map(found)
  },

  /** By our number, else by what a provider calls it. */
  async one(executor: Executor, uid: number, name: string): Promise<FoundRound | undefined> {
    const isNumber = /^[1-9]\d{0,14}$/.test(name)
    const rows = await executor
      .select(columns)
      .from(gameRounds)
      .innerJoin(gameSessions, eq(gameSessions.id, gameRounds.sessionId))
      .where(
        and(
          eq(gameRounds.uid, uid),
          isNumber
            ? sql`(${gameRounds.id} = ${Number(name)} or ${gameRounds.name} = ${name})`
            : eq(gameRounds.name, name),
        ),
      )
      .orderBy(desc(sql`${gameRounds.id} = ${isNumber ? Number(name) : 0}`), desc(gameRounds.id))
      .limit(1)
    return rows[0] && found(rows[0])
  },

  /** By round, in the order in which they were booked. */
  async transactions(executor: Executor, rounds: readonly number[]): Promise<Map<number, GameTransaction[]>> {
    const byRound = new Map(rounds.map((id): [number, GameTransaction[]] => [id, []]))
    if (rounds.length === 0) return byRound
    const rows = await executor
      .select()
      .from(gameTransactions)
      .where(inArray(gameTransactions.roundId, [...rounds]))
      .orderBy(asc(gameTransactions.id))
    for (const row of rows) byRound.get(row.roundId ?? 0)?.push(row)
    return byRound
  },

  /** Sysnames of the games that somebody has played, the last first. */
  async games(executor: Executor, uid: number, atMost: number): Promise<string[]> {
    const rows = await rowsOf<{ sysname: string }>(
      executor,
      sql`select s.sysname from platform.game_rounds r join platform.game_sessions s on s.id = r.session_id
        where r.uid = ${uid} group by s.sysname order by max(r.id) desc limit ${atMost}`,
    )
    return rows.map(({ sysname }) => sysname)
  },
}

function fits({ uid, from, to, zone, game, state }: RoundFilter): SQL | undefined {
  const midnight = (day: string) => sql`(${day}::date)::timestamp at time zone ${zone}`
  const nextMidnight = (day: string) => sql`(${day}::date + 1)::timestamp at time zone ${zone}`
  return and(
    eq(gameRounds.uid, uid),
    from === undefined ? undefined : sql`${gameRounds.openedAt} >= ${midnight(from)}`,
    to === undefined ? undefined : sql`${gameRounds.openedAt} < ${nextMidnight(to)}`,
    game === undefined ? undefined : eq(gameSessions.sysname, game),
    state === undefined ? undefined : eq(gameRounds.state, state),
  )
}
