import { sql } from 'drizzle-orm'
import { check, date, index, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, number, units } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** Wins above their stakes that are large enough to be shown, once a round. */
export const leaderboardWins = platform.table(
  'leaderboard_wins',
  {
    /** Number of the round in the seamless wallet. */
    roundId: number('round_id').primaryKey(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    /** Sysname of the game. */
    game: text().notNull(),
    currency: text().notNull(),
    /** Minor units. */
    won: units('won').notNull(),
    /** The same in hundredths of a unit of the common currency, to compare it by. */
    worth: number('worth').notNull(),
    wonAt: moment('won_at').notNull(),
  },
  (table) => [
    index('leaderboard_wins_by_time').on(table.wonAt),
    index('leaderboard_wins_by_worth').on(table.worth),
    check('leaderboard_wins_some', sql`${table.won} > 0 and ${table.worth} >= 0`),
  ],
)

/** What each player won on each day (UTC), in rounds of whatever outcome. */
export const leaderboardDays = platform.table(
  'leaderboard_days',
  {
    day: date().notNull(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    currency: text().notNull(),
    won: units('won').notNull(),
    worth: number('worth').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.uid, table.currency] })],
)
