import { integer, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { platform } from '../shared/schema.ts'

/** How often something was done in the current window; in the database, because processes come and go. */
export const rateLimits = platform.table('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEnds: moment('window_ends').notNull(),
})
