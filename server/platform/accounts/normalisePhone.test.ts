import { expect, it } from 'vitest'
import { normalisePhone } from './normalisePhone.ts'

const countries = {
  LV: { country_code: 'LV', phone_code: '371', mask: '## ### ###' },
  SE: { country_code: 'SE', phone_code: '46', mask: '## ### ## ##' },
  GB: { country_code: 'GB', phone_code: '44' },
  none: { phone_code: '371' },
}

it.each([
  ['20000000', 'LV', '37120000000'],
  ['+371 2000 0000', 'none', '37120000000'],
  ['07911 123456', 'GB', '447911123456'],
  ['0701234567', 'SE', '46701234567'],
  ['+46 (0)70 123 45 67', 'SE', '46701234567'],
  ['0046 70 123 45 67', 'LV', '46701234567'],
  ['46701234567', 'LV', '46701234567'],
  ['1234', 'LV', '3711234'],
  ['371 1234', 'none', '3711234'],
  ['', 'LV', '371'],
] as const)('%j in %s is %j', (number, country, digits) => {
  expect(normalisePhone(number, countries[country])).toBe(digits)
})
