import { sql } from 'drizzle-orm'
import { check, index, integer, text } from 'drizzle-orm/pg-core'
import { moment, number } from '../../../db/columns.ts'
import { accounts } from '../../accounts/schema.ts'
import { platform } from '../../shared/schema.ts'

export const interventionKinds = [
  'grant',
  'take',
  'freeze',
  'thaw',
  'expire',
  'replay',
  'mark',
  'clear',
  'restock',
  'send',
  'fail',
] as const

/** What operators wanted done about points and orders; never changed but by what is noted of it later. */
export const loyaltyInterventions = platform.table(
  'loyalty_interventions',
  {
    /** Given by who asks, so that what is asked twice is done once. */
    id: text().primaryKey(),
    kind: text({ enum: interventionKinds }).notNull(),
    uid: number('uid').references(() => accounts.uid),
    /** Number of the programme. */
    programme: integer(),
    /** Number of the product. */
    product: integer(),
    /** Number of the order. */
    order: number('order'),
    /** Points, or how many of a product; below zero takes some away. */
    amount: integer(),
    reason: text().notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Not before: it was tried in vain. */
    dueAt: moment('due_at').notNull(),
    doneAt: moment('done_at'),
    /** What came of it, in words for operators. */
    outcome: text(),
  },
  (table) => [
    index('loyalty_interventions_to_do').on(table.dueAt).where(sql`${table.doneAt} is null`),
    index('loyalty_interventions_of_player').on(table.uid, table.askedAt),
    check(
      'loyalty_interventions_about',
      sql`case ${table.kind}
        when 'restock' then ${table.product} is not null and ${table.amount} is not null
        when 'send' then ${table.order} is not null
        when 'fail' then ${table.order} is not null
        when 'mark' then ${table.uid} is not null
        when 'clear' then ${table.uid} is not null
        else ${table.uid} is not null and ${table.programme} is not null
          and (${table.kind} not in ('grant', 'take') or ${table.amount} > 0) end`,
    ),
    check('loyalty_interventions_done', sql`(${table.doneAt} is null) = (${table.outcome} is null)`),
  ],
)

export type Intervention = typeof loyaltyInterventions.$inferSelect
export type InterventionKind = (typeof interventionKinds)[number]
