import type { Rule, RuleParams } from './rule.ts'
import { isEmpty } from './support/isEmpty.ts'
import { ruleError } from './support/ruleError.ts'

/** Something must be entered; spaces alone are nothing. */
export const required: Rule<RuleParams['required']> = (value, { code = 'required' }) => {
  const isBlank = typeof value === 'string' && value.trim() === ''
  return isEmpty(value) || isBlank ? ruleError(code) : null
}
