import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mustDropReturn, progressiveReturn } from '#games/returns/jackpotReturn.ts'
import { drawBelow } from './drawBelow.ts'
import { beginCycle, dropOf, million, type PoolState, stepPool, type TierTerms } from './stepPool.ts'

const drop: TierTerms = { kind: 'must-drop', share: 10_000n, seed: 200n, ceiling: 500n, every: 0n }
const chance: TierTerms = {
  kind: 'progressive',
  share: 5_000n,
  seed: 1_000n,
  ceiling: 1_500n,
  every: 20_000n,
}
const empty = { cycle: 0, reserve: 0n, fraction: 0n }

describe('a pool', () => {
  it('books exactly what comes and goes, whatever is staked, and never holds more than its ceiling', () => {
    const stakes = fc.array(fc.bigInt(1n, 40_000n), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(stakes, fc.constantFrom(drop, chance), (all, terms) => {
        const first = beginCycle(empty, terms, 'secret-0')
        let pool: PoolState = first.pool
        let [seeded, contributed, won, moved, diverted] = [first.seeded, 0n, 0n, 0n, 0n]
        let inPool = first.pool.value
        all.forEach((staked, at) => {
          const step = stepPool(pool, terms, { round: at, staked, fresh: `secret-${at + 1}` })
          contributed += step.contributed
          moved += step.moved
          diverted += step.diverted
          won += step.won ?? 0n
          seeded += step.next?.seeded ?? 0n
          inPool += step.moved + step.released - (step.won ?? 0n)
          inPool += (step.next?.seeded ?? 0n) + (step.next?.fromReserve ?? 0n)
          expect(step.pool.value).toBe(inPool)
          expect(step.won === undefined).toBe(step.pool.cycle === pool.cycle)
          pool = step.pool
          expect(pool.value).toBeLessThanOrEqual(terms.ceiling)
          expect(pool.value).toBeGreaterThanOrEqual(terms.seed)
          expect(pool.reserve).toBeGreaterThanOrEqual(0n)
        })
        expect((moved + diverted) * million + pool.fraction).toBe(contributed)
        expect(pool.value + pool.reserve + won).toBe(seeded + moved + diverted)
      }),
    )
  })

  it('that must drop is won where it was drawn to be, never above its ceiling', () => {
    for (let at = 0; at < 200; at += 1) {
      let { pool } = beginCycle(empty, drop, `cycle-${at}`)
      const limit = dropOf(pool)
      expect(limit).toBeGreaterThan(drop.seed)
      expect(limit).toBeLessThanOrEqual(drop.ceiling)
      let won: bigint | undefined
      for (let round = 0; won === undefined; round += 1) {
        const step = stepPool(pool, drop, { round, staked: 3_000n, fresh: 'next' })
        won = step.won
        pool = step.pool
      }
      expect(won).toBe(limit)
    }
  })

  it('that must drop shows by nothing where, however much was left over by the cycle before', () => {
    for (const reserve of [0n, 7n, 299n, 300n, 5_000n])
      for (let at = 0; at < 50; at += 1) {
        const { pool, fromReserve } = beginCycle({ ...empty, reserve }, drop, `cycle-${at}`)
        expect([pool.value, pool.reserve, fromReserve]).toEqual([drop.seed, reserve, 0n])
        // The least round brings the least, from both, and wins no more often than the sum that it has brought.
        const { pool: after, won } = stepPool(pool, drop, { round: 1, staked: 100n, fresh: 'next' })
        if (won === undefined) expect(after.value - pool.value).toBe(reserve === 0n ? 1n : 2n)
        else expect(dropOf(pool)).toBeLessThanOrEqual(drop.seed + 2n)
      }
  })

  it('keeps what goes over its ceiling for the next cycle', () => {
    const never = { ...chance, every: 10n ** 15n }
    let { pool } = beginCycle(empty, never, 'secret')
    pool = stepPool(pool, never, { round: 1, staked: 200_000n, fresh: '' }).pool
    expect([pool.value, pool.reserve]).toEqual([1_500n, 500n])
    const next = beginCycle(pool, never, 'other')
    expect([next.pool.value, next.pool.reserve, next.fromReserve]).toEqual([1_500n, 0n, 500n])
  })
})

describe('what jackpots give back', () => {
  it('that must drop: share × (seed + ceiling) / (ceiling − seed), in whole units', () => {
    // Reference: seed 200, ceiling 500, 1 %: 2.333 %.
    expect(mustDropReturn({ share: 0.01, seed: 200, ceiling: 500 })).toBeCloseTo(0.02333, 3)
    let [staked, paid] = [0n, 0n]
    let { pool } = beginCycle(empty, drop, 'start')
    for (let round = 0; round < 15_000; round += 1) {
      const step = stepPool(pool, drop, { round, staked: 100n, fresh: `after-${round}` })
      staked += 100n
      paid += step.won ?? 0n
      pool = step.pool
    }
    const expected = mustDropReturn({ share: 0.01, seed: 200, ceiling: 500 })
    expect(Number(paid) / Number(staked)).toBeGreaterThan(expected * 0.9)
    expect(Number(paid) / Number(staked)).toBeLessThan(expected * 1.1)
  })

  it('won by chance: share and what the house gives at each beginning', () => {
    expect(progressiveReturn({ share: 0.005, seed: 1_000, every: 20_000 })).toBeCloseTo(0.055, 10)
  })
})

it('draws every number as likely, the same for the same secret', () => {
  const counts = [0, 0, 0, 0, 0]
  for (let at = 0; at < 5_000; at += 1) {
    const drawn = Number(drawBelow('secret', `round:${at}`, 5n))
    counts[drawn] = (counts[drawn] ?? 0) + 1
  }
  for (const one of counts) expect(Math.abs(one - 1_000)).toBeLessThan(130)
  expect(drawBelow('secret', 'x', 10n ** 12n)).toBe(drawBelow('secret', 'x', 10n ** 12n))
  expect(() => drawBelow('secret', 'x', 0n)).toThrow(RangeError)
})
