import { and, count, eq, lt } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { authenticators, recoveryCodes } from './schema.ts'

export type Authenticator = typeof authenticators.$inferSelect

/** Authenticator apps of players, and the codes for whoever has lost one. */
export const authenticatorRepository = {
  async find(executor: Executor, uid: number): Promise<Authenticator | undefined> {
    const [row] = await executor.select().from(authenticators).where(eq(authenticators.uid, uid))
    return row
  },

  /** Whether it was kept: there was none yet. */
  async add(executor: Executor, app: Omit<Authenticator, 'createdAt'>): Promise<boolean> {
    const added = await executor
      .insert(authenticators)
      .values(app)
      .onConflictDoNothing()
      .returning({ uid: authenticators.uid })
    return added.length > 0
  },

  /** Whether the code of the step was still good: it is taken once, and none before it ever again. */
  async takeStep(
    executor: Executor,
    { uid, sealed }: Pick<Authenticator, 'uid' | 'sealed'>,
    step: number,
  ): Promise<boolean> {
    const taken = await executor
      .update(authenticators)
      .set({ lastStep: step })
      .where(
        and(
          eq(authenticators.uid, uid),
          eq(authenticators.sealed, sealed),
          lt(authenticators.lastStep, step),
        ),
      )
      .returning({ uid: authenticators.uid })
    return taken.length > 0
  },

  /** The app that was there, with its recovery codes gone too. */
  async remove(tx: Executor, uid: number): Promise<Authenticator | undefined> {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid))
    const [row] = await tx.delete(authenticators).where(eq(authenticators.uid, uid)).returning()
    return row
  },

  async countRecoveryCodes(executor: Executor, uid: number): Promise<number> {
    const [row] = await executor
      .select({ total: count() })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.uid, uid))
    return row?.total ?? 0
  },

  /** In place of those before. */
  async keepRecoveryCodes(tx: Executor, uid: number, hashes: readonly string[]): Promise<void> {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid))
    await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ uid, hash })))
  },

  /** Whether it was there; it is not any more. */
  async takeRecoveryCode(executor: Executor, uid: number, hash: string): Promise<boolean> {
    const taken = await executor
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.uid, uid), eq(recoveryCodes.hash, hash)))
      .returning({ hash: recoveryCodes.hash })
    return taken.length > 0
  },
}
