import type { Rule, RuleParams } from './rule.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { patterns } from './support/patterns.ts'
import { ruleError } from './support/ruleError.ts'

/** Letters of the Latin and Cyrillic scripts, composed or not (ü é ł ß ї), digits and common punctuation. */
export const latinCyrillic: Rule<RuleParams['latin_cyrillic']> = (value) =>
  onText(value, (text) => (matches(patterns.latinCyrillic, text) ? null : ruleError('latin_cyrillic')))
