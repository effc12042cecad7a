import { expect, test } from 'vitest'
import { nextOfAutoplay } from './autoplayEnds.ts'

const run = { rounds: 3, mostLoss: 200n, mostWin: 500n, net: 0n }

test('automatic play goes on until its rounds are over', () => {
  const next = nextOfAutoplay(run, 100n, 50n)
  expect(next).toMatchObject({ rounds: 2, net: -50n })
  expect(nextOfAutoplay({ ...run, rounds: 1 }, 100n, 50n)).toBeUndefined()
})
test('automatic play ends at the loss that was set, and at a single win', () => {
  expect(nextOfAutoplay({ ...run, net: -100n }, 100n, 0n)).toBeUndefined()
  expect(nextOfAutoplay(run, 100n, 500n)).toBeUndefined()
  expect(nextOfAutoplay({ ...run, mostWin: undefined }, 100n, 500n)).toBeDefined()
})
