import { expect, test } from 'vitest'
import { agreedCountry, countriesOfLanguages } from './supposedCountry.ts'

test.each([
  [['SE', 'SE'], 'SE'],
  [['SE'], 'SE'],
  [[], 'LV'],
  [['SE', 'LV', 'SE'], undefined],
])('signs %j mean %s', (signs, country) => {
  expect(agreedCountry(signs, 'LV')).toBe(country)
})

test('languages point to the countries that they name, and a site that is read in one to where it is at home', () => {
  expect(countriesOfLanguages(['en', 'C', 'de-AT', 'sv-SE'], 'lv')).toEqual(['AT', 'SE', 'LV'])
  expect(countriesOfLanguages(['zh-Hant-TW'], 'ar')).toEqual(['TW', 'EG'])
})
