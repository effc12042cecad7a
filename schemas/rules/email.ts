import type { Rule, RuleParams } from './rule.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { patterns } from './support/patterns.ts'
import { ruleError } from './support/ruleError.ts'

/** One @, a domain of two or three parts, no whitespace. */
export const email: Rule<RuleParams['email']> = (value) =>
  onText(value, (text) => (matches(patterns.email, text) ? null : ruleError('email')))
