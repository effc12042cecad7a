import type { OptionValue, Rule, RuleParams } from './rule.ts'
import { isEmpty } from './support/isEmpty.ts'
import { ruleError } from './support/ruleError.ts'

/** One of the options of a select or radio field. */
export const oneOf: Rule<RuleParams['one_of']> = (value, { values }) =>
  isEmpty(value) || values.includes(value as OptionValue) ? null : ruleError('one_of')
