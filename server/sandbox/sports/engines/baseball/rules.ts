import * as families from '../lines/families.ts'
import type { Rule } from '../lines/rules.ts'
import { only, type Part, plain, type Steps, scoreRules } from '../lines/scoreRules.ts'
import { INNINGS } from './BaseballState.ts'
import type { BaseballView } from './BaseballView.ts'

const regular = only<BaseballView>((view) => view.regular)
const final = only<BaseballView>((view) => view.final)
const firstFive = only<BaseballView>((view) => view.innings(1, 5))

/** Innings before the last, in which the home side may not bat: that which is played and the next. */
const inning: Part<BaseballView> = {
  scope: ({ innings }, { inningnr }) => {
    const number = Number(inningnr)
    return Number.isInteger(number) && number > 0 && number < INNINGS ? innings(number, number) : undefined
  },
  offers: ({ innings }) =>
    Array.from({ length: INNINGS - 1 }, (_, at) => at + 1)
      .filter((number) => !innings(number, number).isOver)
      .slice(0, 2)
      .map((number) => `inningnr=${number}`),
}

/** Three innings. */
const third: Part<BaseballView> = {
  scope: ({ innings }, { from, to }) =>
    (from === '1' && to === '3') || (from === '4' && to === '6')
      ? innings(Number(from), Number(to))
      : undefined,
  offers: () => ['from=1|to=3', 'from=4|to=6'],
}

const match: Steps = { total: [-2, -1, -0.5, 0, 0.5, 1, 2], side: [-1, 0, 1], handicap: [-2, -1, 0, 1, 2] }
const part: Steps = { total: [-1, 0, 1], side: [0, 1], handicap: [-1, 0, 1] }

const margins = families.bands(
  'margin',
  ['630', 1, 1],
  ['632', 2, 2],
  ['634', 3, Number.POSITIVE_INFINITY],
  ['636', -1, -1],
  ['638', -2, -2],
  ['640', Number.NEGATIVE_INFINITY, -3],
)

/** Whether nine innings end in a draw. */
const extraInning = plain(268, regular, {
  of: 'margin',
  outcomes: [
    { id: '74', pay: (margin) => (margin === 0 ? 1 : -1) },
    { id: '76', pay: (margin) => (margin === 0 ? -1 : 1) },
  ],
})

export const baseballRules: readonly Rule<BaseballView>[] = [
  ...scoreRules(
    final,
    { winner: 251, handicap: 256, total: 258, homeTotal: 260, awayTotal: 261, oddEven: 264 },
    match,
  ),
  plain(255, final, margins),
  ...scoreRules(regular, { threeWay: 1, doubleChance: 10, drawNoBet: 11 }, match),
  extraInning,
  ...scoreRules(
    firstFive,
    { threeWay: 274, handicap: 275, total: 276, homeTotal: 277, awayTotal: 278 },
    part,
  ),
  ...scoreRules(
    third,
    { threeWay: 743, handicap: 744, total: 284, homeTotal: 285, awayTotal: 286, oddEven: 745 },
    part,
  ),
  ...scoreRules(inning, { threeWay: 287, handicap: 746, total: 288, homeTotal: 747, awayTotal: 748 }, part),
  plain(
    749,
    inning,
    families.yesNo((home) => home > 0),
  ),
  plain(
    750,
    inning,
    families.yesNo((_, away) => away > 0),
  ),
  plain(
    751,
    inning,
    families.yesNo((home, away) => home > 0 && away > 0),
  ),
]
