import type { Rule, RuleParams } from './rule.ts'
import { isEmpty } from './support/isEmpty.ts'
import { matches } from './support/matches.ts'
import { sumPattern } from './support/patterns.ts'
import { ruleError } from './support/ruleError.ts'

/** An amount of money in major units, without a leading zero, from `min` to `max`; whole unless it may have decimals. */
export const sum: Rule<RuleParams['sum']> = (value, { min, max, currency, decimals = 0 }) => {
  if (isEmpty(value)) return null
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof text !== 'string' || !matches(sumPattern(decimals), text)) return ruleError('wrong_field')
  const amount = Number(text)
  return amount < min || amount > max ? ruleError('range', { min, max, currency }) : null
}
