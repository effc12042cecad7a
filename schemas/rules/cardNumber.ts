import type { Rule, RuleParams } from './rule.ts'
import { luhn } from './support/luhn.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { patterns } from './support/patterns.ts'
import { ruleError } from './support/ruleError.ts'

/**
 * A card: a known one as 123456...1234, a number of 8 to 19 digits (ISO/IEC 7812) that passes the Luhn
 * checksum, the word `new`, or what `pattern` takes.
 */
export const cardNumber: Rule<RuleParams['card_number']> = (value, { pattern }) =>
  onText(value, (text) => {
    if (pattern !== undefined && matches(pattern, text)) return null
    const isShaped = matches(patterns.cardNumber, text)
    const isNumber = matches(patterns.digits, text)
    return isShaped && (!isNumber || luhn(text)) ? null : ruleError('card_number')
  })
