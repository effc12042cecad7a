import type { Rule, RuleParams } from './rule.ts'
import { isEmpty } from './support/isEmpty.ts'
import { ruleError } from './support/ruleError.ts'

/** Sex must be set: nothing chosen, and 0, the profile's default, mean that it is not. */
export const sex: Rule<RuleParams['sex']> = (value) => {
  if (isEmpty(value) || value === 0 || value === '0') return ruleError('required')
  return typeof value === 'string' || Number.isInteger(value) ? null : ruleError('wrong_field')
}
