import { bigint, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { content, staff } from '../schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What staff say about a definition; an answer belongs to a comment and is nothing by itself. */
export const comments = content.table(
  'comments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    definitionId: text('definition_id').notNull(),
    /** The comment that this one answers. */
    answersId: bigint('answers_id', { mode: 'number' }),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    text: text().notNull(),
    /** JSON: the way to the place that is meant. */
    anchor: text().notNull().default('[]'),
    /** What stood there. */
    quote: text(),
    at: moment('at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
    settledAt: moment('settled_at'),
    settledBy: integer('settled_by').references(() => staff.id),
  },
  (table) => [index('comments_of_definition').on(table.kind, table.definitionId, table.id)],
)

/** Where staff are now. What is not said again within seconds is over. */
export const presence = content.table(
  'presence',
  {
    /** Made up by an open studio. */
    tab: uuid().primaryKey(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    /** Key of a definition. */
    at: text(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [index('presence_by_time').on(table.seenAt)],
)
