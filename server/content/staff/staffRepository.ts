import { and, asc, count, eq, gt, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { type Role, signInAttempts, staff, staffSessions } from '../schema.ts'

export interface StaffMember {
  id: number
  email: string
  name: string
  role: Role
  isActive: boolean
}

const columns = {
  id: staff.id,
  email: staff.email,
  name: staff.name,
  role: staff.role,
  isActive: staff.active,
}

export async function listStaff(db: Executor): Promise<StaffMember[]> {
  return db.select(columns).from(staff).orderBy(asc(staff.id))
}

export async function countStaff(db: Executor): Promise<number> {
  const [row] = await db.select({ total: count() }).from(staff)
  return row?.total ?? 0
}

export async function readStaffByEmail(
  db: Executor,
  email: string,
): Promise<(StaffMember & { passwordHash: string }) | undefined> {
  const [row] = await db
    .select({ ...columns, passwordHash: staff.passwordHash })
    .from(staff)
    .where(eq(sql`lower(${staff.email})`, email.toLowerCase()))
  return row
}

/** Undefined when the e-mail address is taken. */
export async function insertStaff(
  db: Executor,
  member: { email: string; name: string; role: Role; passwordHash: string },
): Promise<StaffMember | undefined> {
  const [row] = await db.insert(staff).values(member).onConflictDoNothing().returning(columns)
  return row
}

export interface StaffChange {
  name?: string
  role?: Role
  isActive?: boolean
  passwordHash?: string
}

/** Undefined when there is no such member. */
export async function updateStaff(
  db: Executor,
  id: number,
  { isActive, ...change }: StaffChange,
): Promise<StaffMember | undefined> {
  const [row] = await db
    .update(staff)
    .set({ ...change, ...(isActive === undefined ? {} : { active: isActive }) })
    .where(eq(staff.id, id))
    .returning(columns)
  return row
}

/** How many admins may sign in; nobody becomes or ceases to be one until the transaction ends. */
export async function countActiveAdmins(tx: Executor): Promise<number> {
  const rows = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'admin'), eq(staff.active, true)))
    .for('update')
  return rows.length
}

export async function insertSession(
  db: Executor,
  session: { tokenHash: string; staffId: number; expiresAt: Date },
): Promise<void> {
  await db.delete(staffSessions).where(lte(staffSessions.expiresAt, new Date()))
  await db.insert(staffSessions).values(session)
}

/** Whose session it is, if it is still open and they still may sign in. */
export async function readSession(db: Executor, tokenHash: string): Promise<StaffMember | undefined> {
  const [row] = await db
    .select(columns)
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
}

export async function deleteSession(db: Executor, tokenHash: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash))
}

export async function deleteSessionsOf(db: Executor, staffId: number): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.staffId, staffId))
}

/** Counts an attempt under `key` and returns how many there were in its window, and when that ends. */
export async function countAttempt(
  db: Executor,
  key: string,
  windowMs: number,
): Promise<{ count: number; windowEnds: Date }> {
  const now = new Date()
  const windowEnds = new Date(now.getTime() + windowMs)
  const over = lte(signInAttempts.windowEnds, now)
  const [row] = await db
    .insert(signInAttempts)
    .values({ key, count: 1, windowEnds })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: {
        count: sql`case when ${over} then 1 else ${signInAttempts.count} + 1 end`,
        windowEnds: sql`case when ${over} then ${windowEnds.toISOString()}::timestamptz else ${signInAttempts.windowEnds} end`,
      },
    })
    .returning()
  return row ?? { count: 1, windowEnds }
}

/** Whether anything is counted under `key`; what is over counts until it is deleted. */
export async function hasAttempts(db: Executor, key: string): Promise<boolean> {
  const rows = await db
    .select({ key: signInAttempts.key })
    .from(signInAttempts)
    .where(eq(signInAttempts.key, key))
  return rows.length > 0
}

export async function forgetAttempts(db: Executor, key: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.key, key))
}

export async function deleteOldAttempts(db: Executor): Promise<void> {
  await db.delete(signInAttempts).where(lte(signInAttempts.windowEnds, new Date()))
}
