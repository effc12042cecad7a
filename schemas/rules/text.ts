import type { Rule, RuleParams } from './rule.ts'
import { onText } from './support/onText.ts'
import { ruleError } from './support/ruleError.ts'

/** Free text: not only spaces. Whether it may be left out is the rule required's part. */
export const text: Rule<RuleParams['text']> = (value) =>
  onText(value, (typed) => (typed.trim() === '' ? ruleError('required') : null))
