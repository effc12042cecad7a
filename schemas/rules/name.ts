import type { Rule, RuleParams } from './rule.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { patterns } from './support/patterns.ts'
import { ruleError } from './support/ruleError.ts'

/** A name of a person: no digits and none of the symbols of the product document, section 5. */
export const name: Rule<RuleParams['name']> = (value) =>
  onText(value, (text) => (matches(patterns.name, text) ? null : ruleError('name')))
