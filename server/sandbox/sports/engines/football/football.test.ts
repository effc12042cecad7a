import { expect, test } from 'vitest'
import { engineSuite } from '../../../../../tests/fixtures/sports/engineSuite.ts'
import { minuteEnd } from './clock.ts'
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

/** A match of which a part is left, by what it still brings. */
function left(part: number, ...incidents: Incident[]): FootballState {
  // The last quarter of an hour brings 0.23 of the goals, the one before 0.17.
  const at = part === 1 ? 0 : minuteEnd(75) - (900 * (part - 0.23)) / 0.17
  const averages = { ...start.averages, goal: [1.5, 1.1] as const }
  return { ...after(at, ...incidents), averages }
}
const chances = (state: FootballState, market: number, specifiers = '') =>
  football.priceOf(state, market, specifiers)?.outcomes.map(({ chance }) => Number(chance.won.toFixed(4)))

test('prices are those of the literature', () => {
  expect(chances(left(1), 1)).toEqual([0.4642, 0.2577, 0.2781])
  expect(chances(left(1), 18, 'total=2.5')?.[0]).toBe(0.4816)
  expect(chances(left(1), 29)?.[0]).toBe(0.5183)
  expect(chances(left(1 / 3, goal(0, 60)), 1)).toEqual([0.7973, 0.1687, 0.034])
  const fair = ['-0.25', '-0.75', '-1'].map((line) => {
    const home = football.priceOf(left(1), 16, `hcp=${line}`)?.outcomes[0]?.chance
    return Number(((home?.lost ?? 0) / (home?.won ?? 0) + 1).toFixed(4))
  })
  expect(fair).toEqual([1.8765, 2.5393, 3.3106])
})

test('selections that look at one score are priced together, others are not', () => {
  const together = (...selections: (readonly [market: number, specifiers: string, outcome: string])[]) => {
    const chance = football.chanceOfAll(
      left(1),
      selections.map(([market, specifiers, outcome]) => ({ market, specifiers, outcome })),
    )
    return chance && Number(chance.toFixed(4))
  }
  expect(together([1, '', '1'], [18, 'total=2.5', '12'])).toBe(0.2693)
  expect(together([29, '', '74'], [18, 'total=2.5', '12'])).toBe(0.3957)
  expect(together([1, '', '1'], [45, '', '286'])).toBe(0)
  // A stake that can come back, another part of the match, something else that is counted, no such outcome, no such line.
  expect(together([1, '', '1'], [18, 'total=2', '12'])).toBeUndefined()
  expect(together([1, '', '1'], [60, '', '1'])).toBeUndefined()
  expect(together([1, '', '1'], [166, 'total=9.5', '12'])).toBeUndefined()
  expect(together([1, '', '1'], [29, '', '75'])).toBeUndefined()
  expect(together([1, '', '1'], [4_711, '', '1'])).toBeUndefined()
})

test('what names no line has neither a price nor a result', () => {
  const state = after(600)
  const lines = [
    [18, ''],
    [18, 'total=many'],
    [66, 'hcp=0.3'],
    [8, 'goalnr=0'],
    [102, 'from=3|to=17'],
    [4_711, ''],
  ] as const
  for (const [market, specifiers] of lines) {
    expect(football.priceOf(state, market, specifiers)).toBeUndefined()
    expect(football.resultOf(state, market, specifiers)).toBeUndefined()
  }
})
