import { expect, it } from 'vitest'
import { parseAmount, toAmount } from './money.ts'

it.each([
  ['10.50', 'EUR', 1050n],
  ['10.5', 'EUR', 1050n],
  ['10', 'EUR', 1000n],
  ['10.500', 'EUR', 1050n],
  ['-0.01', 'EUR', -1n],
  ['999999999999999.99', 'EUR', 99999999999999999n],
  ['7', 'JPY', 7n],
  ['1.234', 'KWD', 1234n],
  ['0.00000001', 'BTC', 1n],
])('%s %s is %i minor units', (text, currency, units) => {
  expect(parseAmount(text, currency)).toBe(units)
})

it.each([
  ['10.505', 'EUR'],
  ['7.1', 'JPY'],
  ['', 'EUR'],
  ['1e3', 'EUR'],
  ['.5', 'EUR'],
  ['1,5', 'EUR'],
  [' 1', 'EUR'],
  ['1000000000000000', 'EUR'],
])('%s is no sum of %s', (text, currency) => {
  expect(parseAmount(text, currency)).toBeUndefined()
})

it.each([
  [1050n, 'EUR', '10.50'],
  [5n, 'EUR', '0.05'],
  [0n, 'EUR', '0.00'],
  [-5n, 'EUR', '-0.05'],
  [7n, 'JPY', '7'],
  [0n, 'PTS', '0'],
  [1n, 'BTC', '0.00000001'],
])('%i minor units of %s are %s', (units, currency, amount) => {
  expect(toAmount(units, currency)).toEqual({ amount, currency })
})
