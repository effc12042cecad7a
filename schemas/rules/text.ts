import type { Rule, RuleParams } from './rule.ts'
import { isEmpty } from './support/isEmpty.ts'
import { onText } from './support/onText.ts'
import { ruleError } from './support/ruleError.ts'

/** Free text, required unless it is flagged optional; spaces alone are none. */
export const text: Rule<RuleParams['text']> = (value, { optional = false }) => {
  if (isEmpty(value)) return optional ? null : ruleError('required')
  return onText(value, (typed) => (typed.trim() === '' && !optional ? ruleError('required') : null))
}
