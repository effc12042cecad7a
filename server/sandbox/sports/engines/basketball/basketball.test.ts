import { expect, test } from 'vitest'
import { engineSuite } from '../../../../../tests/fixtures/sports/engineSuite.ts'
import type { TurnsState } from '../turns/TurnsState.ts'
import { basketball } from './basketball.ts'

const quarter = Array(50).fill(1)
const level: TurnsState = {
  ...basketball.begin({ strengths: [0, 0] }),
  phase: 'break',
  periods: Array(4).fill(quarter),
}
const overtime: TurnsState = { ...level, phase: 'play', periods: [...level.periods, [2, 0, 0]] }

engineSuite('basketball', basketball, {
  plays: 1_000,
  moments: 60,
  also: [level, overtime],
  overlapping: [10, 753],
})

test('a draw goes on until there is none', () => {
  expect(basketball.resultOf(level, 220, '')?.['74']).toEqual({ won: true, voidHalves: 0 })
  expect(basketball.resultOf(level, 1, '')?.['2']).toEqual({ won: true, voidHalves: 0 })
  const winner = basketball.priceOf(level, 219, '')?.outcomes.map(({ chance }) => chance.won) ?? []
  expect(winner.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 7)
  expect(winner[0]).toBeGreaterThan(0.5)
})
