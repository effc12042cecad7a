import { describe, expect, it } from 'vitest'
import type { Definition, LoyaltyProgrammeDefinition } from '#generated/grammar/types.ts'
import lights from '../site/loyalty-programmes/northern-lights.json' with { type: 'json' }
import casino from '../site/loyalty-programmes/northern-lights-casino.json' with { type: 'json' }
import site from '../site/site.json' with { type: 'json' }
import { checkLoyaltyProgramme } from './checkLoyaltyProgramme.ts'

const findings = (change: object, around: object[] = [site]) => {
  const programme = { ...lights, ...change } as unknown as LoyaltyProgrammeDefinition
  const definitions = [...around, programme] as unknown as Definition[]
  return checkLoyaltyProgramme(programme, { definitions }).map(({ code, pointer }) => `${code} ${pointer}`)
}
const level = (number: number, enter: number, stay = enter, factor = '1') => ({ number, enter, stay, factor })

describe('a loyalty programme', () => {
  it('of the starter site is sound', () => {
    expect(findings({})).toEqual([])
    expect(findings(casino)).toEqual([])
  })

  it('has a number of its own, and a name that an address may have', () => {
    expect(findings({}, [site, { ...casino, number: lights.number }])).toEqual(['duplicate_number /number'])
    expect(findings({ id: 'shop' })).toEqual(['loyalty_name /id'])
    expect(findings({ id: 'north/lights' })).toEqual(['loyalty_name /id'])
    expect(findings({ timeZone: 'Europe/Atlantis' })).toEqual(['unknown_time_zone /timeZone'])
  })

  it('has levels that rise from 0, each with a number of its own, none harder to keep than to reach', () => {
    const levels = (...list: object[]) => findings({ levels: list })
    expect(levels(level(1, 0), level(2, 100, 80), level(3, 101))).toEqual([])
    expect(levels(level(1, 1))).toEqual(['loyalty_levels /levels/0/enter'])
    expect(levels(level(1, 0), level(2, 100), level(3, 100))).toEqual(['loyalty_levels /levels/2/enter'])
    expect(levels(level(1, 0), level(2, 100, 101))).toEqual(['loyalty_levels /levels/1/stay'])
    expect(levels(level(1, 0), level(1, 100))).toEqual(['duplicate_number /levels/1/number'])
    expect(levels(level(1, 0, 0, '0.0'))).toEqual(['loyalty_levels /levels/0/factor'])
  })

  it('is offered in jurisdictions that there are, and that offer loyalty', () => {
    expect(findings({ jurisdictions: ['standard', 'atlantis'] })).toEqual([
      'unknown_jurisdiction /jurisdictions/1',
    ])
    expect(findings({ jurisdictions: ['se'] })).toEqual(['loyalty_not_offered /jurisdictions/0'])
  })

  it('is of one product where products may not be mixed', () => {
    expect(findings({ jurisdictions: ['gb'] })).toEqual(['loyalty_mixed /products'])
    expect(findings({ jurisdictions: undefined })).toEqual(['loyalty_mixed /products'])
    expect(findings({ ...casino, jurisdictions: undefined })).toEqual([])
  })

  it('can reckon stakes of every currency', () => {
    const { currency_rates: _, ...general } = site.general
    expect(findings({ currency: 'CHF' })).toEqual(['missing_rate /currency'])
    expect(new Set(findings({}, [{ ...site, general }]))).toEqual(new Set(['missing_rate /currency']))
  })
})

describe('what earns', () => {
  const earning = (...rules: object[]) => findings({ earning: rules })
  const slots = { on: 'round', games: { types: ['slot'] }, points: '1' }
  const rest = { on: 'round', points: '0.2' }
  const bet = { on: 'bet', points: '0.5' }

  it('is a rule that something comes to', () => {
    expect(earning(slots, rest, bet)).toEqual([])
    expect(earning(rest, slots, bet)).toEqual(['loyalty_earning /earning/1'])
    expect(earning(slots, slots, rest, bet)).toEqual(['loyalty_earning /earning/1'])
    expect(earning(rest, { ...bet, leastOdds: '2.00' }, { ...bet, leastOdds: '1.50' })).toEqual([])
    expect(earning(rest, { ...bet, leastOdds: '1.50' }, { ...bet, leastOdds: '2.00' })).toEqual([
      'loyalty_earning /earning/2',
    ])
    expect(earning(rest, { ...bet, sports: [1], bets: ['single'] }, { ...bet, sports: [1] })).toEqual([])
    expect(earning(rest, { ...bet, sports: [1, 5] }, { ...bet, sports: [5], bets: ['single'] })).toEqual([
      'loyalty_earning /earning/2',
    ])
    const bothSides = 'countsNothing'
    expect(earning(rest, { ...bet, bothSides })).toEqual([])
    expect(earning(rest, { ...bet, bothSides, bets: ['multiple'] }, bet)).toEqual([
      'loyalty_earning /earning/1/bothSides',
    ])
    const deposit = { on: 'deposit', points: '0' }
    expect(earning(rest, bet, deposit, deposit)).toEqual(['loyalty_earning /earning/3'])
  })

  it('is of the products of the programme, of which each earns', () => {
    expect(earning(rest)).toEqual(['loyalty_earning /products/1'])
    expect(earning(rest, { ...bet, points: '0.00' })).toEqual(['loyalty_earning /products/1'])
    expect(findings({ ...casino, earning: [rest, bet] })).toEqual(['loyalty_earning /earning/1/on'])
  })

  it('earns level points, where there are levels to reach', () => {
    const without = { levelPoints: '0' }
    expect(earning({ ...rest, ...without }, { ...bet, ...without })).toEqual(['loyalty_earning /earning'])
    expect(earning({ ...rest, ...without }, bet)).toEqual([])
    const flat = {
      earning: [
        { ...rest, ...without },
        { ...bet, ...without },
      ],
      levels: [level(1, 0)],
    }
    expect(findings(flat)).toEqual([])
  })
})
