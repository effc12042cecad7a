import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { PhoneCountry, Rule, RuleParams } from './rule.ts'
import { isEmpty } from './support/isEmpty.ts'
import { matches } from './support/matches.ts'
import { onText } from './support/onText.ts'
import { patterns } from './support/patterns.ts'
import { dialCode, findPhoneCountry, fitsPhoneMask } from './support/phoneCountry.ts'
import { readField } from './support/readField.ts'
import { ruleError } from './support/ruleError.ts'

/**
 * Digits, with or without the dial code and a leading +. `country_field` names the field that holds the
 * country (ISO or dial code): its masks decide, and the numbering plan where it has none. Without a country
 * the number must be international.
 */
export const phone: Rule<RuleParams['phone']> = (value, { country_field }, { values, phoneCountries }) =>
  onText(value, (text) => {
    if (!matches(patterns.phone, text)) return ruleError('phone')
    const chosen = country_field === undefined ? undefined : readField(values, country_field)
    const country = findPhoneCountry(chosen, phoneCountries)
    // Players give numbers of the countries that they are offered, if any are.
    if (!isEmpty(chosen) && !country && phoneCountries.length > 0) return ruleError('phone')
    const fits = country ? fitsPhoneMask(text, country) : null
    return (fits ?? isInPlan(text, country, chosen)) ? null : ruleError('phone')
  })

function isInPlan(text: string, country: PhoneCountry | null, chosen: unknown): boolean {
  const region = String(country?.country_code ?? chosen ?? '').toUpperCase()
  const international = text.startsWith('+') ? text : `+${text}`
  if (isSupportedCountry(region)) {
    const number = parsePhoneNumberFromString(text, region)
    const sameCode = !country || number?.countryCallingCode === dialCode(country)
    return sameCode && number?.isValid() === true
  }
  if (country && !text.startsWith('+') && isValid(`+${dialCode(country)}${text}`)) return true
  return isValid(international) && (!country || international.startsWith(`+${dialCode(country)}`))
}

function isValid(international: string): boolean {
  return parsePhoneNumberFromString(international)?.isValid() ?? false
}
