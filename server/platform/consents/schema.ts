import { sql } from 'drizzle-orm'
import { bigint, index, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** What visitors answered to the question of the site's consent; one row an answer, never changed. */
export const consents = platform.table(
  'consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Number that the browser drew by chance and keeps. */
    visitor: text().notNull(),
    /** Who was signed in; null for nobody. */
    uid: bigint({ mode: 'number' }).references(() => accounts.uid),
    /** Of the words that were answered. */
    version: text().notNull(),
    /** In which they were read. */
    locale: text().notNull(),
    /** Names of what was agreed to; everything else was refused. */
    purposes: text().array().notNull().default(sql`'{}'`),
    answeredAt: moment('answered_at').notNull().defaultNow(),
  },
  (table) => [
    index('consents_of_visitor').on(table.visitor),
    index('consents_of_account').on(table.uid),
    index('consents_by_time').on(table.answeredAt),
  ],
)
