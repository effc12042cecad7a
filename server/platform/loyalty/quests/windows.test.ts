import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { windowAt } from './windows.ts'

const riga = 'Europe/Riga'
const at = (moment: string) => new Date(moment)
const told = (repeat: 'daily' | 'weekly' | 'monthly', moment: string, zone = riga) => {
  const { key, startsAt, endsAt } = windowAt({ repeat }, zone, at(moment)) ?? {}
  return [key, startsAt?.toISOString(), endsAt?.toISOString()]
}

describe('the window of a quest', () => {
  it('is a day, a week from Monday, or a month of the calendar of the programme’s zone', () => {
    // 23:30 in London, on the next day in Riga.
    expect(told('daily', '2026-01-31T23:30:00Z')).toEqual([
      '2026-02-01',
      '2026-01-31T22:00:00.000Z',
      '2026-02-01T22:00:00.000Z',
    ])
    expect(told('weekly', '2026-11-29T21:59:59Z')).toEqual([
      '2026-11-23',
      '2026-11-22T22:00:00.000Z',
      '2026-11-29T22:00:00.000Z',
    ])
    expect(told('monthly', '2026-11-30T22:00:00Z')).toEqual([
      '2026-12-01',
      '2026-11-30T22:00:00.000Z',
      '2026-12-31T22:00:00.000Z',
    ])
  })

  it('ends with February, on the 29th where there is one', () => {
    expect(told('monthly', '2028-02-29T12:00:00Z')).toEqual([
      '2028-02-01',
      '2028-01-31T22:00:00.000Z',
      '2028-02-29T22:00:00.000Z',
    ])
    expect(told('monthly', '2027-02-28T22:00:00Z')[0]).toBe('2027-03-01')
  })

  it('is 23 hours long on the day on which clocks are put forward, and 25 where they are put back', () => {
    const hours = (moment: string) => {
      const { startsAt, endsAt } = windowAt({ repeat: 'daily' }, riga, at(moment)) ?? {}
      return ((endsAt?.getTime() ?? 0) - (startsAt?.getTime() ?? 0)) / 3_600_000
    }
    expect([hours('2026-03-29T12:00:00Z'), hours('2026-10-25T12:00:00Z')]).toEqual([23, 25])
  })

  it('is within the time of the quest, and there is none outside of it', () => {
    const quest = {
      repeat: 'monthly',
      starts: '2026-11-10T08:00:00Z',
      ends: '2026-12-05T08:00:00Z',
    } as const
    expect(windowAt(quest, riga, at('2026-11-10T07:59:59Z'))).toBeUndefined()
    expect(windowAt(quest, riga, at('2026-11-20T00:00:00Z'))?.startsAt).toEqual(at(quest.starts))
    expect(windowAt(quest, riga, at('2026-12-02T00:00:00Z'))?.endsAt).toEqual(at(quest.ends))
    expect(windowAt(quest, riga, at(quest.ends))).toBeUndefined()
    expect(windowAt({}, riga, at('2026-12-02T00:00:00Z'))).toEqual({ key: 'once' })
  })

  it('holds every moment in exactly one window, and the next begins where it ends', () => {
    const moment = fc.date({
      min: at('2024-01-01T00:00:00Z'),
      max: at('2030-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    const zone = fc.constantFrom(riga, 'America/New_York', 'Pacific/Chatham', 'America/Sao_Paulo', 'UTC')
    const repeat = fc.constantFrom('daily', 'weekly', 'monthly')
    fc.assert(
      fc.property(moment, zone, repeat, (now, timeZone, repeats) => {
        const found = windowAt({ repeat: repeats }, timeZone, now)
        if (!found?.startsAt || !found.endsAt) throw new Error('There is no window')
        expect(found.startsAt <= now && now < found.endsAt).toBe(true)
        const next = windowAt({ repeat: repeats }, timeZone, found.endsAt)
        expect(next?.startsAt).toEqual(found.endsAt)
        expect(next?.key).not.toBe(found.key)
        const before = windowAt({ repeat: repeats }, timeZone, new Date(found.startsAt.getTime() - 1))
        expect(before?.endsAt).toEqual(found.startsAt)
      }),
      { numRuns: 200 },
    )
  })
})
