import { and, asc, count, eq, inArray, type SQL, sql, sum } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import { accounts } from '../accounts/schema.ts'
import { tournamentParticipants as participants, tournamentPoints, tournamentRuns } from './schema.ts'

/** A player of a run with their place: the final one once it is closed, the present one before. */
export type Line = { run: number; uid: number; fakename: string | null; points: number; place: number }
export type Totals = { participants: number; points: number }
export type Own = { points: number; place?: number; prizeState: 'due' | 'given' | 'withheld' | null }
export type Winner = { uid: number; place: number; isBarred: boolean }

/** Whoever has points and may win; the most points first, and of equals who reached them first. */
const rank = sql`row_number() over (
  partition by ${participants.runId}
  order by ${participants.points} desc, ${participants.reachedAt}, ${participants.uid})`
const mayWin = sql`${participants.points} > 0 and not ${accounts.isBanned} and not ${accounts.isDeleted}`
/** Who was left out when the places were taken down stays out. */
const isPlaced = sql`(${participants.place} is not null or exists (select 1 from ${tournamentRuns}
  where ${tournamentRuns.id} = ${participants.runId} and ${tournamentRuns.closedAt} is null))`

/** Players in runs, their points, places and prizes. */
export const participantRepository = {
  /** Who takes part already stays as they are. */
  async add(tx: Executor, entry: { runId: number; uid: number; joinedAt: Date }): Promise<void> {
    await tx
      .insert(participants)
      .values({ ...entry, countsFrom: entry.joinedAt })
      .onConflictDoNothing()
  },

  /**
   * What a round brought: once, whatever the order in which rounds come.
   * @param adds whether it comes on top; otherwise the best round counts
   */
  async addPoints(
    tx: Executor,
    gained: typeof tournamentPoints.$inferInsert,
    adds: boolean,
  ): Promise<boolean> {
    const { runId, uid, points, closedAt } = gained
    const isNew = await tx.insert(tournamentPoints).values(gained).onConflictDoNothing().returning()
    if (isNew.length === 0) return false
    const at = sql`${closedAt.toISOString()}::timestamptz`
    const { points: had, reachedAt } = participants
    await tx
      .update(participants)
      .set(
        adds
          ? { points: sql`${had} + ${points}`, reachedAt: sql`greatest(${reachedAt}, ${at})` }
          : {
              points: sql`greatest(${had}, ${points})`,
              reachedAt: sql`case when ${points} > ${had} then ${at}
                when ${points} = ${had} then least(${reachedAt}, ${at}) else ${reachedAt} end`,
            },
      )
      .where(and(eq(participants.runId, runId), eq(participants.uid, uid)))
    return true
  },

  /** Takes away the points of a player in some runs, and lets them begin anew. */
  async reset(tx: Executor, uid: number, runs: readonly number[], countsFrom: Date): Promise<void> {
    await tx
      .update(participants)
      .set({ points: 0, reachedAt: null, countsFrom })
      .where(and(eq(participants.uid, uid), inArray(participants.runId, [...runs])))
  },

  /** The first places of runs. */
  async board(executor: Executor, runs: readonly number[], places: number): Promise<Line[]> {
    if (runs.length === 0) return []
    const { runId, uid, points } = participants
    const lines = executor
      .select({
        run: sql<number>`${runId}`.as('run'),
        uid: sql<number>`${uid}`.as('player'),
        fakename: accounts.fakename,
        points: sql<number>`${points}`.as('gained'),
        place: sql<number>`coalesce(${participants.place}, ${rank})`.as('rank'),
      })
      .from(participants)
      .innerJoin(accounts, eq(accounts.uid, uid))
      .where(and(inArray(runId, [...runs]), mayWin, isPlaced))
      .as('lines')
    const rows = await executor
      .select()
      .from(lines)
      .where(sql`${lines.place} <= ${places}`)
      .orderBy(asc(lines.run), asc(lines.place))
    return rows.map((row) => ({
      ...row,
      run: Number(row.run),
      uid: Number(row.uid),
      points: Number(row.points),
      place: Number(row.place),
    }))
  },

  async totals(executor: Executor, runs: readonly number[]): Promise<Map<number, Totals>> {
    if (runs.length === 0) return new Map()
    const rows = await executor
      .select({ run: participants.runId, participants: count(), points: sum(participants.points) })
      .from(participants)
      .where(inArray(participants.runId, [...runs]))
      .groupBy(participants.runId)
    return new Map(
      rows.map((row) => [row.run, { participants: row.participants, points: Number(row.points) }]),
    )
  },

  /** How a player stands in runs, by run. */
  async own(executor: Executor, uid: number, runs: readonly number[]): Promise<Map<number, Own>> {
    if (runs.length === 0) return new Map()
    const rows = await rowsOf<{
      run: string
      points: string
      place: string | null
      prize_state: Own['prizeState']
    }>(
      executor,
      sql`select mine.run_id as run, mine.points, mine.prize_state,
          coalesce(mine.place, case when mine.points > 0 and ${isOpen} then (
            select count(*) + 1 from ${participants}
            join ${accounts} on ${accounts.uid} = ${participants.uid}
            where ${participants.runId} = mine.run_id and ${mayWin}
              and (${participants.points} > mine.points or (${participants.points} = mine.points
                and (${participants.reachedAt}, ${participants.uid}) < (mine.reached_at, mine.uid)))
          ) end) as place
        from ${participants} as mine
        where mine.uid = ${uid} and mine.run_id in ${[...runs]}`,
    )
    return new Map(
      rows.map((row) => [
        Number(row.run),
        {
          points: Number(row.points),
          prizeState: row.prize_state,
          ...(row.place !== null && { place: Number(row.place) }),
        },
      ]),
    )
  },

  /** Takes the places of a run down, which the transaction holds. @param paid how many of the first places win something */
  async place(tx: Executor, run: number, paid: number): Promise<void> {
    const ranked = tx
      .select({ uid: sql<number>`${participants.uid}`.as('player'), rank: rank.as('rank') })
      .from(participants)
      .innerJoin(accounts, eq(accounts.uid, participants.uid))
      .where(and(eq(participants.runId, run), mayWin))
      .as('ranked')
    await tx
      .update(participants)
      .set({
        place: sql`${ranked.rank}`,
        prizeState: sql`case when ${ranked.rank} <= ${paid} then 'due' end`,
      })
      .from(ranked)
      .where(and(eq(participants.runId, run), eq(participants.uid, ranked.uid)))
  },

  /** Players of a run whose prize is still to be given, by place. */
  async due(executor: Executor, run: number): Promise<number[]> {
    const rows = await executor
      .select({ uid: participants.uid })
      .from(participants)
      .where(isDue(run))
      .orderBy(participants.place)
    return rows.map(({ uid }) => uid)
  },

  /** A player whose prize is still to be given, held until the transaction ends. */
  async lockDue(tx: Executor, run: number, uid: number): Promise<Winner | undefined> {
    const [row] = await tx
      .select({
        place: participants.place,
        isBarred: sql<boolean>`exists (select 1 from ${accounts} where ${accounts.uid} = ${uid}
          and (${accounts.isBanned} or ${accounts.isDeleted}))`,
      })
      .from(participants)
      .where(and(isDue(run), eq(participants.uid, uid)))
      .for('update')
    return row?.place ? { uid, place: row.place, isBarred: row.isBarred } : undefined
  },

  async settle(
    tx: Executor,
    { run, uid, state, at }: { run: number; uid: number; state: 'given' | 'withheld'; at: Date },
  ): Promise<void> {
    await tx
      .update(participants)
      .set({ prizeState: state, settledAt: at })
      .where(and(eq(participants.runId, run), eq(participants.uid, uid)))
  },
}

const isOpen: SQL = sql`exists (select 1 from ${tournamentRuns}
  where ${tournamentRuns.id} = mine.run_id and ${tournamentRuns.closedAt} is null)`
const isDue = (run: number) => and(eq(participants.runId, run), eq(participants.prizeState, 'due'))
