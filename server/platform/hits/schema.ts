import { index, jsonb, text } from 'drizzle-orm/pg-core'
import { moment, number } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** That somebody came, and from where; nothing of it says who. */
export const hits = platform.table(
  'hits',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Origin and path of the page before, without its query. */
    referer: text(),
    /** What of the query the site names. */
    query: jsonb().$type<Record<string, string>>().notNull(),
    trackId: jsonb('track_id').$type<Record<string, string>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('hits_by_time').on(table.createdAt)],
)

/** What a device came with; only the provider of fingerprints can read it. */
export const deviceSessions = platform.table(
  'device_sessions',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Whose it was, where somebody was signed in. */
    uid: number('uid').references(() => accounts.uid),
    occasion: text().$type<Occasion>().notNull(),
    session: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('device_sessions_by_player').on(table.uid, table.id),
    index('device_sessions_by_time').on(table.createdAt),
  ],
)

/** What a device's session came with. */
export type Occasion = 'visit' | 'registration' | 'sign_in' | 'deposit' | 'withdrawal'
