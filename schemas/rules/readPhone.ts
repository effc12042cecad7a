import {
  type CountryCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { longestMask } from './applyMask.ts'
import { plainCharacters } from './plainCharacters.ts'
import type { PhoneCountry } from './rule.ts'

/** Digits of the dial code, and of the number as it follows it: without what is dialled before it at home. */
export type ReadPhone = { dialCode: string; national: string }

/** What is known of the country of a number: ISO 3166-1 alpha-2, dial code, masks. */
export type CountryOfNumber = Partial<Pick<PhoneCountry, 'country_code' | 'phone_code' | 'mask'>>

/**
 * A number as the numbering plans know it, however it is written: national, with or without the digits dialled before it
 * at home; international with +, 00 or neither, and with those digits in brackets. Null for what no plan knows, for one
 * longer than the masks of its country, and for one with an extension.
 */
export function readPhone(written: string, country: CountryOfNumber = {}): ReadPhone | null {
  const text = plainCharacters(written)
    .trim()
    .replace(/^tel:\s*/i, '')
  const region = country.country_code?.toUpperCase() ?? ''
  const code = country.phone_code?.replace(/\D/g, '') ?? ''
  const international = text.replace(/^(?:\+|00)?/, '+')
  const longest = longestMask(country.mask ?? [])
  const fits = (number: ReadPhone | null): number is ReadPhone =>
    number !== null && (longest === 0 || number.dialCode !== code || number.national.length <= longest)
  // What may be both is a number of the country.
  const readings = [
    isSupportedCountry(region) ? parse(text, region) : null,
    isSupportedCountry(region) || code === '' || international.length === text.length
      ? null
      : parse(`+${code}${text}`),
    parse(international),
  ]
  return readings.find(fits) ?? null
}

/** What is dialled before national numbers at home; undefined where nothing is, or the country has no plan. */
export function trunkPrefix(country: string): string | undefined {
  const region = country.toUpperCase()
  if (!isSupportedCountry(region)) return undefined
  const metadata = new Metadata()
  metadata.selectNumberingPlan(region)
  return (metadata.numberingPlan as unknown as { nationalPrefix(): string | undefined }).nationalPrefix()
}

function parse(text: string, region?: CountryCode): ReadPhone | null {
  const number = parsePhoneNumberFromString(text, {
    ...(region && { defaultCountry: region }),
    extract: false,
  })
  if (!number?.isValid() || number.ext !== undefined) return null
  return { dialCode: number.countryCallingCode, national: number.nationalNumber }
}
