import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, moment, number } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** Files of what players have played that they asked for; gone once they are over. */
export const historyExports = platform.table(
  'game_history_exports',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    /** What is in it: rounds of games, or bets on sports. */
    of: text({ enum: ['games', 'bets'] })
      .notNull()
      .default('games'),
    /** Days of the zone; all before, all since, where there is none. */
    dateFrom: date('date_from', { mode: 'string' }),
    dateTo: date('date_to', { mode: 'string' }),
    /** Time zone (IANA) whose days are meant. */
    zone: text().notNull(),
    /** In the words of which it is written. */
    locale: text().notNull(),
    status: text({ enum: ['pending', 'ready', 'failed'] })
      .notNull()
      .default('pending'),
    /** Rounds, or bets, in it. */
    rounds: integer().notNull().default(0),
    askedAt: moment('asked_at').notNull(),
    readyAt: moment('ready_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('game_history_exports_of_player').on(table.uid, table.id),
    index('game_history_exports_over').on(table.expiresAt),
    check('game_history_exports_of', sql`${table.of} in ('games', 'bets')`),
    check('game_history_exports_status', sql`${table.status} in ('pending', 'ready', 'failed')`),
    check('game_history_exports_ready', sql`(${table.readyAt} is not null) = (${table.status} = 'ready')`),
  ],
)

/** The file, in pieces that are written and read one after another, so that no process holds all of it. */
export const historyExportParts = platform.table(
  'game_history_export_parts',
  {
    exportId: number('export_id').notNull(),
    part: integer().notNull(),
    /** Text, by gzip. */
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.exportId, table.part] }),
    foreignKey({ columns: [table.exportId], foreignColumns: [historyExports.id] }).onDelete('cascade'),
  ],
)

export type ExportOf = HistoryExport['of']
export type HistoryExport = typeof historyExports.$inferSelect
