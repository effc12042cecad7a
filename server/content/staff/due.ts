import type { Role } from './roles.ts'
import type { StaffMember } from './staffRepository.ts'

/** Who must have a second factor: nobody, or whoever may publish. */
export type SecondFactorRule = 'optional' | 'required'

export type Due = 'new_password' | 'second_factor'

export const isFactorRequired = (rule: SecondFactorRule, role: Role): boolean =>
  rule === 'required' && role !== 'editor'

/** What a member has to do before anything else, in this order. They sign in for it, so that the rule locks nobody out. */
export function dueOf(
  member: Pick<StaffMember, 'role' | 'mustChangePassword' | 'hasSecondFactor'>,
  rule: SecondFactorRule,
): Due[] {
  return [
    ...(member.mustChangePassword ? (['new_password'] as const) : []),
    ...(isFactorRequired(rule, member.role) && !member.hasSecondFactor ? (['second_factor'] as const) : []),
  ]
}
