import * as families from '../lines/families.ts'
import type { Rule } from '../lines/rules.ts'
import { plain, type Steps, scoreRules } from '../lines/scoreRules.ts'
import type { TurnsView } from '../turns/TurnsView.ts'
import {
  bestPeriodRule,
  final,
  firstHalf,
  halfAndFullRule,
  matchRaceRule,
  overtimeRule,
  period,
  raceRule,
  regular,
  secondHalf,
  winnerAndTotalRule,
} from '../turns/turnsRules.ts'

const match: Steps = {
  total: [-10, -8, -6, -4, -2, -1, 0, 1, 2, 4, 6, 8, 10],
  side: [-4, -2, 0, 2, 4],
  handicap: [-10, -8, -6, -4, -2, -1, 0, 1, 2, 4, 6, 8, 10],
}
const half: Steps = { total: [-4, -2, 0, 2, 4], side: [-2, 0, 2], handicap: [-4, -2, 0, 2, 4] }
const quarter: Steps = { total: [-2, -1, 0, 1, 2], side: [-1, 0, 1], handicap: [-2, -1, 0, 1, 2] }

const INFINITE = Number.POSITIVE_INFINITY
const MARGIN = 'sr:winning_margin_no_draw:11+'
const margins = families.bands(
  'margin',
  [`${MARGIN}:137`, 11, INFINITE],
  [`${MARGIN}:138`, 6, 10],
  [`${MARGIN}:139`, 1, 5],
  [`${MARGIN}:140`, -5, -1],
  [`${MARGIN}:141`, -10, -6],
  [`${MARGIN}:142`, -INFINITE, -11],
)

export const basketballRules: readonly Rule<TurnsView>[] = [
  ...scoreRules(
    final,
    { winner: 219, handicap: 223, total: 225, homeTotal: 227, awayTotal: 228, oddEven: 229 },
    match,
  ),
  plain(290, final, margins, `variant=${MARGIN}`),
  winnerAndTotalRule(292),
  ...scoreRules(regular, { threeWay: 1, doubleChance: 10, drawNoBet: 11 }, match),
  overtimeRule(220),
  halfAndFullRule(47),
  bestPeriodRule(234, ['920', '921', '922', '923', '924']),
  ...scoreRules(
    firstHalf,
    { threeWay: 60, drawNoBet: 64, handicap: 66, total: 68, homeTotal: 69, awayTotal: 70, oddEven: 74 },
    half,
  ),
  ...scoreRules(secondHalf, { threeWay: 83, drawNoBet: 86, handicap: 88, total: 90 }, half),
  ...scoreRules(
    period('quarternr'),
    {
      ...{ threeWay: 235, doubleChance: 753, drawNoBet: 302, handicap: 303 },
      ...{ total: 236, homeTotal: 756, awayTotal: 757, oddEven: 304 },
    },
    quarter,
  ),
  raceRule(1057, 'quarternr', [10, 15, 20]),
  matchRaceRule(230, [20, 40]),
]
