import { describe, expect, it } from 'vitest'
import { begunPart, type Curve, pathOf, pointOn, wayThrough } from './way.ts'

const straight: Curve = [
  [0, 0],
  [10, 0],
  [20, 0],
  [30, 0],
]

describe('the way from level to level', () => {
  it('goes through every place, and bends the same on both sides of it', () => {
    const places = [
      [0, 0],
      [50, 80],
      [90, 10],
    ] as const
    const [first, second] = wayThrough(places)
    expect(first?.[0]).toEqual([0, 0])
    expect(first?.[3]).toEqual([50, 80])
    expect(second?.[0]).toEqual([50, 80])
    expect(second?.[3]).toEqual([90, 10])
    const into = [50 - (first?.[2][0] ?? 0), 80 - (first?.[2][1] ?? 0)]
    const outOf = [(second?.[1][0] ?? 0) - 50, (second?.[1][1] ?? 0) - 80]
    expect(into[0]).toBeCloseTo(outOf[0] ?? Number.NaN)
    expect(into[1]).toBeCloseTo(outOf[1] ?? Number.NaN)
  })

  it('knows the point at a part of it, and what lies before', () => {
    expect(pointOn(straight, 0)).toEqual([0, 0])
    expect(pointOn(straight, 0.5)).toEqual([15, 0])
    expect(pointOn(straight, 1)).toEqual([30, 0])
    expect(begunPart(straight, 0.5)).toEqual([
      [0, 0],
      [5, 0],
      [10, 0],
      [15, 0],
    ])
  })

  it('is nothing for one place, and one path for several', () => {
    expect(wayThrough([[5, 5]])).toEqual([])
    expect(pathOf([])).toBe('')
    expect(pathOf([straight, straight])).toBe('M0 0C10 0 20 0 30 0C10 0 20 0 30 0')
  })
})
