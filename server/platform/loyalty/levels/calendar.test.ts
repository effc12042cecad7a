import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysFrom,
  lastDayBefore,
  lastOfMonth,
  startOfDay,
  windowStart,
} from './calendar.ts'

describe('days', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', -12, '2027-02-28'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-12-15', 2, '2028-02-15'],
  ])('%s and %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected)
  })

  it.each([
    ['2028-02-10', 0, '2028-02-29'],
    ['2027-02-10', 0, '2027-02-28'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-01-01', -1, '2026-12-31'],
  ])('the month of %s and %i ends on %s', (day, months, expected) => {
    expect(lastOfMonth(day, months)).toBe(expected)
  })

  it.each([
    // Whole months where the last day is that of a month.
    ['2027-02-28', 12, '2026-03-01'],
    ['2028-02-29', 12, '2027-03-01'],
    ['2027-04-30', 1, '2027-04-01'],
    ['2027-04-30', 3, '2027-02-01'],
    ['2028-02-28', 3, '2027-11-29'],
    ['2027-03-15', 1, '2027-02-16'],
  ])('a stretch that ends on %s and is %i months long begins on %s', (day, months, expected) => {
    expect(windowStart(day, months)).toBe(expected)
  })
})

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days))

describe('whatever the day', () => {
  it('a later one begins no stretch that is earlier', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (one, months) => {
        expect(windowStart(addDays(one, 1), months) >= windowStart(one, months)).toBe(true)
        expect(windowStart(one, months) <= one).toBe(true)
      }),
    )
  })

  it('begins at its first moment, also where clocks are changed', () => {
    const zones = [
      'UTC',
      'Europe/Riga',
      'America/Havana',
      'Asia/Beirut',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
    ]
    for (const zone of zones) {
      for (const one of ['2027-03-28', '2027-03-14', '2027-10-31', '2027-11-07', '2027-07-01']) {
        const start = startOfDay(zone, one)
        expect(dayOf(zone, start)).toEqual([addDays(one, -1), one])
        expect(lastDayBefore(zone, start)).toBe(addDays(one, -1))
        expect(lastDayBefore(zone, new Date(start.getTime() + 1))).toBe(one)
      }
    }
  })

  it('is as many days from another as are added', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (one, days) => {
        expect(daysFrom(one, addDays(one, days))).toBe(days)
      }),
    )
  })
})

/** The days of the millisecond before a moment, and of it. */
function dayOf(timeZone: string, moment: Date): string[] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  return [new Date(moment.getTime() - 1), moment].map((one) => format.format(one))
}
