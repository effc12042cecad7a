import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * The digits of a number with its dial code (E.164 without the plus), from a national or an international one.
 * A number that the numbering plans do not know keeps its digits.
 * @param country ISO 3166-1 alpha-2 of a national number
 * @param dialCode digits of that country's dial code, where the site knows them
 */
export function normalisePhone(number: string, country: string | undefined, dialCode = ''): string {
  const parsed = parsePhoneNumberFromString(number, country?.toUpperCase() as CountryCode | undefined)
  if (parsed?.isPossible()) return parsed.number.slice(1)
  const digits = number.replace(/\D/g, '')
  return number.trim().startsWith('+') || digits.startsWith(dialCode) ? digits : dialCode + digits
}
