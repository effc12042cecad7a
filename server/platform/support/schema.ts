import { bigint, index, text } from 'drizzle-orm/pg-core'
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

/** What players said in a chat, and were told there (product document, section 3, "Chat message event"). */
export const chatMessages = platform.table(
  'chat_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uid: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.uid),
    provider: text().notNull(),
    channelId: text('channel_id').notNull(),
    conversationId: text('conversation_id').notNull(),
    text: text().notNull(),
    event: text().$type<'sent' | 'received'>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('chat_messages_of_player').on(table.uid, table.createdAt)],
)
