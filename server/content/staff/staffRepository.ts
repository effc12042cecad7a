import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { staff } from '../schema.ts'
import type { Role } from './roles.ts'

/** Any constant does, as long as no other lock of ours uses it. */
const firstLock = 4_206_003

export interface StaffMember {
  id: number
  email: string
  name: string
  role: Role
  isActive: boolean
  /** They choose another password before they do anything else. */
  mustChangePassword: boolean
  /** An authenticator app or a passkey. */
  hasSecondFactor: boolean
  /** Without one they sign in by passkeys alone. */
  hasPassword: boolean
}

/** What a member is told as. */
export const memberColumns = {
  id: staff.id,
  email: staff.email,
  name: staff.name,
  role: staff.role,
  isActive: staff.active,
  mustChangePassword: staff.mustChangePassword,
  // With all names in full: in `returning` those of drizzle have no table.
  hasSecondFactor: sql<boolean>`(
    exists (select 1 from content.staff_totp t where t.staff_id = content.staff.id)
    or exists (select 1 from content.staff_passkeys p where p.staff_id = content.staff.id)
  )`.as('has_second_factor'),
  hasPassword: sql<boolean>`(${staff.passwordHash} is not null)`.as('has_password'),
}

export interface StaffChange {
  name?: string
  role?: Role
  isActive?: boolean
  mustChangePassword?: boolean
  passwordHash?: string | null
}

/** Who works in the studio. */
export const staffRepository = {
  async list(executor: Executor): Promise<StaffMember[]> {
    return executor.select(memberColumns).from(staff).orderBy(asc(staff.id))
  },

  async find(executor: Executor, id: number): Promise<StaffMember | undefined> {
    const [row] = await executor.select(memberColumns).from(staff).where(eq(staff.id, id))
    return row
  },

  async count(executor: Executor): Promise<number> {
    const [row] = await executor.select({ total: count() }).from(staff)
    return row?.total ?? 0
  },

  async findByEmail(
    executor: Executor,
    email: string,
  ): Promise<(StaffMember & { passwordHash: string | null }) | undefined> {
    const [row] = await executor
      .select({ ...memberColumns, passwordHash: staff.passwordHash })
      .from(staff)
      .where(eq(sql`lower(${staff.email})`, email.toLowerCase()))
    return row
  },

  async passwordOf(executor: Executor, id: number): Promise<string | null | undefined> {
    const [row] = await executor
      .select({ passwordHash: staff.passwordHash })
      .from(staff)
      .where(eq(staff.id, id))
    return row?.passwordHash
  },

  /** With what a member who may sign in does so; that stays until the transaction ends. */
  async hold(tx: Executor, id: number): Promise<{ role: Role; passwordHash: string | null } | undefined> {
    const [row] = await tx
      .select({ role: staff.role, passwordHash: staff.passwordHash })
      .from(staff)
      .where(and(eq(staff.id, id), eq(staff.active, true)))
      .for('share')
    return row
  },

  /** Undefined when the e-mail address is taken. */
  async add(
    executor: Executor,
    member: { email: string; name: string; role: Role; passwordHash: string; mustChangePassword?: boolean },
  ): Promise<StaffMember | undefined> {
    const [row] = await executor.insert(staff).values(member).onConflictDoNothing().returning(memberColumns)
    return row
  },

  /** Somebody whose number was kept for them. False when the e-mail address is taken. */
  async join(
    executor: Executor,
    member: { id: number; email: string; name: string; role: Role; passwordHash: string | null },
  ): Promise<boolean> {
    const added = await executor
      .insert(staff)
      .overridingSystemValue()
      .values(member)
      .onConflictDoNothing()
      .returning({ id: staff.id })
    return added.length > 0
  },

  /** Undefined when there is no such member. */
  async change(
    executor: Executor,
    id: number,
    { isActive, ...change }: StaffChange,
  ): Promise<StaffMember | undefined> {
    const [row] = await executor
      .update(staff)
      .set({ ...change, ...(isActive === undefined ? {} : { active: isActive }) })
      .where(eq(staff.id, id))
      .returning(memberColumns)
    return row
  },

  /** How many admins may sign in; nobody becomes or ceases to be one until the transaction ends. */
  async countActiveAdmins(tx: Executor): Promise<number> {
    const rows = await tx
      .select({ id: staff.id })
      .from(staff)
      .where(and(eq(staff.role, 'admin'), eq(staff.active, true)))
      .orderBy(asc(staff.id))
      .for('update')
    return rows.length
  },

  /** Until the transaction ends nobody else makes the first administrator. */
  async lockFirst(tx: Executor): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${firstLock})`)
  },
}
