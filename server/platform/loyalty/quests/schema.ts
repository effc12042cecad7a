import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, number, units } from '../../../db/columns.ts'
import { accounts } from '../../accounts/schema.ts'
import { platform } from '../../shared/schema.ts'

/** Quests that players have begun, each window of each quest once. */
export const loyaltyQuestRuns = platform.table(
  'loyalty_quest_runs',
  {
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    /** Number of the quest. */
    quest: integer().notNull(),
    /** Names the window (`windows.ts`). */
    window: text().notNull(),
    /** Number of the programme. */
    programme: integer().notNull(),
    /** JSON: what it is done by (`QuestTerms`), as it was when it was begun. */
    terms: text().notNull(),
    /** What happened before does not count. */
    countsFrom: moment('counts_from').notNull(),
    /** What happens from then on does not count; null for without end. */
    endsAt: moment('ends_at'),
    /** When it was complete, and rewarded. */
    completedAt: moment('completed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.quest, table.window] }),
    index('loyalty_quest_runs_open').on(table.uid, table.endsAt).where(sql`${table.completedAt} is null`),
    check('loyalty_quest_runs_time', sql`${table.endsAt} is null or ${table.countsFrom} < ${table.endsAt}`),
  ],
)

/** What each fact adds to a quest, once. */
export const loyaltyQuestSteps = platform.table(
  'loyalty_quest_steps',
  {
    uid: number('uid').notNull(),
    quest: integer().notNull(),
    window: text().notNull(),
    /** Names the fact, such as `round/17`. */
    fact: text().notNull(),
    /** What is counted by it: facts with the same mark are counted once. */
    mark: text().notNull(),
    /** What is summed up, in hundredths of a unit. */
    amount: units('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.quest, table.window, table.fact] }),
    foreignKey({
      name: 'loyalty_quest_steps_of_run',
      columns: [table.uid, table.quest, table.window],
      foreignColumns: [loyaltyQuestRuns.uid, loyaltyQuestRuns.quest, loyaltyQuestRuns.window],
    }).onDelete('cascade'),
    check('loyalty_quest_steps_amount', sql`${table.amount} >= 0`),
  ],
)
