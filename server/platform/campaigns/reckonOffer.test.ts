import { expect, it } from 'vitest'
import type { CampaignDefinition } from '#generated/grammar/types.ts'
import welcome from '../../../schemas/site/campaigns/welcome.json' with { type: 'json' }
import { greatestOf, leastDeposit, reckonOffer } from './reckonOffer.ts'

const campaign = welcome as unknown as CampaignDefinition
const euro = (amount: bigint, method = 'card') => ({ amount, currency: 'EUR', method })

it('says what a sum brings, up to the most, with what must be staked for it', () => {
  expect(reckonOffer(campaign, euro(5000n))).toEqual({
    counts: true,
    bonus: { amount: '50.00', currency: 'EUR' },
    wagering: { amount: '1750.00', currency: 'EUR' },
    days: 30,
    spins: 50,
    spins_days: 7,
  })
  const most = { amount: '200.00', currency: 'EUR' }
  expect(reckonOffer(campaign, euro(50_000n)).bonus).toEqual(most)
  expect(greatestOf(campaign, 'EUR')).toMatchObject({ bonus: most, wagering: { amount: '7000.00' } })
})

it('says what free bets stake, and until when the first of them burns', () => {
  const freeBet = { type: 'freebet', name: 'a', bets: { isStakeReturned: true }, amount: { EUR: '5.00' } }
  const promotions = [
    { ...freeBet, number: 1, days: 14 },
    { ...freeBet, number: 2, days: 7 },
    { ...freeBet, number: 3, days: 1, amount: { USD: '5.00' } },
  ]
  expect(reckonOffer({ ...campaign, promotions } as unknown as CampaignDefinition, euro(5000n))).toEqual({
    ...{ counts: true, free_bets: { amount: '10.00', currency: 'EUR' }, free_bets_days: 7 },
  })
})

it('says that a sum below the least, or by a method left out, brings nothing', () => {
  expect(reckonOffer(campaign, euro(1999n))).toEqual({ counts: false })
  const params = { ...campaign.trigger.params, exclude_methods: ['crypto'] }
  const without = { ...campaign, trigger: { ...campaign.trigger, params } } as CampaignDefinition
  expect(reckonOffer(without, euro(5000n, 'crypto'))).toEqual({ counts: false })
  expect(leastDeposit(campaign, 'EUR')).toEqual({ amount: '20.00', currency: 'EUR' })
  expect(leastDeposit(campaign, 'SEK')).toEqual({ amount: '200.00', currency: 'SEK' })
})
