import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { plainCharacters } from '#schemas/rules/plainCharacters.ts'
import { type CountryOfNumber, readPhone } from '#schemas/rules/readPhone.ts'

/**
 * The digits of a number with its dial code (E.164 without the plus), from a national or an international one in whatever
 * writing. A number that the numbering plans do not know keeps its digits.
 * @param country of a national number: what the site knows of it, or its code (ISO 3166-1 alpha-2) alone
 */
export function normalisePhone(number: string, country: CountryOfNumber = {}): string {
  const known = readPhone(number, country)
  if (known) return known.dialCode + known.national
  const plain = plainCharacters(number)
  // One that could be a number: those of players who gave it before the plans were asked are found by it.
  const region = country.country_code?.toUpperCase() as CountryCode | undefined
  const parsed = parsePhoneNumberFromString(plain, region)
  if (parsed?.isPossible()) return parsed.number.slice(1)
  const dialCode = country.phone_code ?? ''
  const digits = plain.replace(/\D/g, '')
  return plain.trim().startsWith('+') || digits.startsWith(dialCode) ? digits : dialCode + digits
}
