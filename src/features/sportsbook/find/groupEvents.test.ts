import { expect, test } from 'vitest'
import type { SportsEvent } from '../book/SportsBook.ts'
import { groupEvents } from './groupEvents.ts'

const event = (number: number, tournament: string, startsAt: string, isLive = false) =>
  ({
    ...{ id: `sr:match:${number}`, sport: 1, starts_at: startsAt, is_live: isLive },
    tournament: { id: tournament, name: tournament },
  }) as unknown as SportsEvent

test('events of a tournament stand together, those in play and of each day apart', () => {
  const groups = groupEvents(
    [
      event(1, 'a', '2026-11-28T20:00', true),
      event(2, 'b', '2026-11-28T20:30', true),
      event(3, 'a', '2026-11-28T21:00', true),
      event(4, 'a', '2026-11-28T22:00'),
      event(5, 'b', '2026-11-28T22:00'),
      event(6, 'a', '2026-11-28T23:00'),
      event(7, 'a', '2026-11-29T01:00'),
    ],
    (startsAt) => startsAt.slice(0, 10),
  )
  expect(
    groups.map(({ day, tournament, ids }) => [day, tournament.id, ids.map((id) => id.slice(9)).join()]),
  ).toEqual([
    [undefined, 'a', '1,3'],
    [undefined, 'b', '2'],
    ['2026-11-28', 'a', '4,6'],
    ['2026-11-28', 'b', '5'],
    ['2026-11-29', 'a', '7'],
  ])
})
