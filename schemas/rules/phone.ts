import { readPhone } from './readPhone.ts'
import type { Rule, RuleParams } from './rule.ts'
import { isEmpty } from './support/isEmpty.ts'
import { onText } from './support/onText.ts'
import { dialCode, findPhoneCountry } from './support/phoneCountry.ts'
import { readField } from './support/readField.ts'
import { ruleError } from './support/ruleError.ts'

/**
 * A number that the numbering plan of its country knows, in whatever writing (readPhone). `country_field` names the field
 * that holds the country (ISO or dial code); where the site gives it masks, no longer than the longest. Without a country
 * the number must be international.
 */
export const phone: Rule<RuleParams['phone']> = (value, { country_field }, { values, phoneCountries }) =>
  onText(value, (text) => {
    const chosen = country_field === undefined ? undefined : readField(values, country_field)
    const country = findPhoneCountry(chosen, phoneCountries)
    // Players give numbers of the countries that they are offered, if any are.
    if (!isEmpty(chosen) && !country && phoneCountries.length > 0) return ruleError('phone')
    const number = readPhone(text, country ?? { country_code: String(chosen ?? '') })
    return number && (!country || number.dialCode === dialCode(country)) ? null : ruleError('phone')
  })
