import { describe, expect, it } from 'vitest'
import { type BonusTerms, termsIn } from './bonusTerms.ts'

const percent = (contribution: BonusTerms['contribution'], ...categories: string[]) =>
  termsIn({ ...(contribution && { contribution }) }, { sysname: 'reels', categories }).percent

describe('what of a stake counts', () => {
  it('is all of it where nothing is said, and in what is no game', () => {
    expect(percent(undefined, 'slot')).toBe(100)
    expect(termsIn({ contribution: { default: 0 }, mostStake: '5' }, undefined)).toEqual({
      isExcluded: false,
      percent: 100,
      mostStake: 5n,
    })
  })

  it('is told by the game before its categories, and by the one of these that counts least', () => {
    const contribution = { default: 80, categories: { slot: 50, new: 20 }, games: {} }
    expect(percent(contribution, 'live')).toBe(80)
    expect(percent(contribution, 'slot')).toBe(50)
    expect(percent(contribution, 'slot', 'new')).toBe(20)
    expect(percent({ ...contribution, games: { reels: 0 } }, 'slot', 'new')).toBe(0)
    // A name that every object has is no category.
    expect(percent({ categories: {} }, 'constructor')).toBe(100)
  })

  it('is nothing in a game that is excluded, by itself or with its category', () => {
    const game = { sysname: 'reels', categories: ['slot', 'jackpot'] }
    expect(termsIn({ excluded: { games: ['reels'] } }, game)).toEqual({ isExcluded: true, percent: 0 })
    expect(termsIn({ excluded: { categories: ['jackpot'] } }, game)).toEqual({ isExcluded: true, percent: 0 })
    expect(termsIn({ excluded: { categories: ['live'], games: ['other'] } }, game).isExcluded).toBe(false)
  })
})
