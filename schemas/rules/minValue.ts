import type { Rule, RuleParams } from './rule.ts'
import { isEmpty } from './support/isEmpty.ts'
import { readNumber } from './support/readNumber.ts'
import { ruleError } from './support/ruleError.ts'

/** A number of at least `min`; thousands commas are ignored. */
export const minValue: Rule<RuleParams['min_value']> = (value, { min }) => {
  if (isEmpty(value)) return null
  const number = readNumber(value)
  if (number === null) return ruleError('wrong_field')
  return number < min ? ruleError('min_value', { min }) : null
}
