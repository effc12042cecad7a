import { expect, test } from 'vitest'
import { engineSuite } from '../../../../../tests/fixtures/sports/engineSuite.ts'
import { type HockeyState, OVERTIME, REGULAR } from './HockeyState.ts'
import { hockey } from './hockey.ts'

const level: HockeyState = { ...hockey.begin({ strengths: [0, 0] }), phase: 'overtime', at: REGULAR }
const shootout: HockeyState = { ...level, phase: 'shootout', at: REGULAR + OVERTIME }

engineSuite('ice hockey', hockey, { plays: 2_000, also: [level, shootout], overlapping: [10, 529] })

test('a draw is settled as such, and who wins it by overtime and shootout', () => {
  expect(hockey.resultOf(level, 1, '')?.['2']).toEqual({ won: true, voidHalves: 0 })
  expect(hockey.resultOf(level, 220, '')?.['74']).toEqual({ won: true, voidHalves: 0 })
  expect(hockey.resultOf(level, 406, '')).toBeUndefined()
  const decided: HockeyState = { ...level, at: REGULAR + OVERTIME, phase: 'ended', shootout: 1 }
  expect(hockey.resultOf(decided, 406, '')?.['5']).toEqual({ won: true, voidHalves: 0 })
  expect(hockey.resultOf(decided, 412, 'total=0.5')?.['12']).toEqual({ won: true, voidHalves: 0 })
  expect(hockey.resultOf(decided, 18, 'total=0.5')?.['13']).toEqual({ won: true, voidHalves: 0 })
})

test('prices are those of the literature', () => {
  const state: HockeyState = { ...level, phase: 'play', at: 0, averages: [3.1, 2.7] }
  const won = hockey.priceOf(state, 1, '')?.outcomes.map(({ chance }) => Number(chance.won.toFixed(4)))
  expect(won).toEqual([0.4808, 0.1675, 0.3517])
})

test('a draw makes both sides nearly alike, the better one a little less', () => {
  const [home, away] = hockey.lines(level).find(({ market }) => market === 406)?.outcomes ?? []
  expect((home?.chance.won ?? 0) + (away?.chance.won ?? 0)).toBeCloseTo(1, 9)
  expect(home?.chance.won).toBeGreaterThan(0.5)
})
