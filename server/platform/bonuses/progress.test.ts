import { describe, expect, it } from 'vitest'
import { progressPercent } from './progress.ts'

describe('progress', () => {
  it('is a percentage of the way from the least to the most, rounded down', () => {
    expect(progressPercent({ minValue: 0, maxValue: 350, expCount: 0 })).toBe(0)
    expect(progressPercent({ minValue: 0, maxValue: 350, expCount: 349.99 })).toBe(99)
    expect(progressPercent({ minValue: 100, maxValue: 200, expCount: 150 })).toBe(50)
    expect(progressPercent({ minValue: 0, maxValue: 350, expCount: 350 })).toBe(100)
  })

  it('is complete where there is no most', () => {
    expect(progressPercent({ minValue: 5, expCount: 5 })).toBe(100)
    expect(progressPercent({ minValue: 0, maxValue: 0, expCount: 0 })).toBe(100)
  })
})
