import { integer, text, timestamp } from 'drizzle-orm/pg-core'
import { platform } from '../schema.ts'

/** How often something was done in the current window; in the database, because processes come and go. */
export const rateLimits = platform.table('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEnds: timestamp('window_ends', { withTimezone: true }).notNull(),
})
