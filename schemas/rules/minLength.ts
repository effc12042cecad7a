import type { Rule, RuleParams } from './rule.ts'
import { countCharacters } from './support/countCharacters.ts'
import { onText } from './support/onText.ts'
import { ruleError } from './support/ruleError.ts'

/** At least `min` characters. */
export const minLength: Rule<RuleParams['min_length']> = (value, { min, code = 'min_length' }) =>
  onText(value, (text) => (countCharacters(text) < min ? ruleError(code, { min }) : null))
