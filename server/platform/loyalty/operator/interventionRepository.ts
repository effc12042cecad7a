import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { type Intervention, loyaltyInterventions as interventions } from './schema.ts'

/** What operators wanted done. */
export const interventionRepository = {
  /** Whether it is new. */
  async add(tx: Executor, one: typeof interventions.$inferInsert): Promise<boolean> {
    const added = await tx.insert(interventions).values(one).onConflictDoNothing().returning()
    return added.length > 0
  },

  async find(executor: Executor, id: string): Promise<Intervention | undefined> {
    const [one] = await executor.select().from(interventions).where(eq(interventions.id, id))
    return one
  },

  /** Of a player, the newest first. */
  async listOf(executor: Executor, uid: number, atMost: number): Promise<Intervention[]> {
    return executor
      .select()
      .from(interventions)
      .where(eq(interventions.uid, uid))
      .orderBy(desc(interventions.askedAt))
      .limit(atMost)
  },

  /** Ids of what is to be done, in the order in which it was asked for. */
  async due(executor: Executor, now: Date, atMost: number): Promise<string[]> {
    const rows = await executor
      .select({ id: interventions.id })
      .from(interventions)
      .where(and(isNull(interventions.doneAt), lte(interventions.dueAt, now)))
      .orderBy(asc(interventions.dueAt))
      .limit(atMost)
    return rows.map(({ id }) => id)
  },

  /** One that is to be done, held until the transaction ends; undefined where it is done, or another process has it. */
  async holdDue(tx: Executor, id: string): Promise<Intervention | undefined> {
    const [one] = await tx
      .select()
      .from(interventions)
      .where(and(eq(interventions.id, id), isNull(interventions.doneAt)))
      .for('update', { skipLocked: true })
    return one
  },

  async done(tx: Executor, id: string, doneAt: Date, outcome: string): Promise<void> {
    await tx.update(interventions).set({ doneAt, outcome }).where(eq(interventions.id, id))
  },

  async postpone(executor: Executor, id: string, dueAt: Date): Promise<void> {
    await executor.update(interventions).set({ dueAt }).where(eq(interventions.id, id))
  },
}
