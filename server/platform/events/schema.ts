import { index, jsonb } from 'drizzle-orm/pg-core'
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
