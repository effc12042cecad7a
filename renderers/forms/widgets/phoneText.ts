import { longestMask } from '#schemas/rules/applyMask.ts'
import type { PhoneCountry } from '#schemas/rules/rule.ts'
import { asciiDigits } from './asciiDigits.ts'
import { maskedText } from './maskedText.ts'
import type { TextFormat } from './useTextEntry.ts'

/** Most digits of an international number (ITU-T E.164). */
export const longestNumber = 15

/**
 * A national number, shaped by the masks of the field or else of its country, and no longer than the longest of them.
 * @param isInternational the value carries the dial code before the number, because no field holds the country
 */
export function phoneText(
  country: PhoneCountry | undefined,
  isInternational: boolean,
  ownMasks?: readonly string[],
): TextFormat {
  const code = digitsOf(country?.phone_code ?? '')
  const masks = ownMasks ?? (country?.mask === undefined ? [] : [country.mask].flat())
  const national = longestMask(masks) > 0 ? maskedText(masks, code) : unmasked(code)
  if (!isInternational || code === '') return national
  return {
    ...national,
    show: (value) =>
      national.show(typeof value === 'string' ? value.replace(new RegExp(`^${code}`), '') : ''),
    read: (text) => {
      const number = national.read(text)
      return number === '' ? '' : `${code}${number}`
    },
  }
}

export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/\D/g, '')
}

function unmasked(code: string): TextFormat {
  return {
    show: (value) => (typeof value === 'string' ? digitsOf(value) : ''),
    shape: (typed) => withoutCode(typed, code).slice(0, longestNumber - code.length),
    read: (text) => text,
    kept: /\d/,
  }
}

/** Only a plus or two zeros say for sure that the dial code was typed along. */
function withoutCode(typed: string, code: string): string {
  const digits = digitsOf(typed)
  if (code === '') return digits
  if (/^\s*\+/.test(typed) && digits.startsWith(code)) return digits.slice(code.length)
  return digits.startsWith(`00${code}`) ? digits.slice(code.length + 2) : digits
}
