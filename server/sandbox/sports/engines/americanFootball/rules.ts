import type { Rule } from '../lines/rules.ts'
import { type Steps, scoreRules } from '../lines/scoreRules.ts'
import type { TurnsView } from '../turns/TurnsView.ts'
import {
  bestPeriodRule,
  final,
  firstHalf,
  halfAndFullRule,
  overtimeRule,
  period,
  raceRule,
  regular,
  secondHalf,
  winnerAndTotalRule,
} from '../turns/turnsRules.ts'

const match: Steps = {
  total: [-7, -4, -3, -2, -1, 0, 1, 2, 3, 4, 7],
  side: [-3, -1, 0, 1, 3],
  handicap: [-7, -4, -3, -2, -1, 0, 1, 2, 3, 4, 7],
}
const half: Steps = { total: [-3, -1, 0, 1, 3], side: [-1, 0, 1], handicap: [-3, -1, 0, 1, 3] }
const quarter: Steps = { total: [-3, 0, 3], side: [0, 3], handicap: [-3, 0, 3] }

export const americanFootballRules: readonly Rule<TurnsView>[] = [
  ...scoreRules(
    final,
    { winner: 219, handicap: 223, total: 225, homeTotal: 227, awayTotal: 228, oddEven: 229 },
    match,
  ),
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
  raceRule(1057, 'quarternr', [7, 10]),
]
