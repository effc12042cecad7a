import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/Database.ts'
import { rowsOf } from '../../../db/rowsOf.ts'
import { staff } from '../../schema.ts'
import type { Role } from '../roles.ts'
import { staffInvitations } from './schema.ts'

/** How long a link that opens nothing any more can still say why. */
const keptMs = 90 * 24 * 3_600_000

export interface Invitation {
  id: number
  email: string
  role: Role
  memberId: number
  inviterId: number
  /** Name of the administrator. */
  invitedBy: string
  createdAt: Date
  expiresAt: Date
  outcome: 'accepted' | 'revoked' | 'replaced' | null
  /** Whether who invited may still do so. */
  isVouched: boolean
}

const columns = {
  id: staffInvitations.id,
  email: staffInvitations.email,
  role: staffInvitations.role,
  memberId: staffInvitations.memberId,
  inviterId: staffInvitations.invitedBy,
  invitedBy: staff.name,
  createdAt: staffInvitations.createdAt,
  expiresAt: staffInvitations.expiresAt,
  outcome: staffInvitations.outcome,
  isVouched: sql<boolean>`(${staff.active} and ${staff.role} = 'admin')`,
}

const isWaitingFor = (email: string) =>
  and(eq(sql`lower(${staffInvitations.email})`, email.toLowerCase()), isNull(staffInvitations.outcome))

/** Invitations to the staff, by link. */
export const invitationRepository = {
  /** The number that the next member will have; nobody else ever has it. */
  async reserveMember(executor: Executor): Promise<number> {
    const next = sql`select nextval(pg_get_serial_sequence('content.staff', 'id')) as id`
    const [row] = await rowsOf<{ id: number | string }>(executor, next)
    return Number(row?.id)
  },

  /** In place of the one that waits for the address; undefined where somebody else invites it at this moment. */
  async add(
    executor: Executor,
    one: {
      tokenHash: string
      email: string
      role: Role
      memberId: number
      invitedBy: number
      expiresAt: Date
    },
  ): Promise<number | undefined> {
    await executor
      .delete(staffInvitations)
      .where(lte(staffInvitations.expiresAt, new Date(Date.now() - keptMs)))
    await executor.update(staffInvitations).set({ outcome: 'replaced' }).where(isWaitingFor(one.email))
    const [row] = await executor
      .insert(staffInvitations)
      .values(one)
      .onConflictDoNothing()
      .returning({ id: staffInvitations.id })
    return row?.id
  },

  /** Those that nobody has answered, also when they have expired, the latest first. */
  async waiting(executor: Executor): Promise<Invitation[]> {
    return executor
      .select(columns)
      .from(staffInvitations)
      .innerJoin(staff, eq(staff.id, staffInvitations.invitedBy))
      .where(isNull(staffInvitations.outcome))
      .orderBy(desc(staffInvitations.id))
  },

  async find(executor: Executor, tokenHash: string): Promise<Invitation | undefined> {
    const [row] = await executor
      .select(columns)
      .from(staffInvitations)
      .innerJoin(staff, eq(staff.id, staffInvitations.invitedBy))
      .where(eq(staffInvitations.tokenHash, tokenHash))
    return row
  },

  /** Whether it was still good: it is taken once. */
  async accept(executor: Executor, id: number): Promise<boolean> {
    const taken = await executor
      .update(staffInvitations)
      .set({ outcome: 'accepted' })
      .where(
        and(
          eq(staffInvitations.id, id),
          isNull(staffInvitations.outcome),
          gt(staffInvitations.expiresAt, new Date()),
        ),
      )
      .returning({ id: staffInvitations.id })
    return taken.length > 0
  },

  /** Whose it was; undefined where none with the number waits. */
  async revoke(executor: Executor, id: number): Promise<{ email: string } | undefined> {
    const [row] = await executor
      .update(staffInvitations)
      .set({ outcome: 'revoked' })
      .where(and(eq(staffInvitations.id, id), isNull(staffInvitations.outcome)))
      .returning({ email: staffInvitations.email })
    return row
  },

  /** Nobody needs to be invited who was added. */
  async revokeFor(executor: Executor, email: string): Promise<void> {
    await executor.update(staffInvitations).set({ outcome: 'revoked' }).where(isWaitingFor(email))
  },
}
