import { and, eq, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { commands } from './schema.ts'

type Row = typeof commands.$inferSelect
/** Whose key it is, and the key. */
export type CommandKey = Pick<Row, 'scope' | 'key'>

/** Commands, with what they were answered. */
export const commandRepository = {
  /** Makes the key ours; false where somebody has it. Waits for whoever has it under way. */
  async claim(tx: Executor, command: Omit<typeof commands.$inferInsert, 'answer'>): Promise<boolean> {
    const claimed = await tx
      .insert(commands)
      .values({ ...command, answer: '' })
      .onConflictDoNothing()
      .returning({ key: commands.key })
    return claimed.length > 0
  },

  async find(executor: Executor, command: CommandKey): Promise<Row | undefined> {
    const [stored] = await executor.select().from(commands).where(isCommand(command))
    return stored
  },

  async isKnown(executor: Executor, command: CommandKey): Promise<boolean> {
    return (await executor.$count(commands, isCommand(command))) > 0
  },

  /** @param answer JSON */
  async answer(tx: Executor, command: CommandKey, answer: string): Promise<void> {
    await tx.update(commands).set({ answer }).where(isCommand(command))
  },

  /** Forgets answers that were kept long enough. */
  async sweep(executor: Executor): Promise<void> {
    await executor.delete(commands).where(lte(commands.expiresAt, sql`now()`))
  },
}

const isCommand = ({ scope, key }: CommandKey) => and(eq(commands.scope, scope), eq(commands.key, key))
