import type { Rule, RuleParams } from './rule.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { patterns } from './support/patterns.ts'
import { ruleError } from './support/ruleError.ts'

/** Latin, Cyrillic and Latvian letters, digits and common punctuation. */
export const latinCyrillic: Rule<RuleParams['latin_cyrillic']> = (value) =>
  onText(value, (text) => (matches(patterns.latinCyrillic, text) ? null : ruleError('latin_cyrillic')))
