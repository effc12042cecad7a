import { describe, expect, it } from 'vitest'
import type { CampaignDefinition } from '#generated/grammar/types.ts'
import type { PlayerBasics } from '../wallet/playerBasicsRepository.ts'
import { depositCounts, findByCode, normaliseCode, satisfies, stageOf } from './campaignRules.ts'

const campaign = (more: object): CampaignDefinition =>
  ({
    id: 'x',
    codes: ['Gift-1'],
    trigger: { action: 'promo_code' },
    ...more,
  }) as unknown as CampaignDefinition
const now = new Date('2026-06-10T12:00:00Z')
const player: PlayerBasics = {
  uid: 1,
  countryCode: 'LV',
  currency: 'EUR',
  registeredAt: new Date('2026-06-01T12:00:00Z'),
  hasDeposits: false,
}
const limited = (params: object) => campaign({ trigger: { action: 'deposit', params } })

describe('a campaign', () => {
  it('is found by its code, in capitals or not, with spaces around', () => {
    const list = [campaign({})]
    expect(findByCode(list, normaliseCode('  gift-1 '))).toBe(list[0])
    expect(findByCode(list, normaliseCode('gift'))).toBeUndefined()
  })

  it('runs from its start until its end', () => {
    const at = (time: string) =>
      stageOf(campaign({ starts: '2026-06-01T00:00:00Z', ends: '2026-07-01T00:00:00Z' }), new Date(time))
    expect(at('2026-05-31T23:59:59Z')).toBe('soon')
    expect(at('2026-06-01T00:00:00Z')).toBe('running')
    expect(at('2026-07-01T00:00:00Z')).toBe('over')
    expect(stageOf(campaign({}), now)).toBe('running')
  })

  it('is for whom it names', () => {
    expect(satisfies(limited({ countries: ['LV'] }), player, now)).toBe(true)
    expect(satisfies(limited({ countries: ['EE'] }), player, now)).toBe(false)
    expect(satisfies(limited({ first_deposit: true }), { ...player, hasDeposits: true }, now)).toBe(false)
    expect(satisfies(limited({ registered_within_days: 9 }), player, now)).toBe(true)
    expect(satisfies(limited({ registered_within_days: 8 }), player, now)).toBe(false)
  })

  it('counts deposits from its least amount on, by methods that it does not exclude', () => {
    const one = limited({ min_amount: { EUR: '20.00' }, exclude_methods: ['voucher'] })
    const deposit = { amount: 2000n, currency: 'EUR', method: 'card' }
    expect(depositCounts(one, deposit)).toBe(true)
    expect(depositCounts(one, { ...deposit, amount: 1999n })).toBe(false)
    expect(depositCounts(one, { ...deposit, method: 'voucher' })).toBe(false)
    expect(depositCounts(one, { ...deposit, currency: 'USD' })).toBe(false)
  })
})
