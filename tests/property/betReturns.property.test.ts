import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bet, type LegResult, returnBounds, returnOf, stakeOf } from '../../betting/bets/returnOf.ts'
import { enumerateReturn } from '../fixtures/betting/enumerateReturn.ts'

/** More with MONEY_SLIPS=100000. */
const numRuns = Number(process.env.MONEY_SLIPS ?? 2000)

const ratio = (num: number, den: number) => ({ num: BigInt(num), den: BigInt(den) })
const fair = fc.record({
  won: fc.boolean(),
  voidHalves: fc.constantFrom(0, 0, 0, 1, 2),
  deadHeat: fc.option(
    fc
      .integer({ min: 2, max: 5 })
      .chain((tied) => fc.integer({ min: 1, max: tied - 1 }).map((places) => ratio(places, tied))),
    { nil: undefined, freq: 5 },
  ),
}) as fc.Arbitrary<LegResult['win']>
const leg = fc.record({
  odds: fc.oneof(fc.integer({ min: 10_001, max: 60_000 }), fc.integer({ min: 10_001, max: 1_000_000_000 })),
  isBanker: fc.integer({ min: 0, max: 4 }).map((drawn) => drawn === 0),
  placeShare: fc.integer({ min: 2, max: 6 }).map((den) => ratio(1, den)),
})
const slip = fc
  .tuple(
    fc.array(fc.record({ leg, result: fc.record({ win: fair, place: fair }) }), {
      minLength: 1,
      maxLength: 8,
    }),
    fc.boolean(),
  )
  .chain(([drawn, isEachWay]) => {
    const bankers = drawn.filter(({ leg: { isBanker } }) => isBanker).length
    const sizes = Array.from({ length: drawn.length - bankers + 1 }, (_, at) => bankers + at).filter(
      (size) => size > 0,
    )
    return fc.record({
      bet: fc.record({
        lineStake: fc.bigInt({ min: 1n, max: 10_000_000n }),
        legs: fc.constant(drawn.map((one) => one.leg)),
        sizes: fc.subarray(sizes, { minLength: 1 }),
        isEachWay: fc.constant(isEachWay),
        mostWin: fc.option(fc.bigInt({ min: 0n, max: 100_000_000n }), { nil: undefined }),
      }) as fc.Arbitrary<Bet>,
      results: fc.constant(drawn.map((one) => one.result)),
    })
  })

test('a bet returns what its lines come to, written out one by one, to the minor unit', () => {
  fc.assert(
    fc.property(slip, ({ bet, results }) => {
      expect(returnOf(bet, results)).toBe(enumerateReturn(bet, results))
    }),
    { numRuns },
  )
})

test('full cover is the product of one and each leg, less one; without singles less the legs too', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 10_001, max: 60_000 }), { minLength: 3, maxLength: 8 }),
      (prices) => {
        const legs = prices.map((odds) => ({ odds }))
        const results = prices.map((): LegResult => ({ win: { won: true, voidHalves: 0 } }))
        const sizes = prices.map((_, at) => at + 1)
        // Stakes of so many units that nothing is rounded.
        const lineStake = 10_000n ** BigInt(prices.length)
        const whole = prices.reduce((product, odds) => product * BigInt(10_000 + odds), 1n)
        const singles = prices.reduce((sum, odds) => sum + BigInt(odds) * (lineStake / 10_000n), 0n)
        expect(returnOf({ lineStake, legs, sizes }, results)).toBe(whole - lineStake)
        expect(returnOf({ lineStake, legs, sizes: sizes.slice(1) }, results)).toBe(
          whole - lineStake - singles,
        )
      },
    ),
    { numRuns: Math.ceil(numRuns / 10) },
  )
})

test('what is not decided yet keeps the return within its bounds', () => {
  fc.assert(
    fc.property(slip, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), ({ bet, results }, known) => {
      const { least, most } = returnBounds(
        bet,
        results.map((result, at) => (known[at] ? result : undefined)),
      )
      const decided = returnOf(bet, results)
      expect(decided >= least && decided <= most).toBe(true)
    }),
    { numRuns: Math.ceil(numRuns / 4) },
  )
})

test('a bet of void legs alone gives the stake back', () => {
  fc.assert(
    fc.property(slip, ({ bet }) => {
      const nothing = { won: false, voidHalves: 2 } as const
      const results = bet.legs.map((): LegResult => ({ win: nothing, place: nothing }))
      expect(returnOf(bet, results)).toBe(stakeOf(bet))
    }),
    { numRuns: Math.ceil(numRuns / 4) },
  )
})
