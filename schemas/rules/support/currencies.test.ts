import { expect, it } from 'vitest'
import { decimalsOf, isKnownCurrency } from './currencies.ts'

it.each([
  ['EUR', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['HUF', 2],
  ['BTC', 8],
  ['FUN', 2],
  ['PTS', 0],
])('%s has %i decimals', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals)
})

it('knows the money of every country that the runtime knows', () => {
  const gone = ['HRK', 'SLL', 'ZWL', 'CUC']
  const unknown = Intl.supportedValuesOf('currency').filter((code) => !isKnownCurrency(code))
  expect(unknown.filter((code) => !code.startsWith('X') && !gone.includes(code))).toEqual([])
})

it('refuses what it does not know', () => {
  expect(() => decimalsOf('ABC')).toThrow('no asset ABC')
})
