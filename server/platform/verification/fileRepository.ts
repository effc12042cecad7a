import { createHash } from 'node:crypto'
import { and, asc, count, eq, sql, sum } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import type { FileKind } from '../uploads/FileKind.ts'
import { verificationFiles as files } from './schema.ts'

export type Purpose = typeof files.$inferSelect.purpose
export type KeptFile = Pick<typeof files.$inferSelect, 'id' | 'purpose' | 'name' | 'size' | 'createdAt'>
export type NewFile = { purpose: Purpose; name: string } & FileKind

const told = {
  id: files.id,
  purpose: files.purpose,
  name: files.name,
  size: files.size,
  createdAt: files.createdAt,
}

/** What players handed in. Each player's own, and nobody else's. */
export const fileRepository = {
  list: async (executor: Executor, uid: number): Promise<KeptFile[]> =>
    executor.select(told).from(files).where(eq(files.uid, uid)).orderBy(asc(files.createdAt), asc(files.id)),

  /** One that was handed in for the same purpose before. */
  async findSame(
    executor: Executor,
    uid: number,
    { purpose, content }: Pick<NewFile, 'purpose' | 'content'>,
  ): Promise<KeptFile | undefined> {
    const [same] = await executor
      .select(told)
      .from(files)
      .where(and(eq(files.uid, uid), eq(files.purpose, purpose), eq(files.digest, digestOf(content))))
    return same
  },

  /** How many there are of a player, and their bytes together. */
  async held(executor: Executor, uid: number): Promise<{ files: number; bytes: number }> {
    const [held] = await executor
      .select({ files: count(), bytes: sum(files.size).mapWith(Number) })
      .from(files)
      .where(eq(files.uid, uid))
    return { files: held?.files ?? 0, bytes: held?.bytes ?? 0 }
  },

  async add(executor: Executor, uid: number, file: NewFile): Promise<KeptFile | undefined> {
    const { purpose, name, mediaType, content } = file
    const [kept] = await executor
      .insert(files)
      .values({ uid, purpose, name, mediaType, size: content.length, digest: digestOf(content), content })
      .returning(told)
    return kept
  },

  /** Removes a player's own file; answers whether there was one. */
  async remove(executor: Executor, uid: number, id: string): Promise<boolean> {
    // Compared as text: what a caller says need not be a UUID.
    const removed = await executor
      .delete(files)
      .where(and(eq(files.uid, uid), sql`${files.id}::text = ${id}`))
      .returning({ id: files.id })
    return removed.length > 0
  },
}

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
