import type { Rule } from '../lines/rules.ts'
import { type Steps, scoreRules } from '../lines/scoreRules.ts'
import type { TurnsView } from '../turns/TurnsView.ts'
import { betterHalfRule, firstHalf, halfAndFullRule, regular, secondHalf } from '../turns/turnsRules.ts'

const match: Steps = {
  total: [-4, -3, -2, -1, 0, 1, 2, 3, 4],
  side: [-2, -1, 0, 1, 2],
  handicap: [-4, -3, -2, -1, 0, 1, 2, 3, 4],
}
const half: Steps = { total: [-2, -1, 0, 1, 2], side: [-1, 0, 1], handicap: [-2, -1, 0, 1, 2] }

export const handballRules: readonly Rule<TurnsView>[] = [
  ...scoreRules(
    regular,
    {
      ...{ threeWay: 1, doubleChance: 10, drawNoBet: 11, threeWayHandicap: 14, handicap: 16 },
      ...{ total: 18, homeTotal: 19, awayTotal: 20, oddEven: 26, homeOddEven: 27, awayOddEven: 28 },
    },
    match,
  ),
  halfAndFullRule(47),
  betterHalfRule(52),
  ...scoreRules(
    firstHalf,
    {
      ...{ threeWay: 60, doubleChance: 63, drawNoBet: 64, threeWayHandicap: 65, handicap: 66 },
      ...{ total: 68, homeTotal: 69, awayTotal: 70, oddEven: 74 },
    },
    half,
  ),
  ...scoreRules(
    secondHalf,
    {
      ...{ threeWay: 83, doubleChance: 85, drawNoBet: 86, threeWayHandicap: 87, handicap: 88 },
      ...{ total: 90, homeTotal: 91, awayTotal: 92, oddEven: 94 },
    },
    half,
  ),
]
