import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { staff, staffChallenges, staffPasskeys } from '../../schema.ts'
import { memberColumns, type StaffMember } from '../staffRepository.ts'

export interface NewPasskey {
  staffId: number
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string
  name: string
}

/** Passkeys of staff, and the challenges that they are to sign. */
export const passkeyRepository = {
  async list(executor: Executor, staffId: number) {
    return executor
      .select({
        id: staffPasskeys.id,
        credentialId: staffPasskeys.credentialId,
        name: staffPasskeys.name,
        createdAt: staffPasskeys.createdAt,
        usedAt: staffPasskeys.usedAt,
      })
      .from(staffPasskeys)
      .where(eq(staffPasskeys.staffId, staffId))
      .orderBy(asc(staffPasskeys.id))
  },

  /** With whose it is, if they may sign in. */
  async find(
    executor: Executor,
    credentialId: string,
  ): Promise<
    { id: number; publicKey: Buffer; counter: number; transports: string; member: StaffMember } | undefined
  > {
    const [row] = await executor
      .select({
        id: staffPasskeys.id,
        publicKey: staffPasskeys.publicKey,
        counter: staffPasskeys.counter,
        transports: staffPasskeys.transports,
        member: memberColumns,
      })
      .from(staffPasskeys)
      .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
      .where(and(eq(staffPasskeys.credentialId, credentialId), eq(staff.active, true)))
    return row
  },

  async has(executor: Executor, id: number): Promise<boolean> {
    const rows = await executor
      .select({ id: staffPasskeys.id })
      .from(staffPasskeys)
      .where(eq(staffPasskeys.id, id))
    return rows.length > 0
  },

  /** False when somebody has it already. */
  async add(executor: Executor, passkey: NewPasskey): Promise<boolean> {
    const added = await executor
      .insert(staffPasskeys)
      .values(passkey)
      .onConflictDoNothing()
      .returning({ id: staffPasskeys.id })
    return added.length > 0
  },

  /** Whether there is such a passkey of the member. */
  async rename(executor: Executor, staffId: number, id: number, name: string): Promise<boolean> {
    const renamed = await executor
      .update(staffPasskeys)
      .set({ name })
      .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId)))
      .returning({ id: staffPasskeys.id })
    return renamed.length > 0
  },

  async remove(executor: Executor, staffId: number, id: number): Promise<boolean> {
    const removed = await executor
      .delete(staffPasskeys)
      .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId)))
      .returning({ id: staffPasskeys.id })
    return removed.length > 0
  },

  /** Whether nobody used it since its counter was read. */
  async use(executor: Executor, id: number, before: number, counter: number): Promise<boolean> {
    const used = await executor
      .update(staffPasskeys)
      .set({ counter, usedAt: new Date() })
      .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.counter, before)))
      .returning({ id: staffPasskeys.id })
    return used.length > 0
  },

  async keepChallenge(executor: Executor, hash: string, expiresAt: Date): Promise<void> {
    await executor.delete(staffChallenges).where(lte(staffChallenges.expiresAt, new Date()))
    await executor.insert(staffChallenges).values({ hash, expiresAt })
  },

  /** Whether it was there and in time; it is not any more. */
  async takeChallenge(executor: Executor, hash: string): Promise<boolean> {
    const taken = await executor
      .delete(staffChallenges)
      .where(and(eq(staffChallenges.hash, hash), gt(staffChallenges.expiresAt, new Date())))
      .returning({ hash: staffChallenges.hash })
    return taken.length > 0
  },
}
