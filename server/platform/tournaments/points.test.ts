import { describe, expect, it } from 'vitest'
import type { TournamentDefinition, TournamentRules } from '#generated/grammar/types.ts'
import { pointsOf } from './points.ts'

const rates = { EUR: '1', GBP: '0.8700', PLN: '4.2500', JPY: '160' }
const terms = (rules: TournamentRules, currency = 'EUR') => ({
  definition: { rules, currency } as TournamentDefinition,
  rates,
})
const round = (currency: string, staked: bigint, won = 0n, isFree = false) => ({
  currency,
  staked,
  won,
  isFree,
})

describe('points of a round', () => {
  it('are units of the currency that were staked, rounded down to a hundredth', () => {
    const turnover = terms({ by: 'turnover' })
    expect(pointsOf(turnover, round('EUR', 1050n))).toBe(1050)
    // 8.70 GBP are 10.00 EUR; 1.00 GBP is 1.1494… EUR.
    expect(pointsOf(turnover, round('GBP', 870n))).toBe(1000)
    expect(pointsOf(turnover, round('GBP', 100n))).toBe(114)
    // Yen have no decimals.
    expect(pointsOf(turnover, round('JPY', 160n))).toBe(100)
    expect(pointsOf(terms({ by: 'turnover' }, 'PLN'), round('GBP', 87n))).toBe(425)
    // Far beyond what a double holds in minor units of a rate.
    expect(pointsOf(turnover, round('PLN', 425_000_000_000_000n))).toBe(100_000_000_000_000)
  })

  it('are units that it won', () => {
    expect(pointsOf(terms({ by: 'win' }), round('GBP', 10n, 870n))).toBe(1000)
    expect(pointsOf(terms({ by: 'win' }), round('GBP', 10n, 0n))).toBe(0)
  })

  it('are a hundred times what it won for its stake, up to the most', () => {
    const factor = terms({ by: 'factor', leastStake: { EUR: '0.20', GBP: '0.20' }, mostFactor: 500 })
    expect(pointsOf(factor, round('EUR', 100n, 250n))).toBe(25_000)
    expect(pointsOf(factor, round('GBP', 30n, 10n))).toBe(3333)
    expect(pointsOf(factor, round('EUR', 20n, 1_000_000n))).toBe(5_000_000)
    expect(pointsOf(factor, round('EUR', 19n, 1_000_000n))).toBe(0)
    // No least stake is told in this currency.
    expect(pointsOf(factor, round('PLN', 100n, 250n))).toBe(0)
  })

  it('are none for what was free, taken back, or cannot be compared', () => {
    const turnover = terms({ by: 'turnover' })
    expect(pointsOf(turnover, round('EUR', 0n, 500n, true))).toBe(0)
    expect(pointsOf(turnover, round('EUR', 0n, 500n))).toBe(0)
    expect(pointsOf(turnover, round('SEK', 500n))).toBe(0)
  })
})
