import * as families from '../../lines/families.ts'
import type { Question } from '../../lines/Question.ts'
import type { Rule } from '../../lines/rules.ts'
import { lined, type Part, plain } from '../../lines/scoreRules.ts'
import type { FootballView } from '../FootballView.ts'
import { firstHalf, match, secondHalf } from '../parts.ts'

type R = Rule<FootballView>
type Says = (home: number, away: number) => boolean

const home: Says = (h, a) => h > a
const draw: Says = (h, a) => h === a
const away: Says = (h, a) => h < a
const not =
  (says: Says): Says =>
  (h, a) =>
    !says(h, a)
const both =
  (one: Says, other: Says): Says =>
  (h, a) =>
    one(h, a) && other(h, a)
const bothScore: Says = (h, a) => h > 0 && a > 0
const over =
  (line: string): Says =>
  (h, a) =>
    h + a > Number(line)

const resultAndBothScore = families.scored(
  ['78', both(home, bothScore)],
  ['80', both(home, not(bothScore))],
  ['82', both(draw, bothScore)],
  ['84', both(draw, not(bothScore))],
  ['86', both(away, bothScore)],
  ['88', both(away, not(bothScore))],
)

const resultAndTotal = (line: string) =>
  families.scored(
    ['794', both(home, not(over(line)))],
    ['796', both(home, over(line))],
    ['798', both(draw, not(over(line)))],
    ['800', both(draw, over(line))],
    ['802', both(away, not(over(line)))],
    ['804', both(away, over(line))],
  )

const totalAndBothScore = (line: string) =>
  families.scored(
    ['90', both(over(line), bothScore)],
    ['92', both(not(over(line)), bothScore)],
    ['94', both(over(line), not(bothScore))],
    ['96', both(not(over(line)), not(bothScore))],
  )

const doubleChanceAndBothScore = families.scored(
  ['1718', both(not(away), bothScore)],
  ['1719', both(not(away), not(bothScore))],
  ['1720', both(not(draw), bothScore)],
  ['1721', both(not(draw), not(bothScore))],
  ['1722', both(not(home), bothScore)],
  ['1723', both(not(home), not(bothScore))],
)

const doubleChanceAndTotal = (line: string) =>
  families.scored(
    ['1724', both(not(away), not(over(line)))],
    ['1725', both(not(draw), not(over(line)))],
    ['1726', both(not(home), not(over(line)))],
    ['1727', both(not(away), over(line))],
    ['1728', both(not(draw), over(line))],
    ['1729', both(not(home), over(line))],
  )

/** Scores by their ids: away goals from 0, home goals from 0 within, two numbers further each. */
function scoreIds(first: number, most: number): Record<string, string> {
  const counts = Array.from({ length: most + 1 }, (_, at) => at)
  const scores = counts.flatMap((a) => counts.map((h) => `${h}:${a}`))
  return Object.fromEntries(scores.map((score, at) => [score, String(first + 2 * at)]))
}

const correctScore = families.correctScore(scoreIds(274, 4), '324')
const firstHalfScore = families.correctScore(
  {
    ...{ '0:0': '462', '1:1': '464', '2:2': '466', '1:0': '468', '2:0': '470', '2:1': '472' },
    ...{ '0:1': '474', '0:2': '476', '1:2': '478' },
  },
  '480',
)
const secondHalfScore = families.correctScore(
  {
    ...{ '0:0': '546', '0:1': '548', '0:2': '550', '1:0': '552', '1:1': '554', '1:2': '556' },
    ...{ '2:0': '558', '2:1': '560', '2:2': '562' },
  },
  '564',
)

const INFINITE = Number.POSITIVE_INFINITY
const multigoals = families.bands(
  'total',
  ...([
    [1, 2, 1730],
    [1, 3, 1731],
    [1, 4, 1732],
    [1, 5, 1733],
    [1, 6, 1734],
    [2, 3, 1735],
    [2, 4, 1736],
    [2, 5, 1737],
    [2, 6, 1738],
    [3, 4, 1739],
    [3, 5, 1740],
    [3, 6, 1741],
    [4, 5, 1742],
    [4, 6, 1743],
    [5, 6, 1744],
    [7, INFINITE, 1745],
    [0, 0, 1804],
  ].map(([least = 0, most = 0, id]) => [String(id), least, most]) as [string, number, number][]),
)
const fewGoals = (of: 'total' | 'home' | 'away') =>
  families.bands(of, ['1746', 1, 2], ['1747', 1, 3], ['1748', 2, 3], ['1749', 4, INFINITE], ['1805', 0, 0])

/** One of two, or both: yes or no. */
const either = (one: Says, other: Says) => families.yesNo((h, a) => one(h, a) || other(h, a))

const lines =
  (...all: number[]) =>
  () =>
    all
const onLines = (
  market: number,
  part: Part<FootballView>,
  all: number[],
  question: (line: string) => Question,
): R => lined(market, part, 'total', lines(...all), question)

export const combinationRules: readonly R[] = [
  plain(35, match('goals'), resultAndBothScore),
  onLines(36, match('goals'), [2.5, 3.5], totalAndBothScore),
  onLines(37, match('goals'), [1.5, 2.5, 3.5], resultAndTotal),
  plain(45, match('goals'), correctScore),
  plain(546, match('goals'), doubleChanceAndBothScore),
  onLines(547, match('goals'), [1.5, 2.5, 3.5], doubleChanceAndTotal),
  plain(548, match('goals'), multigoals),
  plain(549, match('goals'), fewGoals('home')),
  plain(550, match('goals'), fewGoals('away')),
  onLines(854, match('goals'), [2.5], (line) => either(home, over(line))),
  onLines(855, match('goals'), [2.5], (line) => either(home, not(over(line)))),
  onLines(856, match('goals'), [2.5], (line) => either(draw, over(line))),
  onLines(857, match('goals'), [2.5], (line) => either(draw, not(over(line)))),
  onLines(858, match('goals'), [2.5], (line) => either(away, over(line))),
  onLines(859, match('goals'), [2.5], (line) => either(away, not(over(line)))),
  plain(860, match('goals'), either(home, bothScore)),
  plain(861, match('goals'), either(draw, bothScore)),
  plain(862, match('goals'), either(away, bothScore)),
  plain(863, match('goals'), either(home, not(bothScore))),
  plain(864, match('goals'), either(draw, not(bothScore))),
  plain(865, match('goals'), either(away, not(bothScore))),
  plain(78, firstHalf('goals'), resultAndBothScore),
  onLines(79, firstHalf('goals'), [0.5, 1.5], resultAndTotal),
  plain(81, firstHalf('goals'), firstHalfScore),
  plain(542, firstHalf('goals'), doubleChanceAndBothScore),
  plain(552, firstHalf('goals'), fewGoals('total')),
  plain(98, secondHalf('goals'), secondHalfScore),
  plain(543, secondHalf('goals'), resultAndBothScore),
  onLines(544, secondHalf('goals'), [0.5, 1.5], resultAndTotal),
  plain(545, secondHalf('goals'), doubleChanceAndBothScore),
  plain(553, secondHalf('goals'), fewGoals('total')),
]
