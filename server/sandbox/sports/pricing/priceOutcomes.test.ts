import { expect, test } from 'vitest'
import { type MarginMethod, margins } from './margins.ts'
import { priceOutcomes } from './priceOutcomes.ts'

const outcomes = (...won: number[]) =>
  won.map((one, at) => ({ id: String(at), chance: { won: one, back: 0, lost: 1 - one } }))

test('a market is sold with its margin, its odds cut to two digits', () => {
  const sold = priceOutcomes(outcomes(0.5, 0.3, 0.2), { method: 'shin', book: 1.06 })
  expect(sold.map(({ odds }) => odds)).toEqual([191, 312, 458])
  expect(sold.map(({ probability }) => probability)).toEqual([0.5, 0.3, 0.2])
})

test('what comes back is left out of what is sold', () => {
  const [home, away] = priceOutcomes(
    [
      { id: '1', chance: { won: 0.45, back: 0.25, lost: 0.3 } },
      { id: '2', chance: { won: 0.3, back: 0.25, lost: 0.45 } },
    ],
    { method: 'proportional', book: 1.05 },
  )
  expect([home?.probability, away?.probability]).toEqual([0.6, 0.4])
  expect([home?.odds, away?.odds]).toEqual([158, 238])
})

test('outcomes of which several come are sold each against its opposite', () => {
  // Double chance of 0.5, 0.3 and 0.2.
  const sold = priceOutcomes(outcomes(0.8, 0.7, 0.5), { method: 'proportional', book: 1.05 })
  expect(sold.map(({ odds }) => odds)).toEqual([119, 136, 190])
})

test('what can hardly come or fail is not sold, and nothing is sold above its worth', () => {
  const chances = [0, 0.00001, 0.0003, 0.01, 0.2, 0.5, 0.9, 0.99, 0.9999, 1]
  for (const method of Object.keys(margins) as MarginMethod[])
    for (const book of [1.03, 1.08, 1.2])
      for (const chance of chances)
        for (const rest of [[1 - chance], [(1 - chance) / 2, (1 - chance) / 2], [0.5, 0.7]])
          for (const { odds, isActive, probability } of priceOutcomes(outcomes(chance, ...rest), {
            method,
            book,
          })) {
            expect(odds).toBeGreaterThanOrEqual(101)
            if (isActive) expect((odds / 100) * probability).toBeLessThanOrEqual(1.0001)
            if (probability === 0 || probability === 1) expect(isActive).toBe(false)
          }
})
