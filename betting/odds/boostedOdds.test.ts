import { expect, it } from 'vitest'
import { boostedOdds } from './boostedOdds.ts'

it('is the price that was named, as long as the usual one is lower', () => {
  expect(boostedOdds(21_000, { odds: 24_000 })).toBe(24_000)
  expect(boostedOdds(24_000, { odds: 24_000 })).toBeUndefined()
  expect(boostedOdds(30_000, { odds: 24_000 })).toBeUndefined()
})

it('wins by so many percent more, cut down to a ten-thousandth', () => {
  expect(boostedOdds(21_000, { percent: 20 })).toBe(23_200)
  expect(boostedOdds(15_005, { percent: 15 })).toBe(15_755)
  // Of next to nothing there is no more.
  expect(boostedOdds(10_001, { percent: 50 })).toBeUndefined()
})
