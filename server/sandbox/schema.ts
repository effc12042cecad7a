import { bigint, index, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'

/** What stands in for outside parties keeps its own notes, apart from everything that is ours. */
export const sandbox = pgSchema('sandbox')

/**
 * A table of what a counterpart tells the site, until the site has heard.
 * @param subject column of whom or what a message is about
 */
export function hookTable(name: string, subject: string) {
  return sandbox.table(
    name,
    {
      id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
      subject: text(subject).notNull(),
      body: jsonb().notNull(),
      attempts: integer().notNull().default(0),
      /** When it is sent next; none once it was heard or given up. */
      nextAt: moment('next_at').defaultNow(),
      /** Status of the site's last answer; 0 where none came. */
      answer: integer(),
      createdAt: moment('created_at').notNull().defaultNow(),
    },
    (table) => [index(`${name}_next`).on(table.nextAt)],
  )
}

export type HookTable = ReturnType<typeof hookTable>
