import * as families from '../../lines/families.ts'
import { won } from '../../lines/Pay.ts'
import { ask } from '../../lines/Question.ts'
import type { Rule } from '../../lines/rules.ts'
import { type Part, plain, scoreRules } from '../../lines/scoreRules.ts'
import { HALF } from '../clock.ts'
import type { FootballView } from '../FootballView.ts'
import { firstHalf, goalSteps, match, minutes, secondHalf, shortSteps } from '../parts.ts'

type R = Rule<FootballView>

const bothScore = (home: number, away: number) => home > 0 && away > 0

/** Who scored at all. */
const whichScores = families.scored(
  ['784', (home, away) => home === 0 && away === 0],
  ['788', (home, away) => home > 0 && away === 0],
  ['790', (home, away) => home === 0 && away > 0],
  ['792', bothScore],
)

const exactGoals = 'variant=sr:exact_goals'
const toSix = families.exactly('total', 'sr:exact_goals:6+:', 68, 7)
const toThree = (of: 'total' | 'home' | 'away') => families.exactly(of, 'sr:exact_goals:3+:', 88, 4)
const toTwo = (of: 'home' | 'away') => families.exactly(of, 'sr:exact_goals:2+:', 85, 3)

const margins = families.bands(
  'margin',
  ['sr:winning_margin:3+:113', 1, 1],
  ['sr:winning_margin:3+:114', 2, 2],
  ['sr:winning_margin:3+:115', 3, Number.POSITIVE_INFINITY],
  ['sr:winning_margin:3+:116', -1, -1],
  ['sr:winning_margin:3+:117', -2, -2],
  ['sr:winning_margin:3+:118', Number.NEGATIVE_INFINITY, -3],
  ['sr:winning_margin:3+:119', 0, 0],
)

const goalRange = families.bands(
  'total',
  ['sr:goal_range:7+:1342', 0, 1],
  ['sr:goal_range:7+:1343', 2, 3],
  ['sr:goal_range:7+:1344', 4, 6],
  ['sr:goal_range:7+:1345', 7, Number.POSITIVE_INFINITY],
)

/** Nobody wins of whom the bet leaves out: the stake comes back when they do. */
const homeNoBet = {
  of: 'margin' as const,
  outcomes: [
    { id: '776', pay: (margin: number) => (margin > 0 ? 0 : won(margin === 0)) },
    { id: '778', pay: (margin: number) => (margin > 0 ? 0 : won(margin < 0)) },
  ],
}
const awayNoBet = {
  of: 'margin' as const,
  outcomes: [
    { id: '780', pay: (margin: number) => (margin < 0 ? 0 : won(margin > 0)) },
    { id: '782', pay: (margin: number) => (margin < 0 ? 0 : won(margin === 0)) },
  ],
}

/** Who scores more from a score on. */
function rest(market: number, part: Part<FootballView>, until: number): R {
  return {
    market,
    offers: (view) => {
      const scope = part.scope(view, {})
      return scope && view.state.at < until ? [`score=${scope.home}:${scope.away}`] : []
    },
    ask: (view, { score = '' }) => {
      const scope = part.scope(view, {})
      const [home, away] = score.split(':').map(Number)
      if (!scope || home === undefined || away === undefined) return undefined
      const since = home - away
      return ask(scope, {
        of: 'margin',
        outcomes: families.threeWay.outcomes.map(({ id, pay }) => ({
          id,
          pay: (margin: number) => pay(margin - since),
        })),
      })
    },
  }
}

export const goalRules: readonly R[] = [
  ...scoreRules(
    match('goals'),
    {
      ...{ threeWay: 1, doubleChance: 10, drawNoBet: 11, threeWayHandicap: 14, handicap: 16 },
      ...{ total: 18, homeTotal: 19, awayTotal: 20, oddEven: 26, homeOddEven: 27, awayOddEven: 28 },
    },
    goalSteps,
  ),
  plain(12, match('goals'), homeNoBet),
  plain(13, match('goals'), awayNoBet),
  plain(15, match('goals'), margins, 'variant=sr:winning_margin:3+'),
  plain(21, match('goals'), toSix, `${exactGoals}:6+`),
  plain(23, match('goals'), toThree('home'), `${exactGoals}:3+`),
  plain(24, match('goals'), toThree('away'), `${exactGoals}:3+`),
  plain(25, match('goals'), goalRange, 'variant=sr:goal_range:7+'),
  plain(29, match('goals'), families.yesNo(bothScore)),
  plain(30, match('goals'), whichScores),
  plain(
    31,
    match('goals'),
    families.yesNo((_, away) => away === 0),
  ),
  plain(
    32,
    match('goals'),
    families.yesNo((home) => home === 0),
  ),
  plain(
    33,
    match('goals'),
    families.yesNo((home, away) => home > 0 && away === 0),
  ),
  plain(
    34,
    match('goals'),
    families.yesNo((home, away) => away > 0 && home === 0),
  ),
  rest(7, match('goals'), Number.POSITIVE_INFINITY),
  ...scoreRules(
    firstHalf('goals'),
    {
      ...{ threeWay: 60, doubleChance: 63, drawNoBet: 64, threeWayHandicap: 65, handicap: 66 },
      ...{ total: 68, homeTotal: 69, awayTotal: 70, oddEven: 74, homeOddEven: 618, awayOddEven: 619 },
    },
    goalSteps,
  ),
  rest(61, firstHalf('goals'), HALF),
  plain(71, firstHalf('goals'), toThree('total'), `${exactGoals}:3+`),
  plain(72, firstHalf('goals'), toTwo('home'), `${exactGoals}:2+`),
  plain(73, firstHalf('goals'), toTwo('away'), `${exactGoals}:2+`),
  plain(75, firstHalf('goals'), families.yesNo(bothScore)),
  plain(
    76,
    firstHalf('goals'),
    families.yesNo((_, away) => away === 0),
  ),
  plain(
    77,
    firstHalf('goals'),
    families.yesNo((home) => home === 0),
  ),
  ...scoreRules(
    secondHalf('goals'),
    {
      ...{ threeWay: 83, doubleChance: 85, drawNoBet: 86, threeWayHandicap: 87, handicap: 88 },
      ...{ total: 90, homeTotal: 91, awayTotal: 92, oddEven: 94 },
    },
    goalSteps,
  ),
  plain(93, secondHalf('goals'), toThree('total'), `${exactGoals}:3+`),
  plain(95, secondHalf('goals'), families.yesNo(bothScore)),
  plain(
    96,
    secondHalf('goals'),
    families.yesNo((_, away) => away === 0),
  ),
  plain(
    97,
    secondHalf('goals'),
    families.yesNo((home) => home === 0),
  ),
  ...scoreRules(minutes(15), { threeWay: 102, total: 104 }, shortSteps),
  ...scoreRules(minutes(10), { threeWay: 105, total: 107 }, shortSteps),
  ...scoreRules(minutes(5), { threeWay: 108, total: 110 }, shortSteps),
]
