import { expect, test } from 'vitest'
import { formatOdds, ODDS_FORMATS } from './formatOdds.ts'
import { combinedOdds, isOdds, ratioOf, readOdds } from './Odds.ts'

const shown = (text: string) => {
  const odds = readOdds(text)
  if (odds === undefined) throw new Error(`${text} is no price`)
  return ODDS_FORMATS.map((format) => formatOdds(ratioOf(odds), format)).join(' ')
}

test('a price is shown in every format', () => {
  expect(ODDS_FORMATS).toEqual(['decimal', 'fractional', 'american', 'hong_kong', 'malay', 'indonesian'])
  expect(shown('1.50')).toBe('1.50 1/2 −200 0.50 0.50 −2.00')
  expect(shown('2.50')).toBe('2.50 6/4 +150 1.50 −0.67 1.50')
  expect(shown('2')).toBe('2.00 1/1 +100 1.00 1.00 1.00')
  expect(shown('1.91')).toBe('1.91 10/11 −110 0.91 0.91 −1.10')
  expect(shown('21')).toBe('21.00 20/1 +2000 20.00 −0.05 20.00')
})

test('fractions are those that bookmakers quote, never in lowest terms', () => {
  const fraction = (text: string) => shown(text).split(' ')[1]
  expect(['1.67', '1.2', '1.9091', '4.33', '4.5', '1.004', '1500'].map(fraction)).toEqual([
    ...['4/6', '1/5', '10/11', '10/3', '7/2', '1/200', '1000/1'],
  ])
})

test('a short price is never shown as one that wins nothing', () => {
  const decimal = (text: string) => shown(text).split(' ')[0]
  expect(['1.01', '1.005', '1.004', '1.0004', '1.0001'].map(decimal)).toEqual([
    ...['1.01', '1.01', '1.004', '1.0004', '1.0001'],
  ])
})

test('combined odds are exact, and shown to two digits', () => {
  const three = combinedOdds([19100, 19100, 19100])
  expect(three).toEqual({ num: 19100n ** 3n, den: 10n ** 12n })
  expect(formatOdds(three, 'decimal')).toBe('6.97')
  const long = combinedOdds(Array.from({ length: 20 }, () => 1_000_000_000))
  expect(formatOdds(long, 'decimal')).toBe(`1${'0'.repeat(100)}.00`)
})

test('prices are read to four digits, cut and never rounded up', () => {
  expect(['1.91', '1.0001', '100000', '2.00009', '12'].map(readOdds)).toEqual([
    ...[19100, 10001, 1_000_000_000, 20000, 120000],
  ])
  expect(['1', '1.00001', '0.5', '-2', '1e3', '100000.1', '', '2.', ' 2', '1,5'].map(readOdds)).toEqual(
    Array(10).fill(undefined),
  )
  expect([10001, 10000, 19100.5, 1_000_000_001, Number.NaN].map(isOdds)).toEqual([
    ...[true, false, false, false, false],
  ])
})
