import { expect, test } from 'vitest'
import { engineSuite } from '../../../../../tests/fixtures/sports/engineSuite.ts'
import type { BaseballState } from './BaseballState.ts'
import { baseball } from './baseball.ts'

const start = baseball.begin({ strengths: [0, 0] })
const after = (...halves: number[]): BaseballState => ({ ...start, phase: 'play', halves })
const eight = Array(16).fill(0)

engineSuite('baseball', baseball, {
  plays: 2_000,
  moments: 150,
  // The last half-inning with a run of two that are missing, and both halves of an extra inning.
  also: [after(...eight, 2, 1), after(...eight, 1, 1, 0), after(...eight, 1, 1, 1, 0)],
  overlapping: [10],
})

test('who is ahead after the top of the ninth does not bat again, and a run more ends the match', () => {
  const never = () => 0.999
  const always = () => 0
  expect(baseball.isOver(baseball.advance(after(...eight.with(1, 2), 1), never))).toBe(true)
  const bottom = baseball.advance(after(...eight.with(1, 1), 1), never)
  expect(bottom.halves).toHaveLength(18)
  expect(baseball.scoreboard(baseball.advance(bottom, always))).toMatchObject({
    home: 2,
    away: 1,
    matchStatus: 100,
  })
})

test('a draw after nine innings is settled as such', () => {
  const extra = after(...eight, 0, 0, 0)
  expect(baseball.resultOf(extra, 1, '')?.['2']).toEqual({ won: true, voidHalves: 0 })
  expect(baseball.resultOf(extra, 268, '')?.['74']).toEqual({ won: true, voidHalves: 0 })
  expect(baseball.resultOf(extra, 251, '')).toBeUndefined()
})
