import { expect, test } from 'vitest'
import { engineSuite } from '../../../../../tests/fixtures/sports/engineSuite.ts'
import type { TurnsState } from '../turns/TurnsState.ts'
import { americanFootball } from './americanFootball.ts'

const start = americanFootball.begin({ strengths: [0, 0] })
const quarter = [3, 0, 0, 3, 0, 0]
/** In overtime the side that began has a field goal, and the other one comes near the goal line. */
const overtime: TurnsState = { ...start, phase: 'play', periods: [...Array(4).fill(quarter), [3]], stage: 2 }

engineSuite('American football', americanFootball, {
  plays: 2_000,
  moments: 120,
  also: [overtime],
  overlapping: [10, 753],
})

test('a drive is worth the more the further it has come', () => {
  const home = (stage: number) => {
    const state: TurnsState = { ...start, phase: 'play', periods: [[]], stage }
    return americanFootball.priceOf(state, 219, '')?.outcomes[0]?.chance.won ?? Number.NaN
  }
  expect(home(1)).toBeGreaterThan(home(0))
  expect(home(2)).toBeGreaterThan(home(1))
})
