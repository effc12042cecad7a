import type { StaffMember as StaffView } from '#generated/contentApi.ts'
import type { StaffMember } from './staffRepository.ts'

/** A member as the API tells of them. */
export function memberView({ id, email, name, role, isActive, mustChangePassword }: StaffMember): StaffView {
  return { id, email, name, role, is_active: isActive, due: mustChangePassword ? ['new_password'] : [] }
}
