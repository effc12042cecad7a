import { expect, test } from 'vitest'
import { type MarginMethod, margins, priceMarket } from './margins.ts'
import { solve } from './solve.ts'

const rounded = (method: MarginMethod) =>
  priceMarket([0.5, 0.3, 0.2], 1.06, method).map((price) => Number(price.toFixed(4)))

test('a margin is spread as its method says', () => {
  expect(rounded('proportional')).toEqual([1.8868, 3.1447, 4.717])
  expect(rounded('power')).toEqual([1.9233, 3.1146, 4.5662])
  expect(rounded('shin')).toEqual([1.9139, 3.1294, 4.5877])
  expect(rounded('odds_ratio')).toEqual([1.9089, 3.1208, 4.6357])
})

test('whatever the method, a market holds its margin and no outcome is sold below its worth', () => {
  const markets = [[0.5, 0.5], [0.97, 0.03], [0.4, 0.3, 0.2, 0.1], Array(40).fill(1 / 40)]
  for (const method of Object.keys(margins) as MarginMethod[])
    for (const market of markets)
      for (const book of [1.02, 1.06, 1.25]) {
        const sold = priceMarket(market, book, method).map((price) => 1 / price)
        expect(sold.reduce((sum, one) => sum + one, 0)).toBeCloseTo(book, 9)
        sold.forEach((one, at) => {
          expect(one).toBeGreaterThanOrEqual(market[at] - 1e-12)
        })
      }
})

test('what crosses zero nowhere is said', () => {
  expect(solve((at) => at - 0.25, 0, 1)).toBeCloseTo(0.25, 12)
  expect(() => solve(() => 1, 0, 1)).toThrow(RangeError)
})
