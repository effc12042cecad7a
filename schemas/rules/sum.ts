import type { Rule, RuleParams } from './rule.ts'
import { isEmpty } from './support/isEmpty.ts'
import { matches } from './support/matches.ts'
import { patterns } from './support/patterns.ts'
import { ruleError } from './support/ruleError.ts'

/** An amount of money in major units, without a leading zero, from `min` to `max`; whole unless it may have cents. */
export const sum: Rule<RuleParams['sum']> = (value, { min, max, currency, decimals }) => {
  if (isEmpty(value)) return null
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  const pattern = decimals === 2 ? patterns.sumWithCents : patterns.sum
  if (typeof text !== 'string' || !matches(pattern, text)) return ruleError('wrong_field')
  const amount = Number(text)
  return amount < min || amount > max ? ruleError('range', { min, max, currency }) : null
}
