import type { Database } from '../../db/Database.ts'
import { hashPassword } from '../../process/passwords.ts'
import { auditRepository } from '../auditRepository.ts'
import { ContentError } from '../ContentError.ts'
import { invitationRepository } from './invitations/invitationRepository.ts'
import { requireSession, type Signed } from './proof.ts'
import type { Role } from './roles.ts'
import { type StaffMember, staffRepository } from './staffRepository.ts'
import { staffSessionRepository } from './staffSessionRepository.ts'

type Access = Pick<Database, 'transaction'>

export interface NewMember {
  email: string
  name: string
  role: Role
  password: string
  mustChangePassword?: boolean
}

/** @throws ContentError 409 when the e-mail address is taken */
export async function addMember(database: Access, by: Signed, added: NewMember): Promise<StaffMember> {
  const { password, ...rest } = added
  const passwordHash = await hashPassword(password)
  return database.transaction(async (tx) => {
    await requireSession(tx, by)
    const member = await staffRepository.add(tx, { ...rest, passwordHash })
    if (member === undefined) {
      throw new ContentError(409, 'EmailTaken', `Somebody on the staff already has ${added.email}`)
    }
    await invitationRepository.revokeFor(tx, member.email)
    await auditRepository.add(tx, by.id, 'add_staff', String(member.id), {
      email: member.email,
      role: member.role,
    })
    return member
  })
}

export interface MemberChange {
  name?: string
  role?: Role
  isActive?: boolean
  password?: string
  mustChangePassword?: boolean
}

/**
 * Changes a member; ends all their sessions with another role or password, and where they may no longer sign in.
 * @throws ContentError 404 when there is no such member; 409 when no admin would be left
 */
export async function changeMember(
  database: Access,
  by: Signed,
  id: number,
  { password, ...change }: MemberChange,
): Promise<StaffMember> {
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  return database.transaction(async (tx) => {
    const before = await staffRepository.countActiveAdmins(tx)
    await requireSession(tx, by)
    const member = await staffRepository.change(tx, id, {
      ...change,
      ...(passwordHash === undefined ? {} : { passwordHash }),
    })
    if (member === undefined) throw new ContentError(404, 'NotFound', `There is no member of staff ${id}`)
    if (before > 0 && (await staffRepository.countActiveAdmins(tx)) === 0) {
      throw new ContentError(409, 'LastAdmin', 'This is the last admin: make somebody else one first')
    }
    if (passwordHash !== undefined || change.role !== undefined || change.isActive === false) {
      await staffSessionRepository.endAll(tx, id)
    }
    const details = { ...change, ...(passwordHash === undefined ? {} : { password: 'changed' }) }
    await auditRepository.add(tx, by.id, 'change_staff', String(id), details)
    return member
  })
}
