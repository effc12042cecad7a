import { and, asc, desc, eq, gt, inArray, max } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { type ChatConversation, type ChatLine, chatConversations, chatLines } from './schema.ts'

/** Conversations that the operator is shown, and lines of one that a visitor is. */
const mostConversations = 50
const mostLines = 200

/** Conversations of the sandbox's chat, and what is said in them. */
export const chatLineRepository = {
  async find(executor: Executor, id: string): Promise<ChatConversation | undefined> {
    return (await executor.select().from(chatConversations).where(eq(chatConversations.id, id)))[0]
  },

  /** Of a player, the one that they have. */
  async open(
    executor: Executor,
    conversation: Pick<ChatConversation, 'id' | 'identifier' | 'name' | 'email'>,
  ): Promise<ChatConversation | undefined> {
    const { name, email } = conversation
    const [row] = await executor
      .insert(chatConversations)
      .values(conversation)
      .onConflictDoUpdate({ target: chatConversations.identifier, set: { name, email } })
      .returning()
    return row
  },

  async add(executor: Executor, line: Pick<ChatLine, 'conversation' | 'from' | 'text'>): Promise<void> {
    await executor.insert(chatLines).values(line)
  },

  /** The oldest first. @param after number of the last that is known */
  lines: (executor: Executor, conversation: string, after: number): Promise<ChatLine[]> =>
    executor
      .select()
      .from(chatLines)
      .where(and(eq(chatLines.conversation, conversation), gt(chatLines.id, after)))
      .orderBy(asc(chatLines.id))
      .limit(mostLines),

  /** Those in which something was said, that of the last line first, with all their lines. */
  async all(executor: Executor): Promise<(ChatConversation & { lines: ChatLine[] })[]> {
    const last = executor
      .select({ conversation: chatLines.conversation, line: max(chatLines.id).as('line') })
      .from(chatLines)
      .groupBy(chatLines.conversation)
      .as('last')
    const found = await executor
      .select({ conversation: chatConversations })
      .from(chatConversations)
      .innerJoin(last, eq(last.conversation, chatConversations.id))
      .orderBy(desc(last.line))
      .limit(mostConversations)
    const ids = found.map(({ conversation }) => conversation.id)
    const lines = await executor
      .select()
      .from(chatLines)
      .where(inArray(chatLines.conversation, ids))
      .orderBy(asc(chatLines.id))
    return found.map(({ conversation }) => ({
      ...conversation,
      lines: lines.filter((line) => line.conversation === conversation.id),
    }))
  },
}
