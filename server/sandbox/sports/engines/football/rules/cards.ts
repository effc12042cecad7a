import * as families from '../../lines/families.ts'
import { above, below } from '../../lines/Pay.ts'
import type { Question } from '../../lines/Question.ts'
import type { Rule } from '../../lines/rules.ts'
import type { Aspect, Scope } from '../../lines/Scope.ts'
import { lined, type Part, plain, scoreRules } from '../../lines/scoreRules.ts'
import type { FootballView } from '../FootballView.ts'
import { countSteps, firstHalf, match } from '../parts.ts'

type R = Rule<FootballView>

/** What cards count in booking points. */
const YELLOW = 10
const RED = 25

const points = (yellows: number, reds: number) => YELLOW * yellows + RED * reds

const totalPoints = (line: string): Question => ({
  of: 'score',
  outcomes: [
    { id: '12', pay: (yellows, reds) => above(points(yellows, reds), Number(line)) },
    { id: '13', pay: (yellows, reds) => below(points(yellows, reds), Number(line)) },
  ],
})

/** Lines half a point above that which comes on average. */
function pointLines(scope: Scope): number[] {
  const { home, away, p } = scope.scores()
  let average = 0
  for (const [y, row] of p.entries())
    for (const [r, chance] of row.entries()) average += points(home + y, away + r) * chance
  const middle = Math.round(average / YELLOW) * YELLOW + 0.5
  return [-2, -1, 0, 1, 2].map((step) => middle + step * YELLOW).filter((line) => line > 0)
}

const exactly = (of: Aspect, ids: readonly number[], least: number): Question =>
  families.bands(
    of,
    ...ids.map((id, at) => {
      const from = at === 0 ? 0 : least + at
      return [String(id), from, at === ids.length - 1 ? Number.POSITIVE_INFINITY : least + at] as const
    }),
  )
const MATCH = [710, 712, 714, 716, 718, 720, 722, 724, 726, 728]
const SIDE = [730, 732, 734, 736]
const HALF_MATCH = [1760, 1761, 1762, 1763, 1764, 1765, 1766]
const HALF_SIDE = [54, 56, 58, 60]

const sentOff = (part: Part<FootballView>, markets: readonly [number, number, number]): R[] => [
  plain(
    markets[0],
    part,
    families.yesNo((home, away) => home + away > 0),
  ),
  plain(
    markets[1],
    part,
    families.yesNo((home) => home > 0),
  ),
  plain(
    markets[2],
    part,
    families.yesNo((_, away) => away > 0),
  ),
]

export const cardRules: readonly R[] = [
  ...scoreRules(match('bookings'), { threeWay: 136, total: 139, homeTotal: 140, awayTotal: 141 }, countSteps),
  lined(138, match('colours'), 'total', pointLines, totalPoints),
  plain(142, match('bookings'), exactly('total', MATCH, 3)),
  plain(143, match('bookings'), exactly('home', SIDE, 1)),
  plain(144, match('bookings'), exactly('away', SIDE, 1)),
  ...sentOff(match('reds'), [146, 147, 148]),
  ...scoreRules(
    firstHalf('bookings'),
    { threeWay: 149, total: 152, homeTotal: 153, awayTotal: 154 },
    countSteps,
  ),
  lined(151, firstHalf('colours'), 'total', pointLines, totalPoints),
  plain(155, firstHalf('bookings'), exactly('total', HALF_MATCH, 0)),
  plain(156, firstHalf('bookings'), exactly('home', HALF_SIDE, 0)),
  plain(157, firstHalf('bookings'), exactly('away', HALF_SIDE, 0)),
  ...sentOff(firstHalf('reds'), [159, 160, 161]),
]
