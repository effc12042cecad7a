import {
  askHalves,
  away,
  better,
  both,
  type HalvesQuestion,
  halfAndFull,
  home,
  margin,
} from '../../lines/halves.ts'
import type { Rule } from '../../lines/rules.ts'
import { FULL, HALF } from '../clock.ts'
import type { FootballView } from '../FootballView.ts'

type R = Rule<FootballView>

const bothScored = (h: number, a: number) => (h > 0 && a > 0 ? 1 : 0)
/** Margin and whether both scored, as one number. */
const marginAndBoth = (h: number, a: number) => 2 * (h - a) + bothScored(h, a)
const marginIn = (key: number) => Math.floor(key / 2)
const bothIn = (key: number) => key !== 2 * marginIn(key)

const yesNo = (
  of: HalvesQuestion['of'],
  says: (first: number, second: number) => boolean,
): HalvesQuestion => ({
  of,
  outcomes: [
    ['74', says],
    ['76', (first, second) => !says(first, second)],
  ],
})

const bothScoreByHalf: HalvesQuestion = {
  of: bothScored,
  outcomes: [
    ['806', (first, second) => first === 0 && second === 0],
    ['808', (first, second) => first === 1 && second === 0],
    ['810', (first, second) => first === 1 && second === 1],
    ['812', (first, second) => first === 0 && second === 1],
  ],
}

/** Double chance of the match with whether both score in one of its halves. */
function doubleChanceAndHalf(isIn: (first: number, second: number) => boolean): HalvesQuestion {
  const chances = [(x: number) => x >= 0, (x: number) => x !== 0, (x: number) => x <= 0]
  return {
    of: marginAndBoth,
    outcomes: chances.flatMap((says, at) =>
      [true, false].map((wanted, no): HalvesQuestion['outcomes'][number] => [
        String(1718 + 2 * at + no),
        (first, second) => says(marginIn(first) + marginIn(second)) && isIn(first, second) === wanted,
      ]),
    ),
  }
}

function rule(market: number, question: HalvesQuestion): R {
  return {
    market,
    offers: () => [''],
    ask: ({ scope }) => askHalves(scope('goals', 0, HALF), scope('goals', HALF, FULL), question),
  }
}

function lineRule(market: number, says: (line: number) => HalvesQuestion): R {
  return {
    market,
    offers: () => ['total=0.5', 'total=1.5', 'total=2.5'],
    ask: ({ scope }, { total }) =>
      total === undefined
        ? undefined
        : askHalves(scope('goals', 0, HALF), scope('goals', HALF, FULL), says(Number(total))),
  }
}

export const halvesRules: readonly R[] = [
  {
    market: 47,
    offers: () => [''],
    ask: ({ scope }) => halfAndFull(scope('goals', 0, HALF), scope('goals', HALF, FULL)),
  },
  rule(
    48,
    yesNo(margin, (first, second) => first > 0 && second > 0),
  ),
  rule(
    49,
    yesNo(margin, (first, second) => first < 0 && second < 0),
  ),
  rule(
    50,
    yesNo(margin, (first, second) => first > 0 || second > 0),
  ),
  rule(
    51,
    yesNo(margin, (first, second) => first < 0 || second < 0),
  ),
  rule(52, better(both)),
  rule(53, better(home)),
  rule(54, better(away)),
  rule(55, bothScoreByHalf),
  rule(
    56,
    yesNo(home, (first, second) => first > 0 && second > 0),
  ),
  rule(
    57,
    yesNo(away, (first, second) => first > 0 && second > 0),
  ),
  lineRule(58, (line) => yesNo(both, (first, second) => first > line && second > line)),
  lineRule(59, (line) => yesNo(both, (first, second) => first < line && second < line)),
  rule(540, doubleChanceAndHalf(bothIn)),
  rule(
    541,
    doubleChanceAndHalf((_, second) => bothIn(second)),
  ),
]
