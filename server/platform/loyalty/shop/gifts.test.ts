import { describe, expect, it } from 'vitest'
import type {
  Jurisdiction,
  LoyaltyProductDefinition,
  LoyaltyProgrammeDefinition,
} from '#generated/grammar/types.ts'
import { isAllowed, isInCurrency, kindOf } from './gifts.ts'

const gives = {
  bonus: { bonus: { EUR: '5.00' }, wagering: 10, days: 7 },
  sportsBonus: { bonus: { EUR: '5.00' }, product: 'betting', wagering: 3, days: 7 },
  spins: { game: 'reels', spins: 10, stake: { EUR: '0.10' }, days: 7, winnings: { wagering: 11, days: 7 } },
  freeBet: { freeBet: { EUR: '5.00' }, bets: { isStakeReturned: false }, days: 7 },
  sent: { sent: true },
} as const satisfies Record<string, LoyaltyProductDefinition['gives']>
const product = (name: keyof typeof gives) => ({ gives: gives[name] }) as LoyaltyProductDefinition
const of = (loyalty?: Jurisdiction['loyalty']) => ({ loyalty }) as Jurisdiction

it('a product is one of four kinds', () => {
  expect(Object.values(gives).map(kindOf)).toEqual(['bonus', 'bonus', 'free_spins', 'free_bet', 'sent'])
})

it('a product is there for players in whose currency it has a sum; a thing is there for all', () => {
  expect(isInCurrency(product('freeBet'), 'EUR')).toBe(true)
  expect(isInCurrency(product('freeBet'), 'GBP')).toBe(false)
  expect(isInCurrency(product('spins'), 'GBP')).toBe(false)
  expect(isInCurrency(product('sent'), 'GBP')).toBe(true)
})

describe('Great Britain, SR 5.1.1(3)', () => {
  const britain = of({ isOffered: true, acrossProducts: false, mostWagering: 10 })
  const sold = (name: keyof typeof gives, products: LoyaltyProgrammeDefinition['products']) =>
    isAllowed(product(name), { products }, britain)

  it('a reward is wagered at most 10 times', () => {
    expect(sold('bonus', ['casino'])).toBe(true)
    expect(sold('spins', ['casino'])).toBe(false)
  })

  it('an incentive has one product: what betting earns buys nothing to play games with, and the other way round', () => {
    expect(sold('bonus', ['betting'])).toBe(false)
    expect(sold('freeBet', ['casino'])).toBe(false)
    expect(sold('freeBet', ['betting'])).toBe(true)
    expect(sold('sportsBonus', ['betting'])).toBe(true)
    expect(sold('bonus', ['casino', 'betting'])).toBe(false)
    expect(sold('sent', ['casino'])).toBe(true)
  })
})

it('where a jurisdiction says nothing everything may be sold', () => {
  for (const name of Object.keys(gives) as (keyof typeof gives)[])
    expect(isAllowed(product(name), { products: ['casino', 'betting'] }, of())).toBe(true)
})
