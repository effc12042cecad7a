import type { Rule, RuleParams } from './rule.ts'
import { isEmpty } from './support/isEmpty.ts'
import { matches } from './support/matches.ts'
import { patterns } from './support/patterns.ts'
import { ruleError } from './support/ruleError.ts'

/** A whole amount of money in major units, without a leading zero, from `min` to `max`. */
export const sum: Rule<RuleParams['sum']> = (value, { min, max, currency }) => {
  if (isEmpty(value)) return null
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  if (typeof text !== 'string' || !matches(patterns.sum, text)) return ruleError('wrong_field')
  const amount = Number(text)
  return amount < min || amount > max ? ruleError('range', { min, max, currency }) : null
}
