import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Executor } from '../db/Database.ts'
import { approvals, staff } from './schema.ts'

export interface Approval {
  revisionId: number
  staffId: number
  name: string
}

/** Which publishers found right what stands in a revision. */
export const approvalRepository = {
  /** False when it is approved by them already. */
  async add(tx: Executor, revisionId: number, staffId: number): Promise<boolean> {
    const rows = await tx
      .insert(approvals)
      .values({ revisionId, staffId })
      .onConflictDoNothing()
      .returning({ revisionId: approvals.revisionId })
    return rows.length > 0
  },

  /** False when it was not approved by them. */
  async remove(tx: Executor, revisionId: number, staffId: number): Promise<boolean> {
    const own = and(eq(approvals.revisionId, revisionId), eq(approvals.staffId, staffId))
    const rows = await tx.delete(approvals).where(own).returning({ revisionId: approvals.revisionId })
    return rows.length > 0
  },

  /** Those of members who may still publish. */
  async list(executor: Executor, revisionIds: readonly number[]): Promise<Approval[]> {
    if (revisionIds.length === 0) return []
    const mayPublish = and(eq(staff.active, true), ne(staff.role, 'editor'))
    return executor
      .select({ revisionId: approvals.revisionId, staffId: approvals.staffId, name: staff.name })
      .from(approvals)
      .innerJoin(staff, eq(staff.id, approvals.staffId))
      .where(and(inArray(approvals.revisionId, [...revisionIds]), mayPublish))
      .orderBy(approvals.at, staff.id)
  },
}
