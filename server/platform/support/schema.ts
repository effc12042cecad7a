import { bigint, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { platform } from '../shared/schema.ts'

/** What players and visitors wrote to support. */
export const feedback = platform.table('feedback', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Who was signed in, if anybody. */
  uid: bigint({ mode: 'number' }).references(() => accounts.uid),
  name: text().notNull(),
  /** As it was typed, so it may be anybody's. */
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  locale: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
