import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, number } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** Times that tournaments are held, from when the first player joined. */
export const tournamentRuns = platform.table(
  'tournament_runs',
  {
    /** Number in the API (`runs.ts`). */
    id: number('id').primaryKey(),
    /** Id of the definition. */
    tournament: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** JSON: what was joined by (`RunTerms`). */
    terms: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When a job was last left that ends it. */
    leftAt: moment('left_at'),
    /** When the places were taken down. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('tournament_runs_to_close').on(table.endsAt).where(sql`${table.closedAt} is null`),
    index('tournament_runs_by_end').on(table.endsAt),
    check('tournament_runs_time', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)

export const prizeStates = ['due', 'given', 'withheld'] as const

/** Players in a run. */
export const tournamentParticipants = platform.table(
  'tournament_participants',
  {
    runId: number('run_id')
      .notNull()
      .references(() => tournamentRuns.id),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    joinedAt: moment('joined_at').notNull(),
    /** Rounds that began before count nothing. */
    countsFrom: moment('counts_from').notNull(),
    /** Hundredths of a point. */
    points: number('points').notNull().default(0),
    /** When the points were reached; of equals the earlier one is before the other. */
    reachedAt: moment('reached_at'),
    /** From 1, once the run is over; none without points, and none of players who were banned. */
    place: integer(),
    prizeState: text('prize_state', { enum: prizeStates }),
    settledAt: moment('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.uid] }),
    index('tournament_participants_of_player').on(table.uid, table.runId),
    index('tournament_participants_by_points').on(
      table.runId,
      table.points.desc(),
      table.reachedAt,
      table.uid,
    ),
    index('tournament_participants_to_pay')
      .on(table.runId, table.uid)
      .where(sql`${table.prizeState} = 'due'`),
    check('tournament_participants_points', sql`${table.points} >= 0`),
    check('tournament_participants_reached', sql`(${table.points} > 0) = (${table.reachedAt} is not null)`),
    check('tournament_participants_prize', sql`${table.prizeState} in ('due', 'given', 'withheld')`),
    check('tournament_participants_placed', sql`${table.prizeState} is null or ${table.place} is not null`),
    check(
      'tournament_participants_settled',
      sql`(${table.settledAt} is not null) = (coalesce(${table.prizeState}, 'due') <> 'due')`,
    ),
  ],
)

/** What each closed round brought in a run, once. */
export const tournamentPoints = platform.table(
  'tournament_points',
  {
    runId: number('run_id')
      .notNull()
      .references(() => tournamentRuns.id),
    /** Number of the round in the seamless wallet. */
    roundId: number('round_id').notNull(),
    uid: number('uid').notNull(),
    /** Hundredths of a point. */
    points: number('points').notNull(),
    closedAt: moment('closed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.roundId] }),
    check('tournament_points_some', sql`${table.points} > 0`),
  ],
)
