import type { Rule, RuleParams } from './rule.ts'
import { countCharacters } from './support/countCharacters.ts'
import { onText } from './support/onText.ts'
import { ruleError } from './support/ruleError.ts'

/** Exactly `length` characters. */
export const exactLength: Rule<RuleParams['exact_length']> = (value, { length }) =>
  onText(value, (text) => (countCharacters(text) === length ? null : ruleError('exact_length', { length })))
