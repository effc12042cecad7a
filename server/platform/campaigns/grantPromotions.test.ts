import { expect, it } from 'vitest'
import type { CampaignDefinition } from '#generated/grammar/types.ts'
import gift from '../../../schemas/site/campaigns/gift.json' with { type: 'json' }
import type { Executor } from '../../db/Database.ts'
import type { BonusGrant } from '../bonuses/createBonuses.ts'
import { grantPromotions } from './grantPromotions.ts'

async function given(currency: string, change: object) {
  const grants: BonusGrant[] = []
  const bonuses = {
    grant: async (_tx: unknown, grant: BonusGrant) => {
      grants.push(grant)
      return []
    },
  }
  const services = { bonuses, freespins: {} } as unknown as Parameters<typeof grantPromotions>[0]
  const promotions = [{ ...gift.promotions[0], ...change }]
  const campaign = { ...gift, promotions } as unknown as CampaignDefinition
  await grantPromotions(services, {} as Executor, campaign, { uid: 1, currency })
  return grants.map(({ amount, convertsMost }) => ({ amount, convertsMost }))
}

it('gives a bonus with its bound, and none in a currency whose amount or bound the campaign does not name', async () => {
  expect(await given('EUR', {})).toEqual([{ amount: 1000n, convertsMost: 10_000n }])
  expect(await given('EUR', { convertsMost: undefined })).toEqual([
    { amount: 1000n, convertsMost: undefined },
  ])
  expect(await given('EUR', { convertsMost: { USD: '100.00' } })).toEqual([])
  expect(await given('EUR', { amount: { USD: '10.00' } })).toEqual([])
})
