import { expect, test } from 'vitest'
import { ballOf } from '../../models/cricket.ts'
import { inningsAt, runsAtNextWicket, wholeInnings } from '../../models/innings.ts'
import { cricket } from './cricket.ts'
import { type CricketState, homeSuperOver, type Innings } from './state.ts'

const total = (chances: readonly number[]) => chances.reduce((sum, p) => sum + p, 0)
const innings = (batting: 0 | 1, now: Partial<Innings>): Innings => ({
  ...{ batting, balls: 0, runs: 0, wickets: 0, overs: [], falls: [] },
  ...now,
})
/** The home side needs `needed` with one ball to come. */
const lastBall = (needed: number): CricketState => ({
  ...cricket.begin({ strengths: [0.4, 0] }),
  toss: 0,
  innings: [
    innings(1, { balls: 120, runs: 150 }),
    innings(0, { balls: 119, runs: 151 - needed, overs: Array(20).fill({ runs: 7, wickets: 0 }) }),
  ],
})
const chanceOf = (state: CricketState, market: number) =>
  cricket.lines(state).find((line) => line.market === market)?.outcomes[0]?.chance.won

test('innings are made of balls', () => {
  const [first, end] = inningsAt({ skill: 0, balls: 0, wickets: 0, runs: 0 }, [1, 120])
  const { wide, wicket, runs } = ballOf(0, 0, 0)
  // One wide or several come before the ball that counts.
  expect(first?.runs.chances[0]).toBeCloseTo((runs[0] ?? 0) + wicket, 12)
  expect(first?.runs.chances[1]).toBeCloseTo((runs[1] ?? 0) + wide * ((runs[0] ?? 0) + wicket), 12)
  expect(total(end?.runs.chances ?? [])).toBeCloseTo(1, 8)
  expect(total(end?.wickets.chances ?? [])).toBeCloseTo(1, 8)
  expect(total(runsAtNextWicket({ skill: 0, balls: 0, wickets: 0, runs: 0 }).chances)).toBeCloseTo(1, 8)
  const mean = wholeInnings(0).chances.reduce((sum, p, at) => sum + p * at, 0)
  expect(mean).toBeGreaterThan(140)
  expect(mean).toBeLessThan(185)
})

test('the last ball of a chase costs what it may bring', () => {
  const { wicket, wide, runs } = ballOf(0.2, 119, 0)
  const [none = 0, one = 0] = runs
  const level = none + wicket
  expect(chanceOf(lastBall(1), 341)).toBeCloseTo(level, 10)
  expect(chanceOf(lastBall(1), 340)).toBeCloseTo(1 - level + level * homeSuperOver(lastBall(1)), 10)
  expect(chanceOf(lastBall(2), 341)).toBeCloseTo(one + wide * level, 10)
  expect(chanceOf(lastBall(9), 341)).toBeLessThan(1e-3)
})

test('a tie goes to a super over', () => {
  const state = lastBall(1)
  const dot = 0.5 * (ballOf(0.2, 119, 0).runs[0] ?? 0) + ballOf(0.2, 119, 0).wide + ballOf(0.2, 119, 0).wicket
  const level = cricket.advance(state, () => dot)
  expect([cricket.isOver(level), cricket.scoreboard(level).matchStatus]).toEqual([false, 505])
  expect(cricket.lines(level).map(({ market }) => market)).toEqual([340])
  expect(cricket.resultOf(level, 341, '')?.['74']?.won).toBe(true)
  const over = cricket.advance(level, () => 0)
  expect(cricket.resultOf(over, 340, '')?.['4']?.won).toBe(true)
})

test('an over is what is bowled of it, and a wicket is remembered by its runs', () => {
  const now = innings(0, {
    balls: 7,
    runs: 15,
    wickets: 2,
    overs: [
      { runs: 9, wickets: 1 },
      { runs: 6, wickets: 1 },
    ],
    falls: [4, 15],
  })
  const state = { ...cricket.begin({ strengths: [0, 0] }), toss: 0 as const, innings: [now] }
  expect(cricket.resultOf(state, 356, 'inningnr=1|overnr=1|total=8.5')?.['12']?.won).toBe(true)
  expect(cricket.resultOf(state, 356, 'inningnr=1|overnr=2|total=6.5')).toBeUndefined()
  expect(cricket.resultOf(state, 641, 'inningnr=1|overnr=2')?.['74']?.won).toBe(true)
  expect(cricket.resultOf(state, 349, 'dismissalnr=1|inningnr=1|total=4.5')?.['13']?.won).toBe(true)
  expect(cricket.resultOf(state, 349, 'dismissalnr=3|inningnr=1|total=4.5')?.['12']?.won).toBe(true)
  expect(cricket.resultOf(state, 607, 'inningnr=1|total=4.5')).toBeUndefined()
})
