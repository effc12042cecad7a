import type { Rule, RuleParams } from './rule.ts'
import { countCharacters } from './support/countCharacters.ts'
import { onText } from './support/onText.ts'
import { ruleError } from './support/ruleError.ts'

/** At most `max` characters. */
export const maxLength: Rule<RuleParams['max_length']> = (value, { max }) =>
  onText(value, (text) => (countCharacters(text) > max ? ruleError('max_length', { max }) : null))
