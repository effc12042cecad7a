import { expect, it } from 'vitest'
import { campaignOf, readCampaign } from './campaigns.ts'
import { readStake, splitOf, splitWin, storedStake } from './stakes.ts'

it('keeps what a bet was paid from, however large, and splits what it wins as that', () => {
  const stake = { main: 2n ** 60n, bonus: 1n, bonusId: 7, counted: 2n ** 59n }
  expect(readStake(storedStake(stake))).toEqual(stake)
  expect(readStake(storedStake({ main: 5n, bonus: 0n }))).toEqual({ main: 5n, bonus: 0n })
  expect(splitOf({ main: 5n, bonus: 3n })).toEqual({ main: '5', bonus: '3' })
  // What cannot be divided goes to the real money.
  expect(splitWin(10n, { main: 1n, bonus: 2n })).toEqual({ main: '4', bonus: '6' })
})

it('names packs of free rounds so that they are found again, and nothing else', () => {
  expect(readCampaign(campaignOf(17))).toBe(17)
  for (const text of [
    'freespins-',
    'freespins-0',
    'freespins-01',
    'spins-1',
    'freespins-1 ',
    `freespins-${'9'.repeat(20)}`,
  ])
    expect(readCampaign(text)).toBeUndefined()
})
