import { describe, expect, it } from 'vitest'
import type {
  Definition,
  LoyaltyCharacterDefinition,
  LoyaltyProductDefinition,
} from '#generated/grammar/types.ts'
import thomas from '../site/loyalty-characters/thomas.json' with { type: 'json' }
import bonus from '../site/loyalty-products/bonus.json' with { type: 'json' }
import flask from '../site/loyalty-products/flask.json' with { type: 'json' }
import freeBet from '../site/loyalty-products/free-bet.json' with { type: 'json' }
import spins from '../site/loyalty-products/free-spins.json' with { type: 'json' }
import sports from '../site/loyalty-products/sports-bonus.json' with { type: 'json' }
import lights from '../site/loyalty-programmes/northern-lights.json' with { type: 'json' }
import casino from '../site/loyalty-programmes/northern-lights-casino.json' with { type: 'json' }
import site from '../site/site.json' with { type: 'json' }
import sportsbook from '../site/sportsbook.json' with { type: 'json' }
import { checkLoyaltyCharacter } from './checkLoyaltyCharacter.ts'
import { checkLoyaltyProduct } from './checkLoyaltyProduct.ts'

const around = [site, sportsbook, lights, casino]
const findings = (of: object, change: object = {}, others: object[] = around) => {
  const product = { ...of, ...change } as unknown as LoyaltyProductDefinition
  const definitions = [...others, product] as unknown as Definition[]
  return checkLoyaltyProduct(product, { definitions }).map(({ code, pointer }) => `${code} ${pointer}`)
}

describe('a product of the loyalty shop', () => {
  it('of the starter site is sound', () => {
    for (const one of [bonus, spins, freeBet, sports, flask]) expect(findings(one)).toEqual([])
  })

  it('has a number of its own, a level that its programme has, a time, and as many as one may buy', () => {
    expect(findings(bonus, {}, [...around, { ...flask, number: bonus.number }])).toEqual([
      'duplicate_number /number',
    ])
    expect(findings(bonus, { minLevel: 7 })).toEqual(['unknown_level /minLevel'])
    const times = { starts: '2026-02-01T00:00:00Z', ends: '2026-01-01T00:00:00Z' }
    expect(findings(bonus, times)).toEqual(['product_time /ends'])
    expect(findings(flask, { stock: 1, ownLimit: { count: 2 } })).toEqual(['product_stock /ownLimit/count'])
  })

  it('names sums in every currency, and terms of what it is for', () => {
    const gives = (of: { gives: object }, more: object) => findings(of, { gives: { ...of.gives, ...more } })
    expect(gives(bonus, { bonus: { EUR: '5.00' } })).toContain('missing_amount /gives/bonus')
    expect(gives(spins, { stake: { EUR: '0.20' } })).toContain('missing_amount /gives/stake')
    expect(gives(freeBet, { freeBet: { EUR: '5.00' } })).toContain('missing_amount /gives/freeBet')
    expect(gives(freeBet, { bets: { isStakeReturned: true, sports: [999] } })).toEqual([
      'campaign_bets /gives/bets/sports/0',
    ])
    expect(gives(bonus, { product: 'betting' })).toEqual(['gift_terms /gives/play'])
    expect(gives(sports, { product: 'casino' })).toEqual(['gift_terms /gives/bets'])
  })

  it('is of the product that earned it where products may not be mixed, and not wagered too often', () => {
    const british = { programme: casino.id }
    expect(findings(spins, british)).toEqual([])
    expect(findings(flask, british)).toEqual([])
    expect(findings(freeBet, british)).toEqual(['loyalty_mixed /gives'])
    expect(findings(sports, british)).toEqual(['loyalty_mixed /gives'])
    expect(findings(bonus, british)).toEqual([])
    const often = { wagering: 11, days: 7 }
    expect(findings(bonus, { ...british, gives: { ...bonus.gives, ...often } })).toEqual([
      'loyalty_wagering /gives/wagering',
    ])
    expect(findings(spins, { ...british, gives: { ...spins.gives, winnings: often } })).toEqual([
      'loyalty_wagering /gives/winnings/wagering',
    ])
    expect(findings(bonus, { gives: { ...bonus.gives, ...often } })).toEqual([])
  })
})

it('a character has a number of its own, and a level that some programme has', () => {
  const character = (change: object, others: object[] = around) => {
    const one = { ...thomas, ...change } as unknown as LoyaltyCharacterDefinition
    const definitions = [...others, one] as unknown as Definition[]
    return checkLoyaltyCharacter(one, { definitions }).map(({ code, pointer }) => `${code} ${pointer}`)
  }
  expect(character({})).toEqual([])
  expect(character({ minLevel: 99 })).toEqual(['unknown_level /minLevel'])
  expect(character({}, [...around, { ...thomas, id: 'other' }])).toEqual(['duplicate_number /number'])
})
