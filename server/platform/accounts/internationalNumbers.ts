import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

export type PhoneCountry = { country_code: string }

/**
 * The numbers, in the form that is compared, that the digits of a national one stand for in each of the countries; with
 * or without the digit that is dialled before national numbers.
 */
export function internationalNumbers(digits: string, countries: readonly PhoneCountry[]): string[] {
  const numbers = countries.flatMap(({ country_code }) => {
    const parsed = parsePhoneNumberFromString(digits, country_code as CountryCode)
    return parsed?.isPossible() ? [parsed.number.slice(1)] : []
  })
  return [...new Set(numbers)]
}
