import { sql } from 'drizzle-orm'
import { check, index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, number } from '../../../db/columns.ts'
import { platform } from '../../shared/schema.ts'
import type { OutcomeResult } from '../feed/FeedMessage.ts'

export const orderKinds = ['stop', 'reopen', 'rule'] as const

/** What operators wanted done, and who else agreed; never changed but by what is noted of it later. */
export const sportsOrders = platform.table(
  'sports_orders',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: orderKinds }).notNull(),
    event: text().notNull(),
    /** Empty for all lines of the event. */
    line: text().notNull().default(''),
    /** Of a ruling: the only outcome that is meant; all of the line if null. */
    outcome: text(),
    /** Of a ruling: how it is decided; by the feed again if null. */
    result: jsonb().$type<OutcomeResult>(),
    reason: text().notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** A second person, without whom no ruling is carried out. */
    confirmedBy: text('confirmed_by'),
    confirmedAt: moment('confirmed_at'),
    /** When it was done. */
    doneAt: moment('done_at'),
  },
  (table) => [
    index('sports_orders_to_do').on(table.id).where(sql`${table.kind} = 'rule' and ${table.doneAt} is null`),
    check('sports_orders_kind', sql`${table.kind} in ('stop', 'reopen', 'rule')`),
    check(
      'sports_orders_second_person',
      sql`${table.confirmedBy} <> ${table.askedBy}
        and (${table.confirmedBy} is null) = (${table.confirmedAt} is null)`,
    ),
    check(
      'sports_orders_done',
      sql`${table.doneAt} is null or ${table.kind} <> 'rule' or ${table.confirmedBy} is not null`,
    ),
    check(
      'sports_orders_outcome',
      sql`${table.kind} = 'rule' or (${table.outcome} is null and ${table.result} is null)`,
    ),
  ],
)

/** Events and lines on which operators take no bets now, whatever the feed says. */
export const sportsHouseStops = platform.table(
  'sports_house_stops',
  {
    event: text().notNull(),
    /** Empty for all lines of the event. */
    line: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.event, table.line] })],
)
