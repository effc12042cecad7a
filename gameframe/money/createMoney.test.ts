import { expect, test } from 'vitest'
import { createMoney } from './createMoney.ts'
import { chipWorths, firstStake, nextStake, stakeSteps } from './stakeSteps.ts'

test('shows and reads sums as the language writes them, without a float', () => {
  const de = createMoney('de', 'EUR', 2)
  expect(de.show('123456789012345')).toBe('1.234.567.890.123,45\u00a0€')
  expect(de.write('1050')).toBe('10,50')
  expect([de.read('10,5'), de.read('10.50'), de.read(' 7 ')]).toEqual([1050n, 1050n, 700n])
  expect(createMoney('en', 'SEK', 2).show('1000')).toMatch(/SEK\s10\.00/)
})
test('reads the digits of Arabic', () => {
  const ar = createMoney('ar-EG', 'EUR', 2)
  expect(ar.read(ar.write('1234'))).toBe(1234n)
  expect(ar.read('12.34')).toBe(1234n)
})
test('counts as many decimals as the ledger, whatever the browser thinks of a currency', () => {
  expect(createMoney('en', 'JPY', 0).show('1234')).toBe('¥1,234')
  expect(createMoney('en', 'KWD', 3).show('1234')).toMatch(/KWD\s1\.234/)
  expect(createMoney('en', 'KWD', 3).read('1.5')).toBe(1500n)
  // Browsers' data give the dinar none and bitcoin two.
  expect(createMoney('en', 'RSD', 2).show('1234')).toMatch(/RSD\s12\.34/)
  expect(createMoney('en', 'USDT', 6).show('1500000')).toBe('USDT\u00a01.500000')
  expect(createMoney('en', 'BTC', 8).write('12345')).toBe('0.00012345')
  expect(createMoney('en', 'JPY', 0).read('1.5')).toBeUndefined()
})
test.each(['', 'ten', '-5', '1.234', '1e3', '5 €'])('%j is no sum', (text) => {
  expect(createMoney('en', 'EUR', 2).read(text)).toBeUndefined()
})
test('stakes step by round sums between both ends', () => {
  const steps = stakeSteps({ min: '10', max: '310' })
  expect(steps).toEqual([10n, 20n, 50n, 100n, 200n, 310n])
  expect(nextStake(steps, 60n, true)).toBe(100n)
  expect(nextStake(steps, 60n, false)).toBe(50n)
  expect(nextStake(steps, 310n, true)).toBe(310n)
  expect(nextStake(steps, 10n, false)).toBe(10n)
})
test('chips are worth ones and fives from the least on, as many as lie in a row', () => {
  expect(chipWorths({ min: '10', max: '10000' })).toEqual([10n, 50n, 100n, 500n, 1_000n, 5_000n, 10_000n])
  expect(chipWorths({ min: '20', max: '100000000' })).toHaveLength(7)
  expect(firstStake(chipWorths({ min: '10', max: '10000' }))).toBe(100n)
  expect(firstStake(chipWorths({ min: '20', max: '40' }))).toBe(20n)
})
test('a chip says what it is worth in few letters', () => {
  const en = createMoney('en', 'EUR', 2)
  expect([en.short('50'), en.short('100'), en.short('100000')]).toEqual(['0.50', '1', '1000'])
  expect(createMoney('de', 'EUR', 2).short('150')).toBe('1,50')
})
