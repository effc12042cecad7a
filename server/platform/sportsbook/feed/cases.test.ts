import { expect, test } from 'vitest'
import { noEventState } from './EventState.ts'
import type { EventMessage, LineStatus } from './FeedMessage.ts'
import { hear } from './hear.ts'
import { lineKey, marketOf } from './lineKey.ts'
import { owedResult } from './owedResult.ts'
import { shownLine } from './shownLine.ts'

// The cases that books have stumbled on, by name.

const line = lineKey(18, 'total=2.5')
const [LIVE, BEFORE] = [1, 3] as const
type Said<T = EventMessage> = T extends EventMessage
  ? Omit<T, 'event' | 'producer'> & { producer?: number }
  : never

function book(...said: Said[]) {
  const state = noEventState()
  for (const one of said) hear(state, { event: 'match', producer: LIVE, ...one } as EventMessage)
  return {
    shown: (heard: readonly number[] = [LIVE, BEFORE]) =>
      shownLine(state, line, ['all', 'score'], (producer) => heard.includes(producer)),
    owed: (acceptedAt = 0) => owedResult(state, line, 'over', acceptedAt),
  }
}
const odds = (at: number, price: number, status: LineStatus = 1, producer: number = LIVE): Said => ({
  kind: 'odds_change',
  ...{ at, producer },
  lines: [{ line, status, outcomes: [{ id: 'over', odds: price, isActive: true }] }],
})
const stop = (at: number, ...groups: string[]): Said => ({ kind: 'bet_stop', at, groups, status: -1 })
const settled = (at: number, certainty: 1 | 2, won: boolean): Said => ({
  kind: 'bet_settlement',
  ...{ at, certainty },
  lines: [{ line, results: { over: { won, voidHalves: 0 } } }],
})
const cancelled = (at: number, from?: number, to?: number): Said => ({
  kind: 'bet_cancel',
  ...{ at, lines: [line] },
  window: { from, to },
})

test('a line has one name, in whatever order its specifiers come', () => {
  expect(lineKey(210, 'setnr=1|gamenr=3')).toBe(lineKey(210, 'gamenr=3|setnr=1'))
  expect([lineKey(1), lineKey(1, ''), marketOf(lineKey(210, 'setnr=1'))]).toEqual(['1', '1', 210])
})

test('a stop that overtook an older price suspends it', () => {
  expect(book(stop(20, 'score'), odds(10, 19_000)).shown()).toMatchObject({ status: -1 })
  expect(book(stop(20, 'corners'), odds(10, 19_000)).shown()).toMatchObject({ status: 1 })
})

test('a price after the stop opens the line again, and one that was late does not', () => {
  expect(book(odds(10, 19_000), stop(20, 'all'), odds(30, 25_000)).shown()).toMatchObject({
    status: 1,
    outcomes: [{ odds: 25_000 }],
  })
  expect(book(odds(30, 25_000), stop(20, 'all'), odds(10, 19_000)).shown()).toMatchObject({
    outcomes: [{ odds: 25_000 }],
  })
})

test('a stop and a price of one millisecond are a stop', () => {
  expect(book(odds(10, 19_000), stop(10, 'all')).shown()).toMatchObject({ status: -1 })
})

test('odds that come after the settlement change nothing that is owed', () => {
  expect(book(settled(20, 2, true), odds(30, 15_000)).owed()).toMatchObject({ won: true })
})

test('what is confirmed corrects what was seen, whichever was heard last', () => {
  expect(book(settled(10, 1, true), settled(20, 2, false)).owed()).toMatchObject({ won: false })
  expect(book(settled(20, 2, false), settled(30, 1, true)).owed()).toMatchObject({ won: false })
})

test('a settlement that is rolled back leaves the bet open until another comes', () => {
  const back: Said = { kind: 'rollback_bet_settlement', at: 20, lines: [line] }
  expect(book(back, settled(10, 2, true)).owed()).toBeUndefined()
  expect(book(back, settled(30, 1, false)).owed()).toMatchObject({ won: false })
})

test('a cancel takes bets from its first millisecond on, and not those of its last', () => {
  const { owed } = book(settled(50, 2, true), cancelled(60, 1000, 2000))
  expect([999, 1000, 1999, 2000].map((at) => owed(at)?.voidHalves)).toEqual([0, 2, 2, 0])
  expect(book(cancelled(1, undefined, 2000)).owed(1999)).toMatchObject({ voidHalves: 2 })
  expect(book(cancelled(1, 2000)).owed(1999)).toBeUndefined()
})

test('a cancel that is rolled back gives the result its due again', () => {
  const back: Said = { kind: 'rollback_bet_cancel', at: 70, lines: [line], window: { from: 1000, to: 2000 } }
  expect(book(settled(50, 2, true), back, cancelled(60, 1000, 2000)).owed(1500)).toMatchObject({ won: true })
  expect(book(back, cancelled(60, 1000, 3000)).owed(1500)).toMatchObject({ voidHalves: 2 })
})

test('a line that was handed over is suspended until the producer in play prices it', () => {
  const handed = [odds(10, 19_000, 1, BEFORE), odds(20, 19_000, -2, BEFORE)]
  expect(book(...handed).shown()).toMatchObject({ status: -1 })
  expect(book(...handed).shown([BEFORE])).toMatchObject({ status: -1 })
  expect(book(...handed, odds(30, 21_000)).shown()).toMatchObject({ status: 1, producer: LIVE })
  expect(book(...handed, odds(30, 21_000)).shown([BEFORE])).toMatchObject({ status: -1, producer: LIVE })
})

test('a line that is handed back is priced by whoever had it before', () => {
  const back = [odds(10, 21_000), odds(20, 21_000, -2), odds(30, 22_000, 1, BEFORE)]
  expect(book(...back).shown()).toMatchObject({ status: 1, producer: BEFORE })
})

test('a share of a third is paid as a third, and what is no share is refused', () => {
  const shared = (deadHeat: string) =>
    book({
      kind: 'bet_settlement',
      ...{ at: 1, certainty: 2 },
      lines: [{ line, results: { over: { won: true, voidHalves: 0, deadHeat } } }],
    }).owed()
  expect(shared('0.33')?.deadHeat).toEqual({ num: 1n, den: 3n })
  expect(() => shared('2')).toThrow(RangeError)
})
