import type { Rule, RuleParams } from './rule.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { ruleError } from './support/ruleError.ts'

/** An editor's pattern, found anywhere in the text unless it is anchored. */
export const regex: Rule<RuleParams['regex']> = (value, { pattern }) =>
  onText(value, (text) => (matches(pattern, text) ? null : ruleError('regex')))
