import { describe, expect, it } from 'vitest'
import type { TournamentDefinition } from '#generated/grammar/types.ts'
import { runNumbered, runsAround, statusOf, tournamentOf } from './runs.ts'

const terms = (everyDays?: number) => ({
  definition: {
    number: 12,
    starts: '2026-01-02T16:00:00Z',
    ends: '2026-01-04T22:00:00Z',
    ...(everyDays !== undefined && { everyDays }),
  } as TournamentDefinition,
  rates: {},
})
const told = (now: string, everyDays?: number) =>
  runsAround(terms(everyDays), new Date(now)).map((run) => [
    run.startsAt.toISOString().slice(0, 10),
    statusOf(run, new Date(now)),
  ])

describe('runs of a tournament', () => {
  it('are one where it is held once', () => {
    expect(told('2025-06-01T00:00:00Z')).toEqual([['2026-01-02', 'future']])
    expect(told('2026-01-02T16:00:00Z')).toEqual([['2026-01-02', 'active']])
    expect(told('2026-06-01T00:00:00Z')).toEqual([['2026-01-02', 'finished']])
  })

  it('are the one before, the one that is on, and the next, on whatever day', () => {
    expect(told('2025-06-01T00:00:00Z', 7)).toEqual([['2026-01-02', 'future']])
    expect(told('2026-01-03T00:00:00Z', 7)).toEqual([
      ['2026-01-02', 'active'],
      ['2026-01-09', 'future'],
    ])
    expect(told('2031-11-22T12:00:00Z', 7)).toEqual([
      ['2031-11-14', 'finished'],
      ['2031-11-21', 'active'],
      ['2031-11-28', 'future'],
    ])
    expect(told('2026-03-25T12:00:00Z', 7)).toEqual([
      ['2026-03-13', 'finished'],
      ['2026-03-20', 'finished'],
      ['2026-03-27', 'future'],
    ])
  })

  it('have numbers by which they are found again, and no others', () => {
    const now = new Date('2026-03-25T12:00:00Z')
    for (const run of runsAround(terms(7), now)) {
      expect(tournamentOf(run.id)).toBe(12)
      expect(runNumbered(terms(7), run.id, now)).toEqual(run)
      expect(runNumbered(terms(7), run.id + 1, now)).toBeUndefined()
    }
    const [, , next] = runsAround(terms(7), now)
    expect(runNumbered(terms(7), (next?.id ?? 0) + 7, now)).toBeUndefined()
    const [once] = runsAround(terms(), now)
    expect(runNumbered(terms(), once?.id ?? 0, now)).toEqual(once)
    expect(runNumbered(terms(), (once?.id ?? 0) + 1, now)).toBeUndefined()
  })
})
