import type { Rule, RuleParams } from './rule.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { patterns } from './support/patterns.ts'
import { ruleError } from './support/ruleError.ts'

/** Up to 8 digits, or what `regex` says. */
export const postcode: Rule<RuleParams['postcode']> = (value, { regex = patterns.postcode }) =>
  onText(value, (text) => (matches(regex, text) ? null : ruleError('postcode')))
