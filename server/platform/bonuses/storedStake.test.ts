import { expect, it } from 'vitest'
import { readStake, storedStake } from './storedStake.ts'

it('keeps what a bet was paid from, however large', () => {
  const stake = { main: 2n ** 60n, bonus: 1n, bonusId: 7, counted: 2n ** 59n }
  expect(readStake(storedStake(stake))).toEqual(stake)
  expect(readStake(storedStake({ main: 5n, bonus: 0n }))).toEqual({ main: 5n, bonus: 0n })
})
