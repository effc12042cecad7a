import { expect, test } from 'vitest'
import { betOf, largestOdds, mostLineStake, possibleReturn, shownOdds, stakesOf } from './slipBet.ts'

const legs = (...odds: number[]) =>
  odds.map((one, at) => ({ event: `of ${one} ${at}`, odds: one, isBanker: false }))
const wide = { stake: 10n ** 12n, return: 10n ** 15n }

test('the largest stake is what each limit leaves for a line, and one more unit passes it', () => {
  const single = betOf(legs(25_000), { sizes: [1], lineStake: 1n })
  expect(mostLineStake(single, { ...wide, stake: 999n })).toBe(999n)
  expect(mostLineStake(single, { ...wide, return: 1000n })).toBe(400n)
  expect(mostLineStake(single, { ...wide, liability: 1000n })).toBe(666n)
  expect(mostLineStake(single, { ...wide, liability: 0n })).toBe(0n)
  const yankee = betOf(legs(40_000, 40_000, 40_000, 40_000), { sizes: [2, 3, 4], lineStake: 1n })
  expect(stakesOf(yankee)).toBe(11n)
  expect(mostLineStake(yankee, { ...wide, stake: 1000n })).toBe(90n)
  const most = mostLineStake(yankee, { ...wide, return: 1_000_000n })
  expect(possibleReturn({ ...yankee, lineStake: most })).toBeLessThanOrEqual(1_000_000n)
  expect(possibleReturn({ ...yankee, lineStake: most + 1n })).toBeGreaterThan(1_000_000n)
})

test('the largest line is of its bankers and of the highest prices beside them', () => {
  const all = [{ event: 'a', odds: 11_000, isBanker: true }, ...legs(20_000, 30_000, 15_000)]
  const bet = betOf(all, { sizes: [3], lineStake: 1n })
  expect(shownOdds(largestOdds(bet))).toBe(66_000)
})
