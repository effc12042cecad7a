import type { Rule, RuleParams } from './rule.ts'
import { countCharacters } from './support/countCharacters.ts'
import { onText } from './support/onText.ts'
import { ruleError } from './support/ruleError.ts'

/** Product document, section 9. */
const usual = { min: 6, max: 20 }

/** As long as the site wants new passwords to be: `auth.password` of its definition. */
export const passwordLength: Rule<RuleParams['password_length']> = (value, _, { passwordLength: wanted }) =>
  onText(value, (text) => {
    const { min, max } = { ...usual, ...wanted }
    const count = countCharacters(text)
    if (count < min) return ruleError('short_password', { min })
    return count > max ? ruleError('max_length', { max }) : null
  })
