import { expect, test } from 'vitest'
import { createMoney } from './createMoney.ts'
import { nextStake, stakeSteps } from './stakeSteps.ts'

test('shows and reads sums as the language writes them, without a float', () => {
  const de = createMoney('de', 'EUR')
  expect(de.show('123456789012345')).toBe('1.234.567.890.123,45\u00a0€')
  expect(de.write('1050')).toBe('10,50')
  expect([de.read('10,5'), de.read('10.50'), de.read(' 7 ')]).toEqual([1050n, 1050n, 700n])
  expect(createMoney('en', 'SEK').show('1000')).toMatch(/SEK\s10\.00/)
})
test('reads the digits of Arabic', () => {
  const ar = createMoney('ar-EG', 'EUR')
  expect(ar.read(ar.write('1234'))).toBe(1234n)
  expect(ar.read('12.34')).toBe(1234n)
})
test.each(['', 'ten', '-5', '1.234', '1e3', '5 €'])('%j is no sum', (text) => {
  expect(createMoney('en', 'EUR').read(text)).toBeUndefined()
})
test('stakes step by round sums between both ends', () => {
  const steps = stakeSteps({ min: '10', max: '310' })
  expect(steps).toEqual([10n, 20n, 50n, 100n, 200n, 310n])
  expect(nextStake(steps, 60n, true)).toBe(100n)
  expect(nextStake(steps, 60n, false)).toBe(50n)
  expect(nextStake(steps, 310n, true)).toBe(310n)
  expect(nextStake(steps, 10n, false)).toBe(10n)
})
