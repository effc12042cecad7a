import { expect, it } from 'vitest'
import { keptFacts } from './keptFacts.ts'

it('keeps numbers, yes and no, and short texts', () => {
  const facts = { game: 'aurora-falls', amount: 10.5, first: true, currency: 'EUR' }
  expect(keptFacts(facts)).toEqual(facts)
  expect(keptFacts(undefined)).toEqual({})
})

it('keeps nothing that may name a person, nothing nested, and no more than fits', () => {
  const others = {
    email: 'player@example.com',
    phone: '+371 2012-3456',
    card: '4111111111111111',
    nested: { name: 'Anna' },
    list: ['Anna'],
    none: null,
    long: 'x'.repeat(101),
    ['n'.repeat(101)]: 1,
    nul: 'a\0b',
  }
  expect(keptFacts(others)).toEqual({})
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`n${at}`, at]))
  expect(Object.keys(keptFacts(many))).toHaveLength(20)
})
