import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import {
  type ExportOf,
  type HistoryExport,
  historyExportParts as parts,
  historyExports as table,
} from './schema.ts'

export type NewExport = Omit<typeof table.$inferInsert, 'id' | 'status' | 'rounds' | 'readyAt'> & {
  of: ExportOf
}

/** Exports of what was played; each its player's own. */
export const exportRepository = {
  async add(tx: Executor, row: NewExport): Promise<HistoryExport> {
    const [added] = await tx.insert(table).values(row).returning()
    return added as HistoryExport
  },

  /** What is being made of the same days already. */
  async findPending(
    tx: Executor,
    { uid, of, dateFrom, dateTo }: NewExport,
  ): Promise<HistoryExport | undefined> {
    const [row] = await tx
      .select()
      .from(table)
      .where(
        and(
          eq(table.uid, uid),
          eq(table.of, of),
          eq(table.status, 'pending'),
          sql`${table.dateFrom} is not distinct from ${dateFrom ?? null}::date`,
          sql`${table.dateTo} is not distinct from ${dateTo ?? null}::date`,
        ),
      )
    return row
  },

  /** @param id the newest if left out */
  async find(
    executor: Executor,
    asked: { uid: number; of: ExportOf; id?: number | undefined; now: Date },
  ): Promise<HistoryExport | undefined> {
    const [row] = await executor
      .select()
      .from(table)
      .where(
        and(
          eq(table.uid, asked.uid),
          eq(table.of, asked.of),
          gt(table.expiresAt, asked.now),
          asked.id === undefined ? undefined : eq(table.id, asked.id),
        ),
      )
      .orderBy(desc(table.id))
      .limit(1)
    return row
  },

  /** The newest first. */
  async list(
    executor: Executor,
    { uid, of, now, offset, count }: { uid: number; of: ExportOf; now: Date; offset: number; count: number },
  ): Promise<{ items: HistoryExport[]; total: number }> {
    const kept = and(eq(table.uid, uid), eq(table.of, of), gt(table.expiresAt, now))
    const items = await executor
      .select()
      .from(table)
      .where(kept)
      .orderBy(desc(table.id))
      .limit(count)
      .offset(offset)
    return { items, total: await executor.$count(table, kept) }
  },

  byId: async (executor: Executor, id: number): Promise<HistoryExport | undefined> =>
    (await executor.select().from(table).where(eq(table.id, id)))[0],

  /** Writes a piece; the same again, in its place. */
  async write(executor: Executor, exportId: number, part: number, content: Buffer): Promise<void> {
    await executor
      .insert(parts)
      .values({ exportId, part, content })
      .onConflictDoUpdate({ target: [parts.exportId, parts.part], set: { content } })
  },

  async part(executor: Executor, exportId: number, part: number): Promise<Buffer | undefined> {
    const [row] = await executor
      .select({ content: parts.content })
      .from(parts)
      .where(and(eq(parts.exportId, exportId), eq(parts.part, part)))
      .orderBy(asc(parts.part))
    return row?.content
  },

  /** @returns undefined where somebody finished it before @param length pieces of the file; what an earlier try left goes */
  async finish(
    tx: Executor,
    id: number,
    { rounds, length, readyAt }: { rounds: number; length: number; readyAt: Date },
  ): Promise<HistoryExport | undefined> {
    await tx.delete(parts).where(and(eq(parts.exportId, id), sql`${parts.part} >= ${length}`))
    const [row] = await tx
      .update(table)
      .set({ status: 'ready', rounds, readyAt })
      .where(and(eq(table.id, id), eq(table.status, 'pending')))
      .returning()
    return row
  },

  /** Gives up what was asked for long ago and never came to be, and removes what is over. */
  async sweep(executor: Executor, { now, givenUp }: { now: Date; givenUp: Date }): Promise<void> {
    await executor
      .update(table)
      .set({ status: 'failed' })
      .where(and(eq(table.status, 'pending'), lt(table.askedAt, givenUp)))
    await executor.delete(table).where(lt(table.expiresAt, now))
  },
}
