import type { Rule, RuleParams } from './rule.ts'
import { isEmpty } from './support/isEmpty.ts'
import { readNumber } from './support/readNumber.ts'
import { ruleError } from './support/ruleError.ts'

/** A number of at most `max`; thousands commas are ignored. */
export const maxValue: Rule<RuleParams['max_value']> = (value, { max }) => {
  if (isEmpty(value)) return null
  const number = readNumber(value)
  if (number === null) return ruleError('wrong_field')
  return number > max ? ruleError('max_value', { max }) : null
}
