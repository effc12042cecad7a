import { describe, expect, it } from 'vitest'
import type { LoyaltyLevel as Level } from '#generated/grammar/types.ts'
import { addDays, lastOfMonth } from './calendar.ts'
import { type LevelHistory, type LevelTerms, levelOn, levelsOf } from './levelsOf.ts'

const level = (number: number, enter: number, stay: number): Level => ({
  ...{ number, enter, stay, factor: '1' },
  ...{ name: 'n', text: 't' },
})
const [bronze, silver, gold, platinum] = [
  level(1, 0, 0),
  level(2, 100, 80),
  level(3, 300, 240),
  level(4, 1000, 800),
]
const usual: LevelTerms = {
  fromDay: '2026-12-01',
  levels: [bronze, silver, gold, platinum],
  months: 3,
  graceMonths: 1,
}
const [begin, end] = ['2027-01-01', '2028-02-29']
const daily = (points: number, until: string): Record<string, number> =>
  Object.fromEntries(days(begin, until).map((day) => [day, points]))

function days(first: string, last: string): string[] {
  const all: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) all.push(day)
  return all
}

type Case = {
  earned: Record<string, number>
  /** Day by day: which level it ends with, from when on. */
  levels: Record<string, number>
  terms?: LevelTerms[]
  paused?: [string, string]
}

/** The window is three months, a level has a month of grace; the fourteen months end with a 29 February. */
const histories: Record<string, Case> = {
  'nothing is earned': { earned: {}, levels: {} },
  'one point less than enough': { earned: { '2027-01-15': 99 }, levels: {} },
  'enough, and nothing more': {
    earned: { '2027-01-15': 100 },
    levels: { '2027-01-15': 2, '2027-06-01': 1 },
  },
  'half at each of two month ends': {
    earned: { '2027-01-31': 50, '2027-02-28': 50 },
    levels: { '2027-02-28': 2, '2027-06-01': 1 },
  },
  'the highest at once, down one by one': {
    earned: { '2027-01-10': 1000 },
    levels: { '2027-01-10': 4, '2027-06-01': 3, '2027-08-01': 2, '2027-10-01': 1 },
  },
  'kept by what is earned in the month of grace': {
    earned: { '2027-01-10': 1000, '2027-05-20': 800 },
    levels: { '2027-01-10': 4, '2027-10-01': 3, '2027-12-01': 2, '2028-02-01': 1 },
  },
  'as much as keeps a level, though less than reaches it': {
    earned: { '2027-01-05': 300, '2027-04-10': 240 },
    levels: { '2027-01-05': 3, '2027-09-01': 2, '2027-11-01': 1 },
  },
  'one less than keeps it': {
    earned: { '2027-01-05': 300, '2027-04-10': 239 },
    levels: { '2027-01-05': 3, '2027-06-01': 2, '2027-09-01': 1 },
  },
  'the first day of the window counts': {
    earned: { '2027-11-29': 60, '2028-02-28': 40 },
    levels: { '2028-02-28': 2 },
  },
  'the day before does not': { earned: { '2027-11-28': 60, '2028-02-28': 40 }, levels: {} },
  'on 29 February the window is three whole months': {
    earned: { '2027-11-30': 60, '2028-02-29': 40 },
    levels: {},
  },
  'a break of 70 days makes it 70 days later': {
    earned: { '2027-01-15': 100 },
    paused: ['2027-04-10', '2027-06-18'],
    levels: { '2027-01-15': 2, '2027-08-10': 1 },
  },
  'excluded for ever': {
    earned: { '2027-01-15': 100 },
    paused: ['2027-03-01', '2099-01-01'],
    levels: { '2027-01-15': 2 },
  },
  'points before a break count after it as if there was none': {
    earned: { '2027-02-10': 60, '2027-09-01': 40 },
    paused: ['2027-02-20', '2027-08-20'],
    levels: { '2027-09-01': 2, '2027-12-30': 1 },
  },
  'thresholds are raised: what holds a level holds it for its window': {
    earned: { '2027-01-15': 100, '2027-03-20': 90 },
    terms: [
      usual,
      { ...usual, fromDay: '2027-02-10', levels: [bronze, level(2, 500, 400), level(3, 900, 800)] },
    ],
    levels: { '2027-01-15': 2, '2027-06-01': 1 },
  },
  'and the same without': {
    earned: { '2027-01-15': 100, '2027-03-20': 90 },
    levels: { '2027-01-15': 2, '2027-08-01': 1 },
  },
  'thresholds are lowered: reached on that day': {
    earned: { '2027-02-20': 60 },
    terms: [usual, { ...usual, fromDay: '2027-03-01', levels: [bronze, level(2, 50, 40), gold] }],
    levels: { '2027-03-01': 2, '2027-07-01': 1 },
  },
  'a level is deleted: the next below': {
    earned: { '2027-01-05': 300 },
    terms: [usual, { ...usual, fromDay: '2027-02-10', levels: [bronze, silver, platinum] }],
    levels: { '2027-01-05': 3, '2027-02-10': 2, '2027-06-01': 1 },
  },
  'the highest is deleted': {
    earned: { '2027-01-05': 1000 },
    terms: [usual, { ...usual, fromDay: '2027-02-10', levels: [bronze, silver, gold] }],
    levels: { '2027-01-05': 4, '2027-02-10': 3, '2027-06-01': 2, '2027-08-01': 1 },
  },
  'a little every day, never enough within the window': { earned: daily(1, end), levels: {} },
  'twice as much every day, until half a year is over': {
    earned: daily(2, '2027-06-30'),
    levels: { '2027-02-19': 2, '2027-10-01': 1 },
  },
  'saved on the last day of grace': {
    earned: { '2027-01-15': 100, '2027-05-31': 100 },
    levels: { '2027-01-15': 2, '2027-10-01': 1 },
  },
  'fallen and risen on one day': {
    earned: { '2027-01-15': 100, '2027-06-01': 300 },
    levels: { '2027-01-15': 2, '2027-06-01': 3, '2027-11-01': 2, '2028-01-01': 1 },
  },
  'without grace': {
    earned: { '2027-01-15': 100 },
    terms: [{ ...usual, graceMonths: 0 }],
    levels: { '2027-01-15': 2, '2027-05-01': 1 },
  },
}

