import { and, asc, eq, gt, gte, inArray, isNull, lte } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { type LoyaltyNotice, loyaltyNotices as notices } from './schema.ts'

/** Most that are told at once; the next look tells the others. */
const most = 50

const isUnclaimed = (uid: number) => and(eq(notices.uid, uid), isNull(notices.acknowledgedAt))

/** What players are to be told of. */
export const noticeRepository = {
  async add(tx: Executor, notice: typeof notices.$inferInsert): Promise<void> {
    await tx.insert(notices).values(notice)
  },

  /** Whether the same was left since a moment, claimed or not. */
  async isThere(
    tx: Executor,
    { uid, trigger, type, name }: Pick<LoyaltyNotice, 'uid' | 'trigger' | 'type' | 'name'>,
    since: Date,
  ): Promise<boolean> {
    const isSame = and(eq(notices.trigger, trigger), eq(notices.type, type), eq(notices.name, name))
    return (await tx.$count(notices, and(eq(notices.uid, uid), isSame, gte(notices.createdAt, since)))) > 0
  },

  /** Those that no page has claimed, the oldest first. */
  async list(executor: Executor, uid: number, since: Date): Promise<LoyaltyNotice[]> {
    return executor
      .select()
      .from(notices)
      .where(and(isUnclaimed(uid), gt(notices.createdAt, since)))
      .orderBy(asc(notices.id))
      .limit(most)
  },

  /** Claims those that nobody has claimed. @returns their numbers */
  async claim(executor: Executor, uid: number, ids: readonly number[], now: Date): Promise<number[]> {
    const claimed = await executor
      .update(notices)
      .set({ acknowledgedAt: now })
      .where(and(isUnclaimed(uid), inArray(notices.id, [...ids])))
      .returning({ id: notices.id })
    return claimed.map(({ id }) => id).sort((one, other) => one - other)
  },

  /** Forgets those of a moment and before, told or not. */
  async sweep(executor: Executor, until: Date): Promise<void> {
    await executor.delete(notices).where(lte(notices.createdAt, until))
  },
}
