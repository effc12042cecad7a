import { boolean, index, jsonb, text } from 'drizzle-orm/pg-core'
import { moment, number } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** What players are yet to be told of: it goes as soon as a page of theirs was told. */
export const playerNotices = platform.table(
  'player_notices',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('player_notices_by_player').on(table.uid, table.id),
    index('player_notices_by_time').on(table.createdAt),
  ],
)

/** What browsers told of what happened there; nothing of it says whose they were. */
export const toldEvents = platform.table(
  'told_events',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    facts: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    /** Whether somebody was signed in. */
    isPlayer: boolean('is_player').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('told_events_by_name').on(table.name, table.createdAt),
    index('told_events_by_time').on(table.createdAt),
  ],
)
