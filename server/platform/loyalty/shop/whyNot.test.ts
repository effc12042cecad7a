import { describe, expect, it } from 'vitest'
import type { LoyaltyProductDefinition } from '#generated/grammar/types.ts'
import { leftOf, missingFor, ownLeftOf, whyNot } from './whyNot.ts'

const product = { number: 3, price: 100, gives: { sent: true } } as LoyaltyProductDefinition
const now = new Date('2026-11-28T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const standing = {
  ...{ points: 100n, pending: 0n, debt: 0n, isFrozen: false, level: 2, levelPoints: 0n, expiring: [] },
}
const why = (
  more: Partial<LoyaltyProductDefinition>,
  of: Partial<typeof standing> = {},
  { left, bought = [], isReachable = true }: { left?: number; bought?: Date[]; isReachable?: boolean } = {},
) =>
  whyNot(
    { ...product, ...more },
    { now, left, buyer: { standing: { ...standing, ...of }, bought, isReachable } },
  )

describe('why a product cannot be bought', () => {
  it('is nothing where there are points enough', () => {
    expect(why({})).toBeUndefined()
    expect(missingFor(product, standing)).toBe(0)
  })

  it('is the address that something would be sent to, where the profile has none', () => {
    expect(why({}, { points: 99n }, { isReachable: false })).toBe('address')
    const bonus = { bonus: { EUR: '5.00' }, wagering: 1, days: 7 }
    expect(why({ gives: bonus }, {}, { isReachable: false })).toBeUndefined()
  })

  it('is said by the first that stands in the way, and points come last', () => {
    const all = {
      minLevel: 3,
      ownLimit: { count: 1 },
      ends: '2026-11-28T11:59:59Z',
      price: 101,
    }
    const poor = { isFrozen: true, debt: 1n }
    const bought = { left: 0, bought: [daysAgo(1)] }
    expect(why(all, poor, bought)).toBe('frozen')
    expect(why(all, { debt: 1n }, bought)).toBe('over')
    expect(why({ ...all, ends: '2026-11-28T12:00:01Z' }, { debt: 1n }, bought)).toBe('sold_out')
    expect(why({ ...all, ends: '2026-11-29T00:00:00Z' }, { debt: 1n }, { bought: [daysAgo(1)] })).toBe(
      'level',
    )
    expect(why({ ownLimit: { count: 1 } }, { debt: 1n }, { bought: [daysAgo(1)] })).toBe('own_limit')
    expect(why({ price: 101 }, { debt: 1n })).toBe('debt')
    expect(why({ price: 101 })).toBe('insufficient')
    expect(why({ starts: '2026-11-28T12:00:01Z' })).toBe('not_yet')
  })

  it('is to visitors only what is so for everybody', () => {
    const visitor = (more: Partial<LoyaltyProductDefinition>, left?: number) =>
      whyNot({ ...product, ...more }, { now, left })
    expect(visitor({ minLevel: 3 })).toBeUndefined()
    expect(visitor({}, 0)).toBe('sold_out')
    expect(visitor({ ends: '2026-11-28T00:00:00Z' })).toBe('over')
  })

  it('forgets what was bought before the days of an own limit', () => {
    const limit = { ...product, ownLimit: { count: 2, days: 7 } }
    expect(ownLeftOf(limit, [daysAgo(8), daysAgo(6)], now)).toBe(1)
    expect(ownLeftOf({ ...product, ownLimit: { count: 2 } }, [daysAgo(800), daysAgo(6)], now)).toBe(0)
    expect(ownLeftOf(product, [daysAgo(1)], now)).toBeUndefined()
  })
})

it('what is left is what the site says and was added, less what is gone, and never below nothing', () => {
  expect(leftOf({ ...product, stock: 5 }, undefined)).toBe(5)
  expect(leftOf({ ...product, stock: 5 }, { product: 3, sold: 4, added: 2 })).toBe(3)
  // An editor has lowered it below what was sold.
  expect(leftOf({ ...product, stock: 1 }, { product: 3, sold: 4, added: 0 })).toBe(0)
  expect(leftOf(product, { product: 3, sold: 4, added: 0 })).toBeUndefined()
})
