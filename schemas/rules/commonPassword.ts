import type { Rule, RuleParams } from './rule.ts'
import { isGuessable } from './support/isGuessable.ts'
import { onText } from './support/onText.ts'
import { readField } from './support/readField.ts'
import { ruleError } from './support/ruleError.ts'

/** A new password that is none of those tried first, nor a name of the player's or of the site. */
export const commonPassword: Rule<RuleParams['common_password']> = (
  value,
  params,
  { values, names: known = [] },
) =>
  onText(value, (text) => {
    const names = (params?.unlike ?? []).map((field) => readField(values, field))
    const isText = (name: unknown): name is string => typeof name === 'string'
    return isGuessable(text, [...names.filter(isText), ...known]) ? ruleError('common_password') : null
  })
