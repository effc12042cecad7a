import { expect, test } from 'vitest'
import { engineSuite } from '../../../../../tests/fixtures/sports/engineSuite.ts'
import { basketball } from './basketball.ts'

engineSuite('basketball', basketball, { plays: 1_000, moments: 100, overlapping: [10, 753] })

test('a draw goes on until there is none', () => {
  const level = Array(50).fill(1)
  const state = {
    ...basketball.begin({ strengths: [0, 0] }),
    phase: 'break' as const,
    periods: Array(4).fill(level),
  }
  expect(basketball.resultOf(state, 220, '')?.['74']).toEqual({ won: true, voidHalves: 0 })
  expect(basketball.resultOf(state, 1, '')?.['2']).toEqual({ won: true, voidHalves: 0 })
  const winner = basketball.priceOf(state, 219, '')?.outcomes.map(({ chance }) => chance.won) ?? []
  expect(winner.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 7)
  expect(winner[0]).toBeGreaterThan(0.5)
})
