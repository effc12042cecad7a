import { describe, expect, it } from 'vitest'
import { lastPeriod } from './lastPeriod.ts'

const between = (period: 'day' | 'week' | 'month', now: string) => {
  const { start, end } = lastPeriod(period, new Date(now))
  return `${start.toISOString().slice(0, 10)} ${end.toISOString().slice(0, 10)}`
}

describe('the last period', () => {
  it('is yesterday, the week that ended on Sunday, or the month before, in UTC', () => {
    expect(between('day', '2026-03-01T00:00:00Z')).toBe('2026-02-28 2026-03-01')
    // A Wednesday, a Sunday and a Monday.
    expect(between('week', '2026-11-18T23:00:00Z')).toBe('2026-11-09 2026-11-16')
    expect(between('week', '2026-11-22T23:59:59Z')).toBe('2026-11-09 2026-11-16')
    expect(between('week', '2026-11-23T00:00:00Z')).toBe('2026-11-16 2026-11-23')
    expect(between('month', '2026-01-31T12:00:00Z')).toBe('2025-12-01 2026-01-01')
  })
})
