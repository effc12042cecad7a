import { expect, test } from 'vitest'
import { fairPrice, splitByHandicap } from './asian.ts'
import { chanceAhead, normalBelow } from './normal.ts'
import { winMajority, winRace } from './races.ts'
import { chanceOf, likelyScores, type Scores } from './scores.ts'
import { hold, winMatch, winSet, winTiebreak } from './tennis.ts'

const four = (...chances: number[]) => chances.map((chance) => Number(chance.toFixed(4)))
const threeWay = (scores: Scores, home = 0, away = 0) =>
  four(
    chanceOf(scores, (h, a) => h + home > a + away),
    chanceOf(scores, (h, a) => h + home === a + away),
    chanceOf(scores, (h, a) => h + home < a + away),
  )

test('football is priced from what each side scores', () => {
  const scores = likelyScores(1.5, 1.1)
  expect(threeWay(scores)).toEqual([0.4642, 0.2577, 0.2781])
  expect(
    four(
      chanceOf(scores, (h, a) => h + a > 2.5),
      chanceOf(scores, (h, a) => h > 0 && a > 0),
    ),
  ).toEqual([0.4816, 0.5183])
  const together = likelyScores(1.5, 1.1, -0.1)
  expect(threeWay(together)).toEqual([0.452, 0.2822, 0.2658])
  expect(four(chanceOf(together, (h, a) => h > 0 && a > 0))).toEqual([0.5305])
  expect(chanceOf(together, () => true)).toBeCloseTo(1, 12)
})

test('football in play is the score and what is left of it', () => {
  expect(threeWay(likelyScores(1.5 / 3, 1.1 / 3), 1)).toEqual([0.7973, 0.1687, 0.034])
})

test('selections of one match are priced together, which is not their product', () => {
  const scores = likelyScores(1.5, 1.1)
  expect(
    four(
      chanceOf(scores, (h, a) => h > a && h + a > 2.5),
      chanceOf(scores, (h, a) => h > 0 && a > 0 && h + a > 2.5),
    ),
  ).toEqual([0.2693, 0.3957])
})

test('quarter lines split the stake between the lines beside them', () => {
  const scores = likelyScores(1.5, 1.1)
  expect(four(...[-0.25, -0.75, -1].map((line) => fairPrice(splitByHandicap(scores, line))))).toEqual([
    ...[1.8765, 2.5393, 3.3106],
  ])
  const { won, back, lost } = splitByHandicap(scores, 0.25)
  expect(won + back + lost).toBeCloseTo(1, 12)
})

test('tennis is priced from points on serve', () => {
  expect(four(hold(0.6), hold(0.65))).toEqual([0.7357, 0.8296])
  const servers = { home: 0.65, away: 0.62 }
  expect(four(winTiebreak(servers), winSet(servers), winMatch(servers, 3), winMatch(servers, 5))).toEqual([
    ...[0.5495, 0.599, 0.6466, 0.6809],
  ])
  const turned = { home: 0.62, away: 0.65 }
  expect(winTiebreak(turned)).toBeCloseTo(1 - winTiebreak(servers), 12)
  expect(winSet(turned)).toBeCloseTo(1 - winSet(servers), 12)
})

test('a lead of many small scores wanders as a normal variable does', () => {
  const drift = { mean: 4, deviation: 12 }
  expect(four(chanceAhead(drift, 0), chanceAhead(drift, 5.5), chanceAhead(drift, 0, 5, 0.25))).toEqual([
    ...[0.6306, 0.4503, 0.8413],
  ])
  expect([chanceAhead(drift, 0, 1, 0), chanceAhead(drift, 0, 0, 0)]).toEqual([1, 0])
  expect(normalBelow(0)).toBeCloseTo(0.5, 7)
  expect(normalBelow(-1.959964)).toBeCloseTo(0.025, 6)
})

test('rally games are races with two ahead', () => {
  const [to25, to15, to11] = [winRace(0.52, 25), winRace(0.52, 15), winRace(0.52, 11)]
  expect(four(to25, to15, winMajority([to25, to25, to25, to25, to15], 5))).toEqual([0.6131, 0.5889, 0.6967])
  expect(four(to11, winMajority([to11], 5), winMajority([0.58], 3))).toEqual([0.5771, 0.6422, 0.619])
  expect(winRace(0.5, 25)).toBeCloseTo(0.5, 12)
  expect(winRace(0.3, 21) + winRace(0.7, 21)).toBeCloseTo(1, 12)
})
