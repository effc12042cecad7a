import { isValidIBAN } from 'ibantools'
import { readIban } from './readIban.ts'
import type { Rule, RuleParams } from './rule.ts'
import { onText } from './support/onText.ts'
import { ruleError } from './support/ruleError.ts'

/** ISO 13616: checksum, and length and structure by country, in whatever writing (readIban). */
export const iban: Rule<RuleParams['iban']> = (value) =>
  onText(value, (text) => (isValidIBAN(readIban(text)) ? null : ruleError('iban')))
