import type { Rule, RuleParams } from './rule.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { patterns } from './support/patterns.ts'
import { ruleError } from './support/ruleError.ts'

/** A one-time or two-factor code: digits only, 6 of them unless `length` says otherwise. */
export const oneTimeCode: Rule<RuleParams['one_time_code']> = (value, { length = 6 }) =>
  onText(value, (text) =>
    matches(patterns.digits, text) && text.length === length ? null : ruleError('one_time_code', { length }),
  )
