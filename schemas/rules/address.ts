import type { Rule, RuleParams } from './rule.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { patterns } from './support/patterns.ts'
import { ruleError } from './support/ruleError.ts'

/** Like a name, but digits, | and / pass. */
export const address: Rule<RuleParams['address']> = (value) =>
  onText(value, (text) => (matches(patterns.address, text) ? null : ruleError('address')))
