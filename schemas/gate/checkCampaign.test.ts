import { describe, expect, it } from 'vitest'
import type { CampaignDefinition, Definition } from '#generated/grammar/types.ts'
import cashback from '../site/campaigns/cashback.json' with { type: 'json' }
import gift from '../site/campaigns/gift.json' with { type: 'json' }
import site from '../site/site.json' with { type: 'json' }
import sportsbook from '../site/sportsbook.json' with { type: 'json' }
import { checkCampaign } from './checkCampaign.ts'
import type { SiteIndex } from './siteIndex.ts'

const findings = (change: object, ...others: object[]) => {
  const campaign = { ...gift, ...change } as unknown as CampaignDefinition
  const definitions = [site, campaign, ...others] as unknown as Definition[]
  return checkCampaign(campaign, { definitions } as unknown as SiteIndex).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  )
}
const [bonus] = gift.promotions

describe('a campaign', () => {
  it('of the starter site is sound', () => {
    expect(findings({})).toEqual([])
  })

  it('has a number and codes of its own, capitals or not', () => {
    const other = { ...cashback, number: gift.number, codes: ['aurora'] }
    expect(findings({}, other)).toEqual(['duplicate_number /number', 'duplicate_code /codes/0'])
    expect(findings({ codes: ['ONE', 'one'] })).toEqual(['duplicate_code /codes/1'])
  })

  it('gives its promotions numbers of their own', () => {
    expect(findings({ promotions: [bonus, bonus] })).toEqual(['duplicate_number /promotions/1/number'])
  })

  it('can be got', () => {
    expect(findings({ codes: undefined })).toEqual(['campaign_codes /trigger/action'])
    expect(findings({ trigger: { action: 'take' } })).toEqual(['campaign_codes /codes'])
    expect(findings({ starts: '2026-02-01T00:00:00Z', ends: '2026-01-01T00:00:00Z' })).toEqual([
      'campaign_time /ends',
    ])
    expect(findings({ ends: '2026-13-01T00:00:00Z' })).toEqual(['campaign_time /ends'])
  })

  it('gives a part of a deposit for a deposit only, and cashback for losses', () => {
    const { amount: _, ...rest } = bonus as { amount: object }
    const promotions = [{ ...rest, percent: 10, most: gift.promotions[0]?.amount }]
    expect(findings({ promotions })).toEqual(['campaign_percent /promotions/0/percent'])
    expect(findings({ promotions: cashback.promotions })).toEqual(['campaign_cashback /promotions/0/type'])
    expect(findings({ trigger: { action: 'promo_code', params: { period: 'week' } } })).toEqual([
      'campaign_period /trigger/params',
    ])
    const min = { ...gift.promotions[0]?.amount }
    expect(findings({ trigger: { action: 'promo_code', params: { min_amount: min } } })).toEqual([
      'campaign_deposit /trigger/params',
    ])
  })

  it('says how a bonus is played in games, and not how one for sports is', () => {
    const play = { contribution: { categories: { live: 10 } } }
    expect(findings({ promotions: [{ ...bonus, play }] })).toEqual([])
    expect(findings({ promotions: [{ ...bonus, type: 'betting_bonus', play }] })).toEqual([
      'campaign_play /promotions/0/play',
    ])
    const mostStake = { ...gift.promotions[0]?.amount, EUR: '0' }
    expect(findings({ promotions: [{ ...bonus, play: { mostStake } }] })).toEqual([
      'amount_zero /promotions/0/play/mostStake/EUR',
    ])
  })

  it('says how a bonus for sports is bet with, and no other', () => {
    const betting = { ...bonus, type: 'betting_bonus' }
    const bets = { kinds: ['single', 'system'], leastLegOdds: '1.5' }
    expect(findings({ promotions: [{ ...betting, bets }] })).toEqual([])
    expect(findings({ promotions: [{ ...bonus, bets }] })).toEqual(['campaign_bets /promotions/0/bets'])
    expect(findings({ promotions: [{ ...betting, bets: { ...bets, isStakeReturned: false } }] })).toEqual([
      'campaign_bets /promotions/0/bets/kinds',
    ])
  })

  it('says of a free bet what it can be staked on, of what the sportsbook takes', () => {
    const bets = { isStakeReturned: false, sports: [1, 99] }
    const freeBet = {
      ...{ type: 'freebet', number: 1, name: 'a' },
      amount: gift.promotions[0]?.amount,
      days: 7,
    }
    expect(findings({ promotions: [{ ...freeBet, bets }] }, sportsbook)).toEqual([
      'campaign_bets /promotions/0/bets/sports/1',
    ])
    expect(
      findings({ promotions: [{ ...freeBet, bets: { ...bets, sports: [1], kinds: ['eachWay'] } }] }),
    ).toEqual(['campaign_bets /promotions/0/bets/kinds'])
  })

  it('names an amount that can be kept, in every currency', () => {
    const amount = { EUR: '1.005', USD: '0', GBP: '1', SEK: '1', XXX: '1' }
    expect(findings({ promotions: [{ ...bonus, amount }] })).toEqual([
      'missing_amount /promotions/0/amount',
      'amount_decimals /promotions/0/amount/EUR',
      'amount_zero /promotions/0/amount/USD',
      'unknown_currency /promotions/0/amount/XXX',
    ])
  })
})
