import { describe, expect, it } from 'vitest'
import { currentOf, missingOf, percentOf, readStanding } from './Standing.ts'
import { fakeStanding } from './testing/fakeStanding.ts'

describe('where a player stands', () => {
  it('is in whole percent of the way to the next level, never past its ends, and all of it without a next one', () => {
    expect(percentOf({ minValue: 100, maxValue: 400, expCount: 299 })).toBe(66)
    expect(percentOf({ minValue: 100, maxValue: 400, expCount: 400 })).toBe(100)
    expect(percentOf({ minValue: 100, maxValue: 400, expCount: 4000 })).toBe(100)
    expect(percentOf({ minValue: 100, maxValue: 400, expCount: 3 })).toBe(0)
    expect(percentOf({ minValue: 100, expCount: 3 })).toBe(100)
    expect(percentOf({ minValue: 100, maxValue: 100, expCount: 3 })).toBe(100)
  })

  it('tells what a level lacks, which is nothing of one that was reached', () => {
    const { levels } = fakeStanding({ at: 2, levelPoints: 2600 })
    expect(levels.map(missingOf)).toEqual([0, 0, 0, 3400, 17_400, 57_400])
  })

  it('is nobody’s where nobody is signed in, and nothing without levels', () => {
    expect(currentOf(fakeStanding({ at: 2 }))).toBe(2)
    expect(currentOf({ ...fakeStanding({ at: 2 }), uid: 0 })).toBe(-1)
    expect(readStanding({ levels: [], uid: 7 })).toBeUndefined()
    expect(readStanding(undefined)).toBeUndefined()
    expect(readStanding(fakeStanding())?.levels).toHaveLength(6)
  })
})
