import { integer, text, timestamp } from 'drizzle-orm/pg-core'
import { content, staff } from '../schema.ts'

/** Previews that somebody made a link to; whoever takes one back deletes it, and the link opens nothing. */
export const previewLinks = content.table('preview_links', {
  /** Signed into the name of the preview, and never another's. */
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  madeBy: integer('made_by')
    .notNull()
    .references(() => staff.id),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  until: timestamp('until', { withTimezone: true }).notNull(),
  /** JSON list of the keys that differ from what is live. */
  keys: text().notNull(),
})
