import type { Rule, RuleParams } from './rule.ts'
import { isEmpty } from './support/isEmpty.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { ruleError } from './support/ruleError.ts'

/** What `regex` takes, be it nothing at all; without one, something else than spaces. */
export const custom: Rule<RuleParams['custom']> = (value, { regex }) => {
  if (isEmpty(value)) return regex !== undefined && matches(regex, '') ? null : ruleError('required')
  return onText(value, (text) => {
    if (regex !== undefined) return matches(regex, text) ? null : ruleError('wrong_field')
    return text.trim() === '' ? ruleError('required') : null
  })
}
