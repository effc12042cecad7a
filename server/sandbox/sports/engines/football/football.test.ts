import { expect, test } from 'vitest'
import { engineSuite } from '../testing/engineSuite.ts'
import type { FootballState, Incident } from './FootballState.ts'
import { football } from './football.ts'

/** Double chances, goals in one of several ranges, one of two things, and players. */
const overlapping = [
  ...[10, 63, 85, 540, 541, 542, 545, 546, 547, 548, 549, 550, 552, 553, 38, 39, 40, 898, 899],
]

engineSuite('football', football, { plays: 1_000, overlapping })

const start = football.begin({ strengths: [0, 0] })

function after(at: number, ...incidents: Incident[]): FootballState {
  return { ...start, phase: at < 2_820 ? 'first' : 'second', at, incidents }
}
const goal = (side: 0 | 1, at: number): Incident => ({ kind: 'goal', side, at })

test('sixty markets and more are open before a match', () => {
  const squads = [
    ['a1', 'a2'],
    ['b1', 'b2'],
  ]
  const markets = new Set(
    football.lines(football.begin({ strengths: [0, 0], squads })).map(({ market }) => market),
  )
  expect(markets.size).toBeGreaterThanOrEqual(60)
})

test('lines settle as soon as nothing changes them any more', () => {
  const state = after(3_000, goal(0, 100), goal(1, 200), goal(0, 2_000))
  const won = (market: number, specifiers: string, id: string) =>
    football.resultOf(state, market, specifiers)?.[id]
  expect(won(18, 'total=2.5', '12')).toEqual({ won: true, voidHalves: 0 })
  expect(won(18, 'total=3.25', '12')).toBeUndefined()
  expect(won(18, 'total=2.75', '13')).toBeUndefined()
  expect(won(29, '', '74')).toEqual({ won: true, voidHalves: 0 })
  expect(won(60, '', '1')).toEqual({ won: true, voidHalves: 0 })
  expect(won(66, 'hcp=-1.25', '1714')).toEqual({ won: false, voidHalves: 1 })
  expect(won(66, 'hcp=-1', '1715')).toEqual({ won: false, voidHalves: 2 })
  expect(won(8, 'goalnr=2', '8')).toEqual({ won: true, voidHalves: 0 })
  expect(won(102, 'from=1|to=15', '2')).toEqual({ won: true, voidHalves: 0 })
  expect(won(49, '', '76')).toEqual({ won: true, voidHalves: 0 })
  expect(won(1, '', '1')).toBeUndefined()
})

test('what names no line has neither a price nor a result', () => {
  const state = after(600)
  const lines = [
    [18, ''],
    [8, 'goalnr=0'],
    [102, 'from=3|to=17'],
    [4_711, ''],
  ] as const
  for (const [market, specifiers] of lines) {
    expect(football.priceOf(state, market, specifiers)).toBeUndefined()
    expect(football.resultOf(state, market, specifiers)).toBeUndefined()
  }
})
