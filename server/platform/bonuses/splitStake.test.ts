import { describe, expect, it } from 'vitest'
import { LedgerError } from '../wallet/LedgerError.ts'
import { bonusShare, splitStake } from './splitStake.ts'

describe('a stake', () => {
  it('is paid by real money first, and by the bonus for the rest, where they may be mixed', () => {
    const purses = { main: 70n, bonus: 50n, isolated: false }
    expect(splitStake(70n, purses)).toEqual({ main: 70n, bonus: 0n })
    expect(splitStake(100n, purses)).toEqual({ main: 70n, bonus: 30n })
    expect(() => splitStake(121n, purses)).toThrow(LedgerError)
  })

  it('is paid by one of them where they are isolated', () => {
    const purses = { main: 70n, bonus: 90n, isolated: true }
    expect(splitStake(70n, purses)).toEqual({ main: 70n, bonus: 0n })
    expect(splitStake(80n, purses)).toEqual({ main: 0n, bonus: 80n })
    expect(splitStake(10n, { ...purses, from: 'bonus' })).toEqual({ main: 0n, bonus: 10n })
    expect(() => splitStake(80n, { ...purses, from: 'main' })).toThrow(LedgerError)
    expect(() => splitStake(100n, purses)).toThrow(LedgerError)
  })

  it('shares its winnings in proportion', () => {
    expect(bonusShare(101n, { main: 50n, bonus: 50n })).toBe(50n)
    expect(bonusShare(100n, { main: 10n, bonus: 0n })).toBe(0n)
    expect(bonusShare(7n, { main: 0n, bonus: 3n })).toBe(7n)
  })
})
