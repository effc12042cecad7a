import { expect, it } from 'vitest'
import { normalisePhone } from './normalisePhone.ts'

it.each([
  ['20000000', 'LV', '371', '37120000000'],
  ['+371 2000 0000', undefined, '', '37120000000'],
  ['07911 123456', 'GB', '44', '447911123456'],
  ['1234', 'LV', '371', '3711234'],
  ['371 1234', undefined, '371', '3711234'],
  ['', 'LV', '371', '371'],
])('%j in %s is %4$j', (number, country, dialCode, digits) => {
  expect(normalisePhone(number, country, dialCode)).toBe(digits)
})
