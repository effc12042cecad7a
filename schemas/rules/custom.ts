import type { Rule, RuleParams } from './rule.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { ruleError } from './support/ruleError.ts'

/** What `regex` takes; without one, anything but spaces alone. */
export const custom: Rule<RuleParams['custom']> = (value, { regex }) =>
  onText(value, (text) => {
    if (regex !== undefined) return matches(regex, text) ? null : ruleError('wrong_field')
    return text.trim() === '' ? ruleError('required') : null
  })
