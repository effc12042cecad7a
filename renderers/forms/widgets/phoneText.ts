import { applyMask, longestMask } from '#schemas/rules/applyMask.ts'
import { plainCharacters } from '#schemas/rules/plainCharacters.ts'
import type { PhoneCountry } from '#schemas/rules/rule.ts'
import { maskedText } from './maskedText.ts'
import type { TextFormat } from './useTextEntry.ts'

/** Most digits of an international number (ITU-T E.164). */
export const longestNumber = 15

/** What the numbering plans say; they are large, and come when a phone field is there. */
export type NumberingPlans = Pick<typeof import('#schemas/rules/readPhone.ts'), 'readPhone' | 'trunkPrefix'>

/**
 * A national number, shaped by the masks of the field or else of its country. What the numbering plan knows loses what is
 * dialled before it at home, and its dial code; what it does not know stands as it was written, for the rules to refuse.
 * @param isInternational the value carries the dial code before the number, because no field holds the country
 */
export function phoneText(
  country: PhoneCountry | undefined,
  isInternational: boolean,
  ownMasks?: readonly string[],
  plans?: NumberingPlans,
): TextFormat {
  const code = digitsOf(country?.phone_code ?? '')
  const masks = ownMasks ?? (country?.mask === undefined ? [] : [country.mask].flat())
  const longest = longestMask(masks)
  if (!country && longest > 0) return maskedText(masks)
  const trunk = (country && plans?.trunkPrefix(country.country_code)) ?? ''
  const known = (written: string) => {
    const number = country && plans?.readPhone(written, country)
    return number?.dialCode === code ? number.national : undefined
  }
  /** Digits, behind a plus where they are international and not of this country. */
  const read = (typed: string) => {
    const text = plainCharacters(typed).trim()
    const digits = digitsOf(text)
    const isAbroad = /^(\+|00)/.test(text)
    const international = text.startsWith('+') ? digits : digits.slice(2)
    if (isAbroad && code !== '' && international.startsWith(code)) {
      const rest = international.slice(code.length)
      return known(`+${international}`) ?? known(rest) ?? rest
    }
    return known(text) ?? (text.startsWith('+') ? `+${digits}` : digits)
  }
  const shape = (typed: string) => {
    const number = read(typed)
    return longest === 0 || number.startsWith('+') || number.length > longest
      ? number
      : applyMask(number, masks)
  }
  const national: TextFormat = {
    show: (value) => (typeof value === 'string' && value !== '' ? shape(value) : ''),
    shape,
    read,
    holds: (typed) => {
      const number = read(typed)
      const most = longest === 0 || plans === undefined ? longestNumber - code.length : longest
      return digitsOf(number).length <= most + (number.startsWith(trunk) ? trunk.length : 0)
    },
    kept: /\d/,
  }
  if (!isInternational || code === '') return national
  return {
    ...national,
    show: (value) =>
      national.show(typeof value === 'string' ? value.replace(new RegExp(`^${code}`), '') : ''),
    read: (text) => {
      const number = read(text)
      return number === '' || number.startsWith('+') ? number : `${code}${number}`
    },
  }
}

export function digitsOf(text: string): string {
  return plainCharacters(text).replace(/\D/g, '')
}
