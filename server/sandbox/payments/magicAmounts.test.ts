import { expect, it } from 'vitest'
import { magicOf, magicOfPayout } from './magicAmounts.ts'

it.each([
  ['10.11', 'refuse'],
  ['10.12', 'unavailable'],
  ['10.13', 'fail'],
  ['10.14', 'broken'],
  ['10.17', 'wait'],
  ['10.130000', 'fail'],
  ['113', 'fail'],
  ['13', 'fail'],
])('%s makes it %s', (amount, magic) => {
  expect(magicOf(amount)).toBe(magic)
})

it.each(['10.00', '13.00', '113.50', '10.1', '10.113', '0.00000013', '10.15', '10'])(
  '%s is like any other',
  (amount) => {
    expect(magicOf(amount)).toBeUndefined()
  },
)

it('counts whole sums of payouts', () => {
  expect(magicOfPayout('113.00')).toBe('fail')
  expect(magicOfPayout('17.00')).toBe('wait')
  expect(magicOfPayout('10.13')).toBe('fail')
  expect(magicOfPayout('100.00')).toBeUndefined()
})
