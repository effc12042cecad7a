import type { StaffMember as StaffView } from '#generated/contentApi.ts'
import { dueOf, type SecondFactorRule } from './due.ts'
import type { StaffMember } from './staffRepository.ts'

/** A member as the API tells of them. */
export function memberView(member: StaffMember, rule: SecondFactorRule): StaffView {
  const { id, email, name, role, isActive, hasSecondFactor, hasPassword } = member
  const due = dueOf(member, rule)
  return {
    ...{ id, email, name, role, due },
    is_active: isActive,
    has_second_factor: hasSecondFactor,
    has_password: hasPassword,
  }
}
