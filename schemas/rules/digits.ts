import type { Rule, RuleParams } from './rule.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { patterns } from './support/patterns.ts'
import { ruleError } from './support/ruleError.ts'

/** The digits 0 to 9 only. */
export const digits: Rule<RuleParams['digits']> = (value) =>
  onText(value, (text) => (matches(patterns.digits, text) ? null : ruleError('digits')))
