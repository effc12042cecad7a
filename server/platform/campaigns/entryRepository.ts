import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { campaignEntries } from './schema.ts'

export type Entry = typeof campaignEntries.$inferSelect

/** Players in campaigns, each once in each. */
export const entryRepository = {
  list: async (executor: Executor, uid: number): Promise<Entry[]> =>
    executor.select().from(campaignEntries).where(eq(campaignEntries.uid, uid)),

  /** Answers whether it is new. */
  async add(tx: Executor, entry: typeof campaignEntries.$inferInsert): Promise<boolean> {
    const rows = await tx
      .insert(campaignEntries)
      .values(entry)
      .onConflictDoNothing()
      .returning({ id: campaignEntries.id })
    return rows.length > 0
  },

  /** Notes that what was waited for is given now. */
  async grant(tx: Executor, uid: number, campaign: string, at: Date): Promise<void> {
    await tx
      .update(campaignEntries)
      .set({ grantedAt: at })
      .where(
        and(
          eq(campaignEntries.uid, uid),
          eq(campaignEntries.campaign, campaign),
          isNull(campaignEntries.grantedAt),
        ),
      )
  },
}
