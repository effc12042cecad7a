import type { PhoneCountry } from '../rule.ts'
import { countSlots, listMasks } from './masks.ts'

/** Finds a country by what a country field holds: its ISO code in any case, or its dial code (371, +371). */
export function findPhoneCountry(code: unknown, countries: readonly PhoneCountry[]): PhoneCountry | null {
  if (typeof code !== 'string' && typeof code !== 'number') return null
  const wanted = String(code)
  return (
    countries.find((country) => country.country_code.toUpperCase() === wanted.toUpperCase()) ??
    countries.find((country) => dialCode(country) === wanted.replace(/^\+/, '')) ??
    null
  )
}

/** The dial code as digits; configurations write it with and without the plus. */
export function dialCode(country: PhoneCountry): string {
  return country.phone_code.replace(/[^0-9]/g, '')
}

/**
 * Whether a number ('+' and digits, or digits) fills one of the country's masks, with or without the dial
 * code in front. Null when the country has no mask to decide by.
 */
export function fitsPhoneMask(text: string, country: PhoneCountry): boolean | null {
  const masks = listMasks(country.mask).filter((mask) => mask.includes('#'))
  if (masks.length === 0) return null
  const code = dialCode(country)
  const digits = text.replace(/^\+/, '')
  if (text.startsWith('+') && !digits.startsWith(code)) return false
  const candidates = text.startsWith('+') ? [] : [digits]
  if (digits.startsWith(code)) candidates.push(digits.slice(code.length))
  return masks.some(
    (mask) => candidates.some((one) => one.length === countSlots(mask)) || fillsLiterals(digits, mask),
  )
}

/** Masks may spell digits of their own, as in +371 ## ### ###; then those digits must be the number's. */
function fillsLiterals(digits: string, mask: string): boolean {
  const slots = mask.replace(/[^0-9#]/g, '')
  return (
    /[0-9]/.test(slots) &&
    slots.length === digits.length &&
    [...slots].every((slot, i) => slot === '#' || slot === digits[i])
  )
}
