import { expect, it } from 'vitest'
import { continueVisit, lengthOf, readVisit, untilReminder, type Visit } from './visit.ts'

const minute = 60_000
const visit: Visit = { uid: 7, startedAt: 0, remindedAt: 0, seenAt: 50 * minute }

it('goes on after a reload and in another tab, for the same player', () => {
  expect(continueVisit(visit, 7, 60 * minute)).toEqual({ ...visit, seenAt: 60 * minute })
  const other = continueVisit(visit, 8, 60 * minute)
  expect(other).toEqual({ uid: 8, startedAt: 60 * minute, remindedAt: 60 * minute, seenAt: 60 * minute })
})

it('begins anew when no tab was open for half an hour, or the clock was put back', () => {
  expect(continueVisit(visit, 7, 80 * minute).startedAt).toBe(0)
  expect(continueVisit(visit, 7, 81 * minute).startedAt).toBe(81 * minute)
  expect(continueVisit(visit, 7, 10 * minute).startedAt).toBe(10 * minute)
})

it.each([
  [60, 59 * minute, minute],
  [60, 60 * minute, 0],
  [60, 600 * minute, 0],
  [0, 600 * minute, undefined],
  [Number.NaN, 600 * minute, undefined],
])('a reminder every %d minutes, after %d ms, is due in %s ms', (every, now, expected) => {
  expect(untilReminder(visit, every, now)).toBe(expected)
})

it('tells its length in hours and minutes', () => {
  expect(lengthOf(visit, 125 * minute + 59_999)).toEqual({ hours: 2, minutes: 5 })
})

it.each(['', 'null', '{}', '[1]', '{"uid":"7","startedAt":0,"remindedAt":0,"seenAt":0}', '{'])(
  'is not read from %j',
  (text) => {
    expect(readVisit(text)).toBeUndefined()
  },
)

it('is read as it was written', () => {
  expect(readVisit(JSON.stringify(visit))).toEqual(visit)
})
