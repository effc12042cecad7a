import { and, desc, eq, notInArray, or } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { pushSubscriptions } from './schema.ts'

type NewSubscription = Pick<
  typeof pushSubscriptions.$inferInsert,
  'uid' | 'session' | 'endpointHash' | 'sealed'
>

/** Devices that players want to be told on. */
export const subscriptionRepository = {
  /** A device has one, whoever was signed in on it before. */
  async put(tx: Executor, subscription: NewSubscription): Promise<void> {
    const { session, endpointHash } = subscription
    await tx
      .delete(pushSubscriptions)
      .where(or(eq(pushSubscriptions.session, session), eq(pushSubscriptions.endpointHash, endpointHash)))
    await tx.insert(pushSubscriptions).values(subscription)
  },

  /** Of a player only the latest stay. */
  async keepLatest(tx: Executor, uid: number, most: number): Promise<void> {
    const latest = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.uid, uid))
      .orderBy(desc(pushSubscriptions.createdAt), pushSubscriptions.id)
      .limit(most)
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.uid, uid), notInArray(pushSubscriptions.id, latest)))
  },

  async idsOf(executor: Executor, uid: number): Promise<string[]> {
    const rows = await executor
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.uid, uid))
    return rows.map(({ id }) => id)
  },

  async find(executor: Executor, id: string): Promise<{ uid: number; sealed: string } | undefined> {
    const { uid, sealed } = pushSubscriptions
    const rows = await executor
      .select({ uid, sealed })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.id, id))
    return rows[0]
  },

  /** Whether the device of a sign-in is told. */
  async isOn(executor: Executor, session: string): Promise<boolean> {
    return (await executor.$count(pushSubscriptions, eq(pushSubscriptions.session, session))) > 0
  },

  async remove(executor: Executor, id: string): Promise<void> {
    await executor.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
  },

  async removeOf(executor: Executor, session: string): Promise<void> {
    await executor.delete(pushSubscriptions).where(eq(pushSubscriptions.session, session))
  },
}
