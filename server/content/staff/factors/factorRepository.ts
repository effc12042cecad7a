import { and, count, eq, lt } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { staffPasskeys, staffRecoveryCodes, staffTotp } from '../../schema.ts'

/** Second factors of staff, but passkeys one by one. */
export const factorRepository = {
  async findTotp(
    executor: Executor,
    staffId: number,
  ): Promise<{ sealed: string; lastStep: number; createdAt: Date } | undefined> {
    const [row] = await executor
      .select({ sealed: staffTotp.sealed, lastStep: staffTotp.lastStep, createdAt: staffTotp.createdAt })
      .from(staffTotp)
      .where(eq(staffTotp.staffId, staffId))
    return row
  },

  /** In place of the one before. */
  async keepTotp(executor: Executor, staffId: number, sealed: string, lastStep: number): Promise<void> {
    const set = { sealed, lastStep, createdAt: new Date() }
    await executor
      .insert(staffTotp)
      .values({ staffId, ...set })
      .onConflictDoUpdate({ target: staffTotp.staffId, set })
  },

  /** Whether the code of the step was still good: it is taken once, and none before it ever again. */
  async takeStep(executor: Executor, staffId: number, sealed: string, step: number): Promise<boolean> {
    const taken = await executor
      .update(staffTotp)
      .set({ lastStep: step })
      .where(and(eq(staffTotp.staffId, staffId), eq(staffTotp.sealed, sealed), lt(staffTotp.lastStep, step)))
      .returning({ staffId: staffTotp.staffId })
    return taken.length > 0
  },

  async removeTotp(executor: Executor, staffId: number): Promise<boolean> {
    const removed = await executor
      .delete(staffTotp)
      .where(eq(staffTotp.staffId, staffId))
      .returning({ staffId: staffTotp.staffId })
    return removed.length > 0
  },

  async countPasskeys(executor: Executor, staffId: number): Promise<number> {
    const [row] = await executor
      .select({ total: count() })
      .from(staffPasskeys)
      .where(eq(staffPasskeys.staffId, staffId))
    return row?.total ?? 0
  },

  async removePasskeys(executor: Executor, staffId: number): Promise<number> {
    const removed = await executor
      .delete(staffPasskeys)
      .where(eq(staffPasskeys.staffId, staffId))
      .returning({ id: staffPasskeys.id })
    return removed.length
  },

  async countRecoveryCodes(executor: Executor, staffId: number): Promise<number> {
    const [row] = await executor
      .select({ total: count() })
      .from(staffRecoveryCodes)
      .where(eq(staffRecoveryCodes.staffId, staffId))
    return row?.total ?? 0
  },

  /** In place of those before. */
  async keepRecoveryCodes(executor: Executor, staffId: number, hashes: readonly string[]): Promise<void> {
    await executor.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
    if (hashes.length > 0)
      await executor.insert(staffRecoveryCodes).values(hashes.map((hash) => ({ staffId, hash })))
  },

  /** Whether it was there; it is not any more. */
  async takeRecoveryCode(executor: Executor, staffId: number, hash: string): Promise<boolean> {
    const taken = await executor
      .delete(staffRecoveryCodes)
      .where(and(eq(staffRecoveryCodes.staffId, staffId), eq(staffRecoveryCodes.hash, hash)))
      .returning({ hash: staffRecoveryCodes.hash })
    return taken.length > 0
  },
}
