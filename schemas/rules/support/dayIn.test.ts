import { expect, it } from 'vitest'
import { dayIn, isTimeZone } from './dayIn.ts'

it.each([
  ['Europe/Riga', '2026-11-21T21:59:59Z', '2026-11-21'],
  ['Europe/Riga', '2026-11-21T22:00:00Z', '2026-11-22'],
  // Summer time: an hour earlier.
  ['Europe/Riga', '2026-06-30T20:59:59Z', '2026-06-30'],
  ['Europe/Riga', '2026-06-30T21:00:00Z', '2026-07-01'],
  ['Asia/Dubai', '2026-12-31T20:00:00Z', '2027-01-01'],
  ['America/Sao_Paulo', '2027-01-01T02:59:59Z', '2026-12-31'],
  ['America/Sao_Paulo', '2027-01-01T03:00:00Z', '2027-01-01'],
  ['UTC', '2024-02-29T23:59:59Z', '2024-02-29'],
  // Of an unknown one that of UTC.
  ['Mars/Olympus', '2024-02-29T23:59:59Z', '2024-02-29'],
])('in %s, %s falls on %s', (zone, moment, day) => {
  expect(dayIn(zone, new Date(moment))).toBe(day)
})

it('tells time zones from other names', () => {
  expect(['Europe/Riga', 'UTC', 'Riga', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
