import type { Rule, RuleParams } from './rule.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { patterns } from './support/patterns.ts'
import { ruleError } from './support/ruleError.ts'

/** A looser check of a name: digits and most symbols pass, brackets and the like do not. */
export const nameLoose: Rule<RuleParams['name_loose']> = (value) =>
  onText(value, (text) => (matches(patterns.nameLoose, text) ? null : ruleError('name')))
