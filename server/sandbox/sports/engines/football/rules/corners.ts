import * as families from '../../lines/families.ts'
import type { Rule } from '../../lines/rules.ts'
import { plain, scoreRules } from '../../lines/scoreRules.ts'
import type { FootballView } from '../FootballView.ts'
import { countSteps, firstHalf, match } from '../parts.ts'

const INFINITE = Number.POSITIVE_INFINITY

const range = families.bands(
  'total',
  ['sr:point_range:12+:1141', 0, 8],
  ['sr:point_range:12+:1142', 9, 11],
  ['sr:point_range:12+:1143', 12, INFINITE],
)

const ofSide = (of: 'home' | 'away') =>
  families.bands(of, ['730', 0, 1], ['732', 2, 2], ['734', 3, 3], ['736', 4, INFINITE])

export const cornerRules: readonly Rule<FootballView>[] = [
  ...scoreRules(
    match('corners'),
    { threeWay: 162, handicap: 165, total: 166, homeTotal: 167, awayTotal: 168, oddEven: 172 },
    countSteps,
  ),
  plain(169, match('corners'), range, 'variant=sr:point_range:12+'),
  ...scoreRules(
    firstHalf('corners'),
    { threeWay: 173, handicap: 176, total: 177, homeTotal: 178, awayTotal: 179, oddEven: 183 },
    countSteps,
  ),
  plain(180, firstHalf('corners'), ofSide('home')),
  plain(181, firstHalf('corners'), ofSide('away')),
]
