import { expect, test } from 'vitest'
import { winMajority, winRace } from '../../models/races.ts'
import { rallyEnds, winRaceFrom } from '../../models/rally.ts'
import { tableTennis } from '../tableTennis/tableTennis.ts'
import { volleyball } from '../volleyball/volleyball.ts'
import type { RallyState } from './state.ts'

const winner = (lines: ReturnType<typeof volleyball.lines>) =>
  lines.find(({ market }) => market === 186)?.outcomes[0]?.chance.won

test('sets and matches cost what the literature says', () => {
  const [to25, to15, to11] = [winRace(0.52, 25), winRace(0.52, 15), winRace(0.52, 11)]
  const begun = { ...volleyball.begin({ strengths: [0, 0] }), p: 0.52 }
  expect(winner(volleyball.lines(begun))).toBeCloseTo(winMajority([to25, to25, to25, to25, to15], 5), 9)
  const table = { ...tableTennis.begin({ strengths: [0, 0], best: 7 }), p: 0.52 }
  expect(winner(tableTennis.lines(table))).toBeCloseTo(winMajority([to11], 7), 9)
  const ends = rallyEnds(0.52, 25, [24, 24])
  expect(ends.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 10)
  expect(Math.min(...ends.map(({ home, away }) => Math.abs(home - away)))).toBe(2)
})

test('a race needs no lead of two', () => {
  expect(winRaceFrom(0.5, 5, [0, 0])).toBeCloseTo(0.5, 12)
  expect(winRaceFrom(0.6, 5, [4, 4])).toBeCloseTo(0.6, 12)
  expect(winRaceFrom(0.6, 2, [0, 0])).toBeCloseTo(0.36 + 2 * 0.36 * 0.4, 12)
})

test('the last set of volleyball is shorter, and a set needs two ahead', () => {
  const play = (state: RallyState, points: string) =>
    [...points].reduce((now, point) => volleyball.advance(now, () => (point === 'h' ? 0 : 1 - 1e-9)), state)
  const [home, away] = ['h'.repeat(25), 'a'.repeat(25)]
  const fifth = play(volleyball.begin({ strengths: [0, 0] }), home + away + home + away)
  expect(volleyball.scoreboard(fifth)).toMatchObject({ home: 2, away: 2, matchStatus: 12 })
  expect(volleyball.resultOf(fifth, 526, '')?.['74']?.won).toBe(true)
  const level = play(fifth, `${'ha'.repeat(14)}h`)
  expect(volleyball.isOver(level)).toBe(false)
  const over = play(level, 'h')
  expect(volleyball.isOver(over)).toBe(true)
  expect(volleyball.resultOf(over, 309, 'hcp=-1.5|setnr=5')?.['1714']?.won).toBe(true)
  expect(volleyball.resultOf(over, 313, 'pointnr=10|setnr=5')?.['4']?.won).toBe(true)
  expect(volleyball.resultOf(over, 312, 'pointnr=2|setnr=5')?.['5']?.won).toBe(true)
})
