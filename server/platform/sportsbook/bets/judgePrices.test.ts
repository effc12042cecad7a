import { expect, test } from 'vitest'
import type { LineStatus } from '../feed/FeedMessage.ts'
import { decidePending } from './judgePrices.ts'
import type { PriceChanges } from './SlipCodes.ts'
import { seenOf } from './seenOf.ts'
import type { Found } from './takesBets.ts'

const standing = (
  over: number,
  under: number,
  more: { version?: number; status?: LineStatus; event?: number } = {},
) =>
  ({
    ...{ now: 1, groups: [] },
    event: {
      ...{ id: 'sr:match:1', sport: 1, tournament: 'sr:tournament:1', startsAt: 0, isLive: true },
      ...{ status: more.event ?? 1, version: more.version ?? 1 },
    },
    line: {
      ...{ status: more.status ?? 1, producer: 1 },
      outcomes: [
        { id: 'over', odds: over, isActive: true },
        { id: 'under', odds: under, isActive: under > 0 },
      ],
    },
  }) satisfies Found
const before = standing(19_000, 19_000)
const decide = (outcome: 'over' | 'under', now: Found, choice: PriceChanges = 'none') =>
  decidePending([{ outcome, odds: 19_000, version: 1, seen: seenOf(before.line) }], [now], choice)

test('nothing has changed: it is accepted at its price', () => {
  expect(decide('over', before)).toEqual({ do: 'accept', odds: [19_000] })
  // Something else of the event has.
  expect(decide('over', standing(19_000, 19_000, { version: 9 }))).toEqual({ do: 'accept', odds: [19_000] })
})

test('both sides of a line are asked where one price of it has changed', () => {
  const now = standing(21_000, 17_000, { version: 2 })
  expect(decide('over', now)).toEqual({ do: 'reoffer', odds: [21_000] })
  expect(decide('under', now)).toEqual({ do: 'reoffer', odds: [17_000] })
  const oneSide = standing(19_000, 18_500, { version: 2 })
  expect([decide('over', oneSide).do, decide('under', oneSide).do]).toEqual(['reoffer', 'reoffer'])
})

test('a player has what they have chosen', () => {
  const now = standing(21_000, 17_000, { version: 2 })
  expect(decide('over', now, 'higher')).toEqual({ do: 'accept', odds: [21_000] })
  expect(decide('under', now, 'higher')).toEqual({ do: 'reoffer', odds: [17_000] })
  expect(decide('under', now, 'any')).toEqual({ do: 'accept', odds: [17_000] })
})

test.each([
  ['suspended', standing(19_000, 19_000, { status: -1 })],
  ['suspended', standing(19_000, 19_000, { event: 2 })],
  // It should have begun.
  ['suspended', standing(19_000, 19_000, { event: 0 })],
  ['outcome_gone', standing(19_000, 19_000, { status: -3 })],
  ['outcome_gone', standing(19_000, 0)],
  ['event_gone', standing(19_000, 19_000, { event: 3 })],
  ['event_gone', { event: undefined, line: undefined, groups: [], now: 1 }],
] as const)('is %s, whatever the player has chosen', (code, now) => {
  expect(decide('under', now, 'any')).toEqual({ do: 'reject', code })
})
