import { expect, test } from 'vitest'
import type { Side } from '../../models/series.ts'
import { winMatch, winSet } from '../../models/tennis.ts'
import type { TennisState } from './state.ts'
import { tennis } from './tennis.ts'

const begun = (best: 3 | 5): TennisState => ({
  ...tennis.begin({ strengths: [0, 0], best }),
  serves: [0.65, 0.62],
})

/** Points one after another, by who wins them. */
function play(state: TennisState, points: string): TennisState {
  return [...points].reduce((now, point) => tennis.advance(now, () => (point === 'h' ? 0 : 1 - 1e-9)), state)
}
const chanceOf = (state: TennisState, market: number, specifiers = '', outcome = '4') =>
  tennis
    .lines(state)
    .find((line) => line.market === market && line.specifiers === specifiers)
    ?.outcomes.find(({ id }) => id === outcome)?.chance.won

test('a match before its first point costs what the literature says, whoever serves', () => {
  const servers = { home: 0.65, away: 0.62 }
  for (const best of [3, 5] as const)
    for (const server of [null, 0, 1] as (Side | null)[]) {
      const state = { ...begun(best), server }
      expect(chanceOf(state, 186)).toBeCloseTo(winMatch(servers, best), 10)
      expect(chanceOf(state, 202, 'setnr=1')).toBeCloseTo(winSet(servers), 10)
      expect(chanceOf(state, 202, `setnr=${(best + 1) / 2}`)).toBeCloseTo(winSet(servers), 10)
    }
  expect(chanceOf(begun(3), 202, 'setnr=3')).toBeUndefined()
})

test('games, sets and tie-breaks are counted by the rules', () => {
  const served = { ...begun(3), server: 0 as const }
  const love = play(served, 'hhhh')
  expect(tennis.resultOf(love, 214, 'gamenr=1|setnr=1')?.['886']?.won).toBe(true)
  expect(love.server).toBe(1)
  const deuce = play(love, 'hahaha')
  expect(tennis.scoreboard(deuce).statistics).toMatchObject({ home_gamescore: 40, away_gamescore: 40 })
  expect(tennis.resultOf(deuce, 212, 'gamenr=2|setnr=1')?.['74']?.won).toBe(true)
  expect(tennis.scoreboard(play(deuce, 'h')).statistics).toMatchObject({ home_gamescore: 50 })
  const level = Array(5).fill('hhhhaaaa').join('')
  const tiebreak = play(served, `${level}hhhhaaaa`)
  expect(tennis.scoreboard(tiebreak).statistics).toMatchObject({ tiebreak: 1, current_server: 1 })
  expect(tennis.resultOf(tiebreak, 206, 'setnr=1')?.['74']?.won).toBe(true)
  const won = play(tiebreak, 'hahahahahahahh')
  expect(won.scores).toEqual([[7, 6]])
  expect(won.server).toBe(1)
  expect(tennis.resultOf(won, 189, 'total=12.5')?.['12']?.won).toBe(true)
  expect(tennis.resultOf(won, 201, '')).toBeUndefined()
  const over = play(won, 'hhhh'.repeat(6))
  expect([tennis.isOver(over), tennis.scoreboard(over).matchStatus]).toEqual([true, 100])
  expect(
    tennis.resultOf(over, 199, 'variant=sr:correct_score:bestof:3')?.['sr:correct_score:bestof:3:4']?.won,
  ).toBe(true)
  expect(tennis.resultOf(over, 187, 'hcp=-7.5')?.['1715']?.won).toBe(true)
})
