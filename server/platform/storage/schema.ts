import { bigint, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** What the browser keeps on the server for a player, such as the cashback seen last. */
export const storedValues = platform.table(
  'stored_values',
  {
    uid: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.uid),
    key: text().notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.key] })],
)
