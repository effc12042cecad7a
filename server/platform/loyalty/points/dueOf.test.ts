import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LoyaltyEarning as Earning } from '#generated/grammar/types.ts'
import type { Game } from '../../games/catalogue/Game.ts'
import { type Happened, nothingStaked } from '../outbox/Happened.ts'
import { carry } from './Account.ts'
import { dueOf, millionths, ruleFor } from './dueOf.ts'

const round: Happened = {
  ...{ uid: 1, kind: 'round', ref: '1', currency: 'EUR', game: 'reels' },
  staked: { real: 1_000n, bonus: 500n, free: 200n },
  played: { real: 1_000n, bonus: 500n, free: 200n },
}
const terms = { currency: 'EUR', rates: { EUR: '1', PLN: '4.25', JPY: '160' }, factor: '1' }

describe('what is due', () => {
  it.each<[string, Earning, Happened, Partial<typeof terms>, bigint, bigint]>([
    [
      'real money alone, where nothing else is said',
      { on: 'round', points: '1' },
      round,
      {},
      10_000_000n,
      10_000_000n,
    ],
    [
      'shares of each money',
      { on: 'round', points: '0.1', money: { real: '1', bonus: '0.5', free: '0.25' } },
      round,
      {},
      1_300_000n,
      1_300_000n,
    ],
    [
      'the factor of the level for points alone',
      { on: 'round', points: '0.1' },
      round,
      { factor: '1.7' },
      1_700_000n,
      1_000_000n,
    ],
    [
      'level points of their own',
      { on: 'round', points: '1', levelPoints: '0.5' },
      round,
      {},
      10_000_000n,
      5_000_000n,
    ],
    [
      'another currency',
      { on: 'round', points: '1' },
      { ...round, currency: 'PLN' },
      {},
      2_352_941n,
      2_352_941n,
    ],
    [
      'a currency without decimals',
      { on: 'round', points: '1' },
      { ...round, currency: 'JPY' },
      {},
      6_250_000n,
      6_250_000n,
    ],
    ['a currency without a rate', { on: 'round', points: '1' }, { ...round, currency: 'USD' }, {}, 0n, 0n],
    [
      'what was cashed out',
      { on: 'bet', points: '1' },
      { ...round, kind: 'bet', played: { ...nothingStaked, real: 400n } },
      {},
      10_000_000n,
      10_000_000n,
    ],
    [
      'and where that counts nothing',
      { on: 'bet', points: '1', cashOut: 'countsNothing' },
      { ...round, kind: 'bet', played: { ...nothingStaked, real: 400n } },
      {},
      4_000_000n,
      4_000_000n,
    ],
  ])('%s', (_name, rule, happened, more, due, levelDue) => {
    expect(dueOf(rule, happened, { ...terms, ...more })).toEqual({ due, levelDue })
  })

  it('of a stake of ten cents is a tenth of a point, and ten of them are one', () => {
    const { due } = dueOf(
      { on: 'round', points: '1' },
      { ...round, staked: { ...nothingStaked, real: 10n } },
      terms,
    )
    let remainder = 0n
    const got = Array.from({ length: 10 }, () => {
      const { whole, remainder: rest } = carry(remainder, due)
      remainder = rest
      return whole
    })
    expect(got).toEqual([0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 1n])
  })
})

it('whole points are the same in whatever order millionths come and go', () => {
  const parts = fc.array(fc.bigInt({ min: 0n, max: 5_000_000n }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(parts, parts, (come, gone) => {
      const taken = gone
        .slice(0, come.length)
        .map((one, at) => (one < (come[at] ?? 0n) ? one : (come[at] ?? 0n)))
      const run = (moves: bigint[]) =>
        moves.reduce(
          ({ points, remainder }, move) => {
            const next = carry(remainder, move)
            return { points: points + next.whole, remainder: next.remainder }
          },
          { points: 0n, remainder: 0n },
        )
      const forwards = [...come, ...taken.map((one) => -one)]
      expect(run(forwards)).toEqual(run(forwards.toReversed()))
    }),
  )
})

describe('the rule that holds', () => {
  const game = {
    sysname: 'reels',
    kept: { type: 'slot', kind: 'slots' },
    tags: [],
    features: [],
  } as unknown as Game
  const bet = (system: string, sports: number[], odds: bigint): Happened => ({
    ...round,
    kind: 'bet',
    bet: { system, sports, odds },
  })
  const place = (earning: Earning[], happened: Happened) =>
    ruleFor({ earning }, happened, { game, day: '2027-01-01' })

  it('is the first that fits', () => {
    const tables: Earning = { on: 'round', games: { kinds: ['roulette'] }, points: '0.1' }
    const slots: Earning = { on: 'round', games: { types: ['slot'] }, points: '1' }
    expect(place([tables, slots, { on: 'round', points: '2' }], round)).toBe(1)
    expect(place([tables, { on: 'bet', points: '1' }], round)).toBeUndefined()
  })

  it('asks of a bet its kind, all of its sports and its odds', () => {
    const rule: Earning = { on: 'bet', bets: ['system'], sports: [1, 2], leastOdds: '1.5', points: '1' }
    expect(place([rule], bet('2/3', [1, 2, 1], 15_000n))).toBe(0)
    expect(place([rule], bet('single', [1], 15_000n))).toBeUndefined()
    expect(place([rule], bet('trixie', [1, 3], 15_000n))).toBeUndefined()
    expect(place([rule], bet('trixie', [1, 2], 14_999n))).toBeUndefined()
  })
})

it('reads decimals', () => {
  expect(['0', '1', '1.5', '0.000001', '12.345678'].map(millionths)).toEqual([
    0n,
    1_000_000n,
    1_500_000n,
    1n,
    12_345_678n,
  ])
})
