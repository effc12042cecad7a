import { isValidIBAN } from 'ibantools'
import type { Rule, RuleParams } from './rule.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { patterns } from './support/patterns.ts'
import { ruleError } from './support/ruleError.ts'

/** ISO 13616: checksum, and length and structure by country. Spaces and lower case pass. */
export const iban: Rule<RuleParams['iban']> = (value) =>
  onText(value, (text) => {
    const isShaped = matches(patterns.ibanCharacters, text)
    return isShaped && isValidIBAN(text.replace(/\s/g, '').toUpperCase()) ? null : ruleError('iban')
  })
