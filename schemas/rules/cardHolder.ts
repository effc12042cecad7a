import type { Rule, RuleParams } from './rule.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { patterns } from './support/patterns.ts'
import { ruleError } from './support/ruleError.ts'

/** The name printed on a card: letters, spaces, dot, apostrophe, hyphen. */
export const cardHolder: Rule<RuleParams['card_holder']> = (value) =>
  onText(value, (text) => (matches(patterns.cardHolder, text) ? null : ruleError('card_holder')))
