import { sql } from 'drizzle-orm'
import { boolean, check, integer, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'
import { platform } from '../platform/shared/schema.ts'

/** The one switch of the site. */
export const maintenance = platform.table(
  'maintenance',
  {
    id: integer().primaryKey().default(1),
    isOn: boolean('is_on').notNull(),
    /** When the site is expected to be back, as far as the operator said; it does not end by itself. */
    until: moment('until'),
    /** Addresses from which the site is open all the same. */
    allowed: text().array().notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [check('one_switch', sql`${table.id} = 1`)],
)
