import { expect, test } from 'vitest'
import { beginningOf, dayAfter, dayAt } from './days.ts'

test.each([
  ['2026-11-28', 'Europe/Riga', '2026-11-27T22:00:00.000Z'],
  ['2026-11-28', 'UTC', '2026-11-28T00:00:00.000Z'],
  ['2026-11-28', 'America/Los_Angeles', '2026-11-28T08:00:00.000Z'],
  ['2026-11-28', 'Asia/Kathmandu', '2026-11-27T18:15:00.000Z'],
  ['2026-11-28', 'Pacific/Kiritimati', '2026-11-27T10:00:00.000Z'],
  // The clock is moved on that day, of which there are 23 hours, and back on the other.
  ['2026-03-29', 'Europe/Riga', '2026-03-28T22:00:00.000Z'],
  ['2026-03-30', 'Europe/Riga', '2026-03-29T21:00:00.000Z'],
  ['2026-10-26', 'Europe/Riga', '2026-10-25T22:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, moment) => {
  expect(beginningOf(day, zone).toISOString()).toBe(moment)
  expect(dayAt(new Date(moment), zone)).toBe(day)
  expect(dayAt(new Date(Date.parse(moment) - 1), zone) < day).toBe(true)
})

test('a day is followed by the next of the calendar', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  expect(dayAfter('2028-02-28')).toBe('2028-02-29')
})
