import { describe, expect, it } from 'vitest'
import { describeProgress, progressPercent } from './progress.ts'

describe('progress', () => {
  it('is a percentage of the way from the least to the most, rounded down', () => {
    expect(progressPercent({ minValue: 0n, maxValue: 35000n, expCount: 0n })).toBe(0)
    expect(progressPercent({ minValue: 0n, maxValue: 35000n, expCount: 34999n })).toBe(99)
    expect(progressPercent({ minValue: 100n, maxValue: 200n, expCount: 150n })).toBe(50)
    expect(progressPercent({ minValue: 0n, maxValue: 35000n, expCount: 35000n })).toBe(100)
    expect(progressPercent({ minValue: 10n, maxValue: 20n, expCount: 5n })).toBe(-50)
    expect(progressPercent({ minValue: 0n, maxValue: 3n, expCount: -1n })).toBe(-34)
  })

  it('loses no percent to decimals', () => {
    for (let percent = 0n; percent <= 100n; percent += 1n)
      expect(progressPercent({ minValue: 0n, maxValue: 10_000n, expCount: percent * 100n })).toBe(
        Number(percent),
      )
  })

  it('is complete where there is no most', () => {
    expect(progressPercent({ minValue: 5n, expCount: 5n })).toBe(100)
    expect(progressPercent({ minValue: 0n, maxValue: 0n, expCount: 0n })).toBe(100)
  })

  it('is told in numbers for eyes', () => {
    const shown = (units: bigint) => Number(units) / 100
    expect(describeProgress({ minValue: 0n, maxValue: 10_000n, expCount: 2_900n }, shown)).toEqual({
      minValue: 0,
      maxValue: 100,
      expCount: 29,
      percent: 29,
    })
    expect(describeProgress({ minValue: 0n, expCount: 50n }, shown)).toEqual({
      minValue: 0,
      expCount: 0.5,
      percent: 100,
    })
  })
})
