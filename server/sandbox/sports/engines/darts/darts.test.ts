import { expect, test } from 'vitest'
import { progressFrom, visitsFrom } from '../../models/darts.ts'
import { darts } from './darts.ts'
import type { DartsState } from './state.ts'

const begun = darts.begin({ strengths: [0, 0.5], best: 7 })
const chanceOf = (state: DartsState, market: number, specifiers = '') =>
  darts.lines(state).find((line) => line.market === market && line.specifiers === specifiers)?.outcomes[0]
    ?.chance.won ?? Number.NaN

test('a visit finishes, scores or busts', () => {
  for (const left of [2, 40, 121, 170, 181, 501]) {
    const visits = visitsFrom(0.5, left)
    expect(visits.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12)
    expect(visits.every((visit) => visit.left === 0 || visit.left >= 2)).toBe(true)
  }
  expect(visitsFrom(0, 169).some(({ left }) => left === 0)).toBe(false)
  const { finishes, visits } = progressFrom(0, 501)
  expect(finishes.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9)
  expect(finishes.slice(0, 3 * 3).every((p) => p === 0)).toBe(true)
  expect(visits).toBeLessThan(80)
})

test('whoever throws first at a double has the better of it', () => {
  const state: DartsState = { ...begun, skills: [0, 0], first: 0, left: [2, 2] }
  const finish = visitsFrom(0, 2)[0]?.p ?? 0
  const wins = finish / (1 - (1 - finish) ** 2)
  expect(chanceOf(state, 375, 'legnr=1|setnr=1')).toBeCloseTo(wins, 9)
  expect(chanceOf({ ...state, thrower: 1 }, 375, 'legnr=1|setnr=1')).toBeCloseTo(1 - wins, 9)
})

test('before the bull nobody knows who throws first, so that both are weighed', () => {
  const known = ([0, 1] as const).map((first) => chanceOf({ ...begun, first, thrower: first }, 186))
  expect(chanceOf(begun, 186)).toBeCloseTo(((known[0] ?? 0) + (known[1] ?? 0)) / 2, 12)
  expect(known[0]).toBeGreaterThan(known[1] ?? 1)
})

test('legs and 180s are counted', () => {
  const legs = [{ winner: 0, maximums: [2, 0] } as const, { winner: 0, maximums: [0, 1] } as const]
  const state: DartsState = {
    ...begun,
    first: 0,
    legs,
    won: [2, 0],
    maximums: [0, 1],
    thrower: 1,
    left: [300, 2],
  }
  expect(darts.resultOf(state, 384, 'total=3.5')?.['12']?.won).toBe(true)
  expect(darts.resultOf(state, 384, 'total=4.5')).toBeUndefined()
  expect(darts.resultOf(state, 393, 'legnr=3|setnr=1')?.['74']?.won).toBe(true)
  expect(darts.resultOf(state, 392, 'legnr=2|setnr=1')?.['76']?.won).toBe(true)
  const next = darts.advance(state, () => 0)
  expect([next.won, next.thrower, next.left]).toEqual([[2, 1], 1, [501, 501]])
  expect(darts.resultOf(next, 375, 'legnr=3|setnr=1')?.['5']?.won).toBe(true)
})
