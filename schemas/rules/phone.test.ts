import { readFileSync } from 'node:fs'
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { phone } from './phone.ts'
import { readPhone, trunkPrefix } from './readPhone.ts'
import type { PhoneCountry } from './rule.ts'
import { exampleTable } from './testing/exampleTable.ts'

const site = JSON.parse(readFileSync(new URL('../site/site.json', import.meta.url), 'utf8'))
const siteCountries: PhoneCountry[] = site.general.phone_countries

exampleTable('phone of a country with one mask', phone, {
  params: { country_field: 'country' },
  good: ['', '29123456', '+37129123456', '37129123456', '29 123 456', '00371 29-123-456', '٢٩١٢٣٤٥٦'],
  bad: [
    ['2912345', 'phone'],
    ['291234567', 'phone'],
    ['+49291234567', 'phone'],
    ['+4915123456789', 'phone'],
    ['50123456', 'phone'],
    ['29123456 ext 5', 'phone'],
    ['29a23456', 'phone'],
    ['+', 'phone'],
    [29123456, 'wrong_type', { type: 'string' }],
  ],
})
exampleTable('phone of a country with several masks', phone, {
  params: { country_field: 'country' },
  context: { values: { country: 'de' } },
  good: ['1512 3456789', '15123456789', '+4915123456789', '01512 3456789', '+49 (0)1512 3456789'],
  bad: [
    ['151234567', 'phone'],
    ['151234567890', 'phone'],
  ],
})
exampleTable('phone of a country whose mask spells the dial code', phone, {
  params: { country_field: 'country' },
  context: { values: { country: '372' } },
  good: ['51234567', '5123456', '+37251234567', '37251234567'],
  bad: [
    ['512345', 'phone'],
    ['+37151234567', 'phone'],
  ],
})
exampleTable('phone of a country without a mask', phone, {
  params: { country_field: 'country' },
  context: { values: { country: '+1' } },
  good: ['2025550143', '+12025550143', '12025550143'],
  bad: [
    ['202555', 'phone'],
    ['+37129123456', 'phone'],
  ],
})
exampleTable('phone of a country that is not in the settings', phone, {
  params: { country_field: 'country' },
  context: { values: { country: 'LT' }, phoneCountries: [] },
  good: ['61234567', '+37061234567'],
  bad: [['612', 'phone']],
})
exampleTable('phone without a country', phone, {
  params: {},
  good: ['+37129123456', '37129123456'],
  bad: [
    ['29123456', 'phone'],
    ['+999123', 'phone'],
    ['0'.repeat(300), 'phone'],
  ],
})

describe('each country of the starter site', () => {
  // The example of each plan, in all the ways in which people write it.
  test.each(siteCountries)('takes every writing of its example: $country_code', (country) => {
    const example = getExampleNumber(country.country_code as CountryCode, examples)
    if (!example) throw new Error(`No example of ${country.country_code}`)
    const home = example.formatNational()
    const abroad = example.formatInternational()
    const [, code, rest] = /^\+(\d+)\s*(.*)$/.exec(abroad) ?? []
    const plain = [
      home,
      abroad,
      example.number,
      example.nationalNumber,
      `00${code} ${rest}`,
      `${code}${rest}`,
    ]
    const bracketed =
      trunkPrefix(country.country_code) === '0' ? [`+${code} (0)${rest}`, `00${code}(0) ${rest}`] : []
    const digits = (text: string, zero: number) =>
      text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
    const writings = [...plain, ...bracketed].flatMap((text) => [
      text,
      text.replace(/[\s-]+/g, ''),
      text.replace(/[\s-]+/g, '-'),
      text.replace(/[\s-]+/g, '.'),
      text.replace(/[\s-]+/g, '\u2011'),
      text.replace(/[\s-]+/g, '\u00a0'),
      ` \u202a${text}\u202c `,
      digits(text, 0x660),
      digits(text, 0xff10),
    ])
    for (const text of writings) {
      const context = { values: { country: country.country_code }, phoneCountries: siteCountries, today: '' }
      expect([text, phone(text, { country_field: 'country' }, context)]).toEqual([text, null])
      expect([text, readPhone(text, country)]).toEqual([
        text,
        { dialCode: code, national: example.nationalNumber },
      ])
    }
  })
})
