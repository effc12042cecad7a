import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Exclusion, type ExclusionPeriod, exclusionEnd, isExcluded, isLonger } from './exclusion.ts'

const periods: ExclusionPeriod[] = [
  '1d',
  '7d',
  '30d',
  '3m',
  '6m',
  '9m',
  '1y',
  '2y',
  '3y',
  '4y',
  '5y',
  'permanent',
]

it.each([
  ['1d', '2026-01-31T10:00:00Z', '2026-02-01T10:00:00.000Z'],
  ['7d', '2026-01-31T10:00:00Z', '2026-02-07T10:00:00.000Z'],
  ['30d', '2026-01-31T10:00:00Z', '2026-03-02T10:00:00.000Z'],
  ['3m', '2026-11-30T10:00:00Z', '2027-02-28T10:00:00.000Z'],
  ['6m', '2026-08-31T10:00:00Z', '2027-02-28T10:00:00.000Z'],
  ['9m', '2026-05-31T23:59:59Z', '2027-02-28T23:59:59.000Z'],
  ['1y', '2028-02-29T10:00:00Z', '2029-02-28T10:00:00.000Z'],
  ['4y', '2028-02-29T10:00:00Z', '2032-02-29T10:00:00.000Z'],
  ['permanent', '2026-01-31T10:00:00Z', undefined],
] as const)('%s from %s ends %s', (period, from, end) => {
  expect(exclusionEnd(period, new Date(from))?.toISOString()).toBe(end)
})

it('ends at its end, and never when it is permanent', () => {
  const since = new Date('2026-01-01T00:00:00Z')
  const until = new Date('2026-01-02T00:00:00Z')
  expect(isExcluded({ since, until }, new Date('2026-01-01T23:59:59Z'))).toBe(true)
  expect(isExcluded({ since, until }, until)).toBe(false)
  expect(isExcluded({ since, until: null }, new Date('2126-01-01T00:00:00Z'))).toBe(true)
})

it('no sequence of exclusions makes one shorter', () => {
  const commands = fc.array(fc.tuple(fc.nat(5000), fc.constantFrom(...periods)), { maxLength: 30 })
  const ends = ({ until }: Exclusion) => until?.getTime() ?? Number.POSITIVE_INFINITY
  fc.assert(
    fc.property(commands, (list) => {
      let now = new Date('2026-01-31T12:00:00Z')
      let exclusion: Exclusion | null = null
      for (const [hours, period] of list) {
        now = new Date(now.getTime() + hours * 3_600_000)
        const before: Exclusion | null = isExcluded(exclusion, now) ? exclusion : null
        const until = exclusionEnd(period, now)
        if (isLonger(until, exclusion, now)) exclusion = { since: now, until }
        if (before) {
          expect(isExcluded(exclusion, now)).toBe(true)
          expect(exclusion ? ends(exclusion) : 0).toBeGreaterThanOrEqual(ends(before))
        }
      }
    }),
    { numRuns: 1000 },
  )
})
