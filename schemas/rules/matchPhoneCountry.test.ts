import { expect, test } from 'vitest'
import { matchPhoneCountry } from './matchPhoneCountry.ts'
import { testContext } from './testing/testContext.ts'

const countries = [
  ...testContext.phoneCountries,
  { country_code: 'CA', phone_code: '1', name: 'Canada' },
  { country_code: 'RU', phone_code: '7', name: 'Russia', mask: '### ###-##-##' },
  { country_code: 'KZ', phone_code: '7', name: 'Kazakhstan', mask: '#########' },
]

test.each([
  ['+371 29 123 456', 'LV'],
  ['0037129123456', 'LV'],
  ['+372 5123 4567', 'EE'],
  ['+1 202 555 0143', 'US'],
  ['+7 999 123 45 67', 'RU'],
  ['+7 999 123 45 6', 'KZ'],
])('%s is a number of %s', (raw, code) => {
  expect(matchPhoneCountry(raw, countries)?.country_code).toBe(code)
})

test('a country chosen already wins among those that share its dial code', () => {
  expect(matchPhoneCountry('+12025550143', countries, 'CA')?.country_code).toBe('CA')
})

test.each(['29123456', '+', '', '+999'])('%j tells no country', (raw) => {
  expect(matchPhoneCountry(raw, countries)).toBeNull()
})
