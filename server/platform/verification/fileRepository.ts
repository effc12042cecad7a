import { createHash } from 'node:crypto'
import { and, asc, count, eq, sql, sum } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import { accounts } from '../accounts/schema.ts'
import type { FileKind } from '../uploads/FileKind.ts'
import { verificationFiles as files } from './schema.ts'

/** Most files of one player, and bytes of them together. */
export const quota = { files: 20, bytes: 60_000_000 }

export type Purpose = typeof files.$inferSelect.purpose
export type KeptFile = Pick<typeof files.$inferSelect, 'id' | 'purpose' | 'name' | 'size' | 'createdAt'>

const told = {
  id: files.id,
  purpose: files.purpose,
  name: files.name,
  size: files.size,
  createdAt: files.createdAt,
}

/** What players handed in. Each player's own, and nobody else's. */
export function createFileRepository(database: Database) {
  return {
    list: (uid: number): Promise<KeptFile[]> =>
      database.drizzle
        .select(told)
        .from(files)
        .where(eq(files.uid, uid))
        .orderBy(asc(files.createdAt), asc(files.id)),

    /** Keeps a file, the same one only once. None where there is no room for it. */
    async keep(
      uid: number,
      file: { purpose: Purpose; name: string } & FileKind,
    ): Promise<KeptFile | undefined> {
      const { purpose, name, mediaType, content } = file
      const digest = createHash('sha256').update(content).digest('hex')
      return database.transaction(async (tx) => {
        // One after another, so that many at once do not pass the quota together.
        await tx.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, uid)).for('update')
        const [same] = await tx
          .select(told)
          .from(files)
          .where(and(eq(files.uid, uid), eq(files.purpose, purpose), eq(files.digest, digest)))
        if (same) return same
        const [held] = await tx
          .select({ files: count(), bytes: sum(files.size).mapWith(Number) })
          .from(files)
          .where(eq(files.uid, uid))
        const isFull = (held?.files ?? 0) >= quota.files || (held?.bytes ?? 0) + content.length > quota.bytes
        if (isFull) return undefined
        const [kept] = await tx
          .insert(files)
          .values({ uid, purpose, name, mediaType, size: content.length, digest, content })
          .returning(told)
        return kept
      })
    },

    /** Removes a player's own file; answers whether there was one. */
    async remove(uid: number, id: string): Promise<boolean> {
      // Compared as text: what a caller says need not be a UUID.
      const removed = await database.drizzle
        .delete(files)
        .where(and(eq(files.uid, uid), sql`${files.id}::text = ${id}`))
        .returning({ id: files.id })
      return removed.length > 0
    },
  }
}
