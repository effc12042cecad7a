import { and, desc, eq, gt, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { given, prepared } from '../../db/prepared.ts'
import type { Run, RunTerms } from './runs.ts'
import { tournamentParticipants, tournamentRuns } from './schema.ts'

type Row = typeof tournamentRuns.$inferSelect

const runOf = ({ id, terms, startsAt, endsAt, closedAt }: Row): Run => ({
  id,
  terms: JSON.parse(terms) as RunTerms,
  startsAt,
  endsAt,
  isClosed: closedAt !== null,
})

const holdCounting = prepared('hold_counting_runs', (executor) => {
  const joined = executor
    .select({ id: tournamentParticipants.runId })
    .from(tournamentParticipants)
    .where(
      and(
        eq(tournamentParticipants.uid, given('uid')),
        lte(tournamentParticipants.countsFrom, given('since')),
      ),
    )
  return executor
    .select()
    .from(tournamentRuns)
    .where(
      and(
        inArray(tournamentRuns.id, joined),
        lte(tournamentRuns.startsAt, given('since')),
        gt(tournamentRuns.endsAt, given('now')),
        isNull(tournamentRuns.closedAt),
      ),
    )
    .orderBy(tournamentRuns.id)
    .for('share')
})

/** Runs that somebody has joined. */
export const runRepository = {
  /** Writes a run down, unless it is. */
  async keep(tx: Executor, { id, terms, startsAt, endsAt }: Run, createdAt: Date): Promise<void> {
    const tournament = terms.definition.id
    await tx
      .insert(tournamentRuns)
      .values({ id, tournament, startsAt, endsAt, terms: JSON.stringify(terms), createdAt })
      .onConflictDoNothing()
  },

  async find(executor: Executor, ids: readonly number[]): Promise<Run[]> {
    if (ids.length === 0) return []
    const rows = await executor
      .select()
      .from(tournamentRuns)
      .where(inArray(tournamentRuns.id, [...ids]))
    return rows.map(runOf)
  },

  /** Those that ended last, and all that have not ended before `since`. */
  async list(executor: Executor, since: Date, atMost: number): Promise<Run[]> {
    const rows = await executor
      .select()
      .from(tournamentRuns)
      .where(gt(tournamentRuns.endsAt, since))
      .orderBy(desc(tournamentRuns.endsAt))
      .limit(atMost)
    return rows.map(runOf)
  },

  /**
   * Runs in which a round of a player counts by its time, held so that none of them is closed before the transaction ends.
   * @property since when the round began @property now when it is closed
   */
  async holdCounting(
    tx: Executor,
    { uid, since, now }: { uid: number; since: Date; now: Date },
  ): Promise<Run[]> {
    const rows = await holdCounting(tx, { uid, since, now })
    return rows.map(runOf)
  },

  /** Runs of a player whose places were not taken down yet, held so that none is until the transaction ends. */
  async holdOpen(tx: Executor, uid: number): Promise<Run[]> {
    const joined = tx
      .select({ id: tournamentParticipants.runId })
      .from(tournamentParticipants)
      .where(eq(tournamentParticipants.uid, uid))
    const rows = await tx
      .select()
      .from(tournamentRuns)
      .where(and(inArray(tournamentRuns.id, joined), isNull(tournamentRuns.closedAt)))
      .orderBy(tournamentRuns.id)
      .for('share')
    return rows.map(runOf)
  },

  /** A run that is over and open, held until the transaction ends. */
  async lockToClose(tx: Executor, id: number, now: Date): Promise<Run | undefined> {
    const [row] = await tx
      .select()
      .from(tournamentRuns)
      .where(and(eq(tournamentRuns.id, id), lte(tournamentRuns.endsAt, now), isNull(tournamentRuns.closedAt)))
      .for('update')
    return row && runOf(row)
  },

  async closed(tx: Executor, id: number, closedAt: Date): Promise<void> {
    await tx.update(tournamentRuns).set({ closedAt }).where(eq(tournamentRuns.id, id))
  },

  /**
   * Notes that jobs are left that end runs. @returns those that ended before `ended` and are not closed, or have prizes to
   * give, and were left to none since `before`
   */
  async leave(
    tx: Executor,
    { ended, before, now }: Record<'ended' | 'before' | 'now', Date>,
  ): Promise<number[]> {
    const due = tx
      .select({ id: tournamentParticipants.runId })
      .from(tournamentParticipants)
      .where(eq(tournamentParticipants.prizeState, 'due'))
    const rows = await tx
      .update(tournamentRuns)
      .set({ leftAt: now })
      .where(
        and(
          lte(tournamentRuns.endsAt, ended),
          or(isNull(tournamentRuns.closedAt), inArray(tournamentRuns.id, due)),
          or(isNull(tournamentRuns.leftAt), lt(tournamentRuns.leftAt, before)),
        ),
      )
      .returning({ id: tournamentRuns.id })
    return rows.map(({ id }) => id)
  },
}
