import { and, countDistinct, eq, gt, inArray, isNull, lte, or, sum } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { loyaltyQuestRuns as runs, loyaltyQuestSteps as steps } from './schema.ts'
import type { QuestStep } from './stepOfFact.ts'
import { onceKey } from './windows.ts'

export type QuestRun = typeof runs.$inferSelect
export type QuestKey = Pick<QuestRun, 'uid' | 'quest' | 'window'>
/** Different marks, and all amounts in hundredths of a unit. */
export type QuestTotals = { marks: bigint; amount: bigint }

const isRun = ({ uid, quest, window }: QuestKey) =>
  and(eq(runs.uid, uid), eq(runs.quest, quest), eq(runs.window, window))
const isOfRun = ({ uid, quest, window }: QuestKey) =>
  and(eq(steps.uid, uid), eq(steps.quest, quest), eq(steps.window, window))

/** Quests of players, and what counts in them. */
export const questRepository = {
  /** Whether it is new. */
  async begin(tx: Executor, run: typeof runs.$inferInsert): Promise<boolean> {
    const begun = await tx.insert(runs).values(run).onConflictDoNothing().returning({ uid: runs.uid })
    return begun.length > 0
  },

  /** Those that are not complete and that a moment counts in. */
  async open(executor: Executor, uid: number, at: Date): Promise<QuestRun[]> {
    return executor
      .select()
      .from(runs)
      .where(
        and(
          eq(runs.uid, uid),
          isNull(runs.completedAt),
          lte(runs.countsFrom, at),
          or(isNull(runs.endsAt), gt(runs.endsAt, at)),
        ),
      )
      .orderBy(runs.quest, runs.window)
  },

  /** Those of a player whose window may not be over: no window of a quest that repeats is longer than a month. */
  async list(executor: Executor, uid: number, now: Date): Promise<QuestRun[]> {
    const monthAgo = new Date(now.getTime() - 31 * 86_400_000)
    const mayGoOn = or(isNull(runs.endsAt), gt(runs.endsAt, monthAgo), eq(runs.window, onceKey))
    return executor
      .select()
      .from(runs)
      .where(and(eq(runs.uid, uid), mayGoOn))
      .orderBy(runs.quest, runs.window)
  },

  /** Writes what a fact adds; once, however often it is told. */
  async put(tx: Executor, key: QuestKey, fact: string, { mark, amount }: QuestStep): Promise<void> {
    const { uid, quest, window } = key
    await tx
      .insert(steps)
      .values({ uid, quest, window, fact, mark, amount })
      .onConflictDoUpdate({
        target: [steps.uid, steps.quest, steps.window, steps.fact],
        set: { mark, amount },
      })
  },

  /** Takes away what a fact added. */
  async remove(tx: Executor, key: QuestKey, fact: string): Promise<void> {
    await tx.delete(steps).where(and(isOfRun(key), eq(steps.fact, fact)))
  },

  async totals(executor: Executor, key: QuestKey): Promise<QuestTotals> {
    const [row] = await executor
      .select({ marks: countDistinct(steps.mark), amount: sum(steps.amount) })
      .from(steps)
      .where(isOfRun(key))
    return { marks: BigInt(row?.marks ?? 0), amount: BigInt(row?.amount ?? 0) }
  },

  /** Totals of the runs of a player, by quest and window. */
  async allTotals(
    executor: Executor,
    uid: number,
    quests: readonly number[],
  ): Promise<Map<string, QuestTotals>> {
    if (quests.length === 0) return new Map()
    const rows = await executor
      .select({
        quest: steps.quest,
        window: steps.window,
        marks: countDistinct(steps.mark),
        amount: sum(steps.amount),
      })
      .from(steps)
      .where(and(eq(steps.uid, uid), inArray(steps.quest, [...quests])))
      .groupBy(steps.quest, steps.window)
    return new Map(
      rows.map((row) => [
        `${row.quest}/${row.window}`,
        { marks: BigInt(row.marks), amount: BigInt(row.amount ?? 0) },
      ]),
    )
  },

  /** Whether it was not complete before. */
  async complete(tx: Executor, key: QuestKey, at: Date): Promise<boolean> {
    const completed = await tx
      .update(runs)
      .set({ completedAt: at })
      .where(and(isRun(key), isNull(runs.completedAt)))
      .returning({ uid: runs.uid })
    return completed.length > 0
  },
}
