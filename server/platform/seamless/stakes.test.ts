import { expect, it } from 'vitest'
import { campaignOf, readCampaign } from './campaigns.ts'
import { splitOf, splitWin } from './stakes.ts'

it('splits what a bet wins as it was paid', () => {
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
