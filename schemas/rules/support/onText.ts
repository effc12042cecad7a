import type { RuleError } from '../rule.ts'
import { isEmpty } from './isEmpty.ts'
import { ruleError } from './ruleError.ts'

/** The frame of a rule about text: empty passes, what is not a string is refused, the rest is checked. */
export function onText(value: unknown, check: (text: string) => RuleError | null): RuleError | null {
  if (isEmpty(value)) return null
  return typeof value === 'string' ? check(value) : ruleError('wrong_type', { type: 'string' })
}
