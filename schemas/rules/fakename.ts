import type { Rule, RuleParams } from './rule.ts'
import { countCharacters } from './support/countCharacters.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { patterns } from './support/patterns.ts'
import { ruleError } from './support/ruleError.ts'

/** Product document, section 9. */
const min = 4

/** The name shown to other players: letters and digits, at least 4. */
export const fakename: Rule<RuleParams['fakename']> = (value) =>
  onText(value, (text) => {
    if (!matches(patterns.fakename, text)) return ruleError('fakename_symbols')
    return countCharacters(text) < min ? ruleError('fakename_short', { min }) : null
  })
