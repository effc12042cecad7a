import { expect, test } from 'vitest'
import { unitsOf, writeUnits } from '../sums.ts'
import { readStake } from './readStake.ts'

test('complaint 15: a stake is what can only be read in one way', () => {
  const read = (text: string, currency = 'EUR') => {
    const found = readStake(text, currency)
    return 'units' in found ? found.units : found.fault
  }
  expect(['12.34', '12,34', ' 5 ', '.5', '5.', '007', '٥٫٥٠'].map((text) => read(text))).toEqual([
    ...[1234n, 1234n, 500n, 50n, 500n, 700n, 550n],
  ])
  expect(['12,34,56', '1.2.3', '-5', '1e3', 'ten', '', '.', '5 000', '€5'].map((text) => read(text))).toEqual(
    Array(9).fill('number'),
  )
  // Nobody can say whether it is one or a thousand.
  expect(read('1,234')).toBe('decimals')
  expect(read('0.001')).toBe('decimals')
  expect([read('0'), read('0,00')]).toEqual(['zero', 'zero'])
  expect(read('1000000000')).toBe('long')
  expect([read('5.0', 'JPY'), read('5', 'JPY'), read('1.234', 'KWD')]).toEqual(['decimals', 5n, 1234n])
})

test('sums are written as the platform writes them', () => {
  expect([writeUnits(1050n, 'EUR'), writeUnits(5n, 'EUR'), writeUnits(7n, 'JPY')]).toEqual([
    '10.50',
    '0.05',
    '7',
  ])
  expect(unitsOf({ amount: '10.50', currency: 'EUR' })).toBe(1050n)
  expect(unitsOf({ amount: '7', currency: 'JPY' })).toBe(7n)
})