function historyOf({ earned, terms = [usual], paused }: Case, today: string): LevelHistory {
  const known = Object.entries(earned).filter(([day]) => day <= today)
  return {
    earned: new Map(known.map(([day, points]) => [day, BigInt(points) * 1_000_000n])),
    ...{ terms, today },
    isPaused: (day) => paused !== undefined && paused[0] <= day && day <= paused[1],
  }
}

const expectedOn = ({ levels }: Case, day: string) =>
  Object.entries(levels).findLast(([from]) => from <= day)?.[1] ?? 1

describe('levels over fourteen months', () => {
  it.each(Object.entries(histories))('%s', (_name, one) => {
    const { starts } = levelsOf(historyOf(one, end))
    const risen = (day: string) => expectedOn(one, day) > expectedOn(one, addDays(day, -1))
    for (const day of days(begin, end)) {
      const at = expectedOn(one, day)
      // A day begins as the one before ended, but for what its first moment took away.
      const began = risen(day) ? levelOn(starts, day, 1) : at
      expect([day, levelOn(starts, day, 1)]).toEqual([day, began])
      const isNear = day === lastOfMonth(day) || Object.keys(one.levels).some((from) => near(from, day))
      if (isNear) expect([day, levelsOf(historyOf(one, day)).level]).toEqual([day, at])
    }
  })
})

const near = (one: string, day: string) => addDays(one, -2) <= day && day <= addDays(one, 2)

describe('what is told before a level falls', () => {
  const told = (today: string) => levelsOf(historyOf({ earned: { '2027-01-15': 100 }, levels: {} }, today))

  it('when it may fall at the earliest', () => {
    expect(told('2027-01-20').fall).toEqual({ day: '2027-06-01', level: 1 })
    expect(levelsOf(historyOf({ earned: {}, levels: {} }, end)).fall).toBeUndefined()
  })

  it('never, where a level asks no points to stay', () => {
    const kept = {
      earned: { '2027-01-15': 100 },
      levels: {},
      terms: [{ ...usual, levels: [bronze, level(2, 100, 0)] }],
    }
    expect(levelsOf(historyOf(kept, end))).toMatchObject({ level: 2, isWarned: false })
    expect(levelsOf(historyOf(kept, end)).fall).toBeUndefined()
  })

  it('that it will, once its points are too few', () => {
    expect(told('2027-04-30').isWarned).toBe(false)
    expect(told('2027-05-01').isWarned).toBe(true)
    expect(told('2027-06-01')).toMatchObject({ level: 1, isWarned: false })
  })

  it('without grace in the month before', () => {
    const harsh = { earned: { '2027-01-15': 100 }, levels: {}, terms: [{ ...usual, graceMonths: 0 }] }
    expect(levelsOf(historyOf(harsh, '2027-03-31')).isWarned).toBe(false)
    expect(levelsOf(historyOf(harsh, '2027-04-01')).isWarned).toBe(true)
  })

  it('looks again when a month is over, or on the day after one on which a level was reached', () => {
    expect(told('2027-01-15').looksOn).toBe('2027-01-16')
    expect(told('2027-01-16').looksOn).toBe('2027-02-01')
  })
})
