import { and, desc, eq, gt, lte, ne } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { staff, staffSessions } from '../schema.ts'
import { memberColumns, type StaffMember } from './staffRepository.ts'

export interface OpenSession {
  id: number
  member: StaffMember
  /** When its holder last showed that they are who signed in. */
  provenAt: Date
  seenAt: Date
}

const listed = {
  id: staffSessions.id,
  device: staffSessions.device,
  place: staffSessions.place,
  createdAt: staffSessions.createdAt,
  seenAt: staffSessions.seenAt,
  expiresAt: staffSessions.expiresAt,
}

/** Sign-ins of staff. */
export const staffSessionRepository = {
  async add(
    executor: Executor,
    session: { tokenHash: string; staffId: number; expiresAt: Date; device: string; place: string },
  ): Promise<void> {
    await executor.delete(staffSessions).where(lte(staffSessions.expiresAt, new Date()))
    await executor.insert(staffSessions).values(session)
  },

  /** The session, if it is still open and whose it is still may sign in. */
  async find(executor: Executor, tokenHash: string): Promise<OpenSession | undefined> {
    const [row] = await executor
      .select({
        id: staffSessions.id,
        provenAt: staffSessions.provenAt,
        seenAt: staffSessions.seenAt,
        member: memberColumns,
      })
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

  /** Those of a member that are open, the last used first. */
  async list(executor: Executor, staffId: number) {
    return executor
      .select(listed)
      .from(staffSessions)
      .where(and(eq(staffSessions.staffId, staffId), gt(staffSessions.expiresAt, new Date())))
      .orderBy(desc(staffSessions.seenAt), desc(staffSessions.id))
  },

  async see(executor: Executor, id: number): Promise<void> {
    await executor.update(staffSessions).set({ seenAt: new Date() }).where(eq(staffSessions.id, id))
  },

  /** Its holder has just shown who they are. */
  async prove(executor: Executor, id: number): Promise<void> {
    await executor.update(staffSessions).set({ provenAt: new Date() }).where(eq(staffSessions.id, id))
  },

  /** Whether it is open; until the transaction ends nobody ends it, which who is switched off or given another role has done to all of theirs. */
  async hold(tx: Executor, id: number): Promise<boolean> {
    const rows = await tx
      .select({ id: staffSessions.id })
      .from(staffSessions)
      .where(eq(staffSessions.id, id))
      .for('share')
    return rows.length > 0
  },

  /** @returns whose it was, where there was one */
  async end(executor: Executor, tokenHash: string): Promise<number | undefined> {
    const [ended] = await executor
      .delete(staffSessions)
      .where(eq(staffSessions.tokenHash, tokenHash))
      .returning({ staffId: staffSessions.staffId })
    return ended?.staffId
  },

  /** Whether there was such a session of the member. */
  async endOne(executor: Executor, staffId: number, id: number): Promise<boolean> {
    const ended = await executor
      .delete(staffSessions)
      .where(and(eq(staffSessions.id, id), eq(staffSessions.staffId, staffId)))
      .returning({ id: staffSessions.id })
    return ended.length > 0
  },

  /**
   * Ends also those that are being opened at this moment.
   * @param but a session that goes on
   * @returns how many there were
   */
  async endAll(tx: Executor, staffId: number, but?: number): Promise<number> {
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('update')
    const ended = await tx
      .delete(staffSessions)
      .where(
        and(eq(staffSessions.staffId, staffId), but === undefined ? undefined : ne(staffSessions.id, but)),
      )
      .returning({ id: staffSessions.id })
    return ended.length
  },
}
