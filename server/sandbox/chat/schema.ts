import { bigint, index, text, timestamp } from 'drizzle-orm/pg-core'
import { sandbox } from '../schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Who talks in the chat, each in one conversation. */
export const chatConversations = sandbox.table('chat_conversations', {
  /** 192 random bits in hex: who knows it reads and writes. */
  id: text().primaryKey(),
  /** The site's name of a player, which it has signed; none of a visitor. */
  identifier: text().unique(),
  name: text().notNull().default(''),
  email: text().notNull().default(''),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const chatLines = sandbox.table(
  'chat_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversation: text()
      .notNull()
      .references(() => chatConversations.id),
    from: text().$type<'visitor' | 'operator'>().notNull(),
    text: text().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('chat_lines_of_conversation').on(table.conversation, table.id)],
)

export type ChatConversation = typeof chatConversations.$inferSelect
export type ChatLine = typeof chatLines.$inferSelect
