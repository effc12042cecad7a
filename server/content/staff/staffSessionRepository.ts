import { and, eq, gt, lte } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { staff, staffSessions } from '../schema.ts'
import { memberColumns, type StaffMember } from './staffRepository.ts'

/** Sign-ins of staff. */
export const staffSessionRepository = {
  async add(
    executor: Executor,
    session: { tokenHash: string; staffId: number; expiresAt: Date },
  ): Promise<void> {
    await executor.delete(staffSessions).where(lte(staffSessions.expiresAt, new Date()))
    await executor.insert(staffSessions).values(session)
  },

  /** Whose session it is, if it is still open and they still may sign in. */
  async find(executor: Executor, tokenHash: string): Promise<StaffMember | undefined> {
    const [row] = await executor
      .select(memberColumns)
      .from(staffSessions)
      .innerJoin(staff, eq(staff.id, staffSessions.staffId))
      .where(
        and(
          eq(staffSessions.tokenHash, tokenHash),
          gt(staffSessions.expiresAt, new Date()),
          eq(staff.active, true),
        ),
      )
    return row
  },

  async end(executor: Executor, tokenHash: string): Promise<void> {
    await executor.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash))
  },

  async endAll(executor: Executor, staffId: number): Promise<void> {
    await executor.delete(staffSessions).where(eq(staffSessions.staffId, staffId))
  },
}
