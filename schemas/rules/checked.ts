import type { Rule, RuleParams } from './rule.ts'
import { ruleError } from './support/ruleError.ts'

/** A checkbox that must be checked, such as the terms: exactly true. */
export const checked: Rule<RuleParams['checked']> = (value) =>
  value === true ? null : ruleError('unchecked')
