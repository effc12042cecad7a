import { describe, expect, test } from 'vitest'
import { amountText, readAmount } from './amountText.ts'

describe('readAmount', () => {
  test.each([
    ['10', '.', '10'],
    ['10.5', '.', '10.5'],
    ['10,5', '.', '10.5'],
    ['1,234', '.', '1234'],
    ['1,234.50', '.', '1234.50'],
    ['1.234,50', ',', '1234.50'],
    ['1.5', ',', '1.5'],
    ['1.234', ',', '1234'],
    ['1,234', ',', '1.234'],
    ['1 234,5', ',', '1234.5'],
    ['1,234,567', '.', '1234567'],
    ['10.', '.', '10'],
    ['٤٥٫٥', '٫', '45.5'],
    ['abc', '.', 'abc'],
    ['', '.', ''],
  ])('%s with the decimal sign %s is %s', (typed, decimal, value) => {
    expect(readAmount(typed, decimal)).toBe(value)
  })
})

test.each([
  ['€50', 'en', 'EUR', '50'],
  ['50 €', 'de', 'EUR', '50'],
  ['50\u00a0€', 'lv', 'EUR', '50'],
  ['EUR 1 234,50', 'de', 'EUR', '1234.50'],
  ['1\u202f234,50 eur', 'ru', 'EUR', '1234.50'],
  ['50,- €', 'de', 'EUR', '50'],
  ['50.–', 'de', 'EUR', '50'],
  ['５０', 'en', 'EUR', '50'],
  ['\u200f٥٠٫٥ €', 'ar', 'EUR', '50.5'],
  ['£50', 'en', 'GBP', '50'],
  ['50 zł', 'en', 'PLN', '50'],
  ['50 kr', 'en', 'SEK', '50'],
  ['50 ', 'en', 'EUR', '50'],
  ['\u22125', 'en', 'EUR', '-5'],
  // What is not of this currency is no amount of it.
  ['$50', 'en', 'EUR', '$50'],
  ['50 k', 'en', 'EUR', '50 k'],
])('%j in %s of %s is %j', (typed, locale, currency, value) => {
  expect(amountText(locale, 2, currency).read(typed)).toBe(value)
})

test('amounts are shown as the language writes them, and read back', () => {
  for (const locale of ['en', 'de', 'lv', 'ru', 'ar']) {
    const format = amountText(locale, 2)
    for (const value of ['0', '7', '10.5', '1234.56', '1234567']) {
      const shown = format.show(value)
      expect(Number(format.read(shown))).toBe(Number(value))
    }
  }
  expect(amountText('de', 2).show('1234.5')).toBe('1.234,50')
  expect(amountText('en', 2).show('1234.567')).toBe('1234.567')
  expect(amountText('en', 2).show('010')).toBe('010')
})

test('amounts have the decimals of their currency', () => {
  expect([amountText('en', 0).show('1234'), amountText('en', 0).show('10.5')]).toEqual(['1,234', '10.5'])
  expect(amountText('en', 3).show('1234.5')).toBe('1,234.500')
  expect(amountText('de', 3).show('1.234')).toBe('1,234')
  expect(amountText('en', 8).show('0.00012345')).toBe('0.00012345')
  for (const locale of ['en', 'de', 'ar'])
    for (const value of ['1.234', '1234.567', '0.001'])
      expect(Number(amountText(locale, 3).read(amountText(locale, 3).show(value)))).toBe(Number(value))
})
