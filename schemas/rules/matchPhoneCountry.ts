import type { PhoneCountry } from './rule.ts'
import { dialCode, fitsPhoneMask } from './support/phoneCountry.ts'

/**
 * The country of a pasted international number (+371…, 00371…), by the longest dial code. Countries that
 * share one (+1, +7): the one chosen already, else one whose mask the number fills, else the first.
 * Null for a national number and for an unknown code.
 */
export function matchPhoneCountry(
  raw: string,
  countries: readonly PhoneCountry[],
  chosenCountry?: string,
): PhoneCountry | null {
  const number = raw.trim().replace(/^00/, '+')
  if (!number.startsWith('+')) return null
  const digits = number.replace(/[^0-9]/g, '')
  const candidates = countries.filter((country) => dialCode(country) && digits.startsWith(dialCode(country)))
  const longest = Math.max(0, ...candidates.map((country) => dialCode(country).length))
  const closest = candidates.filter((country) => dialCode(country).length === longest)
  return (
    closest.find((country) => country.country_code === chosenCountry) ??
    closest.find((country) => fitsPhoneMask(`+${digits}`, country) === true) ??
    closest[0] ??
    null
  )
}
