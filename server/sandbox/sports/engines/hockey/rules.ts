import * as families from '../lines/families.ts'
import { winning } from '../lines/Pay.ts'
import { highest, inAny, inEvery } from '../lines/parts.ts'
import type { Asked } from '../lines/Question.ts'
import { joinSpecifiers, placeOf, type Rule } from '../lines/rules.ts'
import { only, type Part, plain, type Steps, scoreRules } from '../lines/scoreRules.ts'
import { nth } from '../lines/sequences.ts'
import { goalless, OVERTIME, PERIOD, REGULAR } from './HockeyState.ts'
import type { HockeyView } from './HockeyView.ts'

type R = Rule<HockeyView>

const regular = only<HockeyView>((view) => view.regular)
const final = only<HockeyView>((view) => view.final)
const period: Part<HockeyView> = {
  scope: (view, { periodnr = '' }) => (/^[123]$/.test(periodnr) ? view.period(Number(periodnr)) : undefined),
  offers: ({ state }) =>
    [1, 2, 3].filter((number) => state.at < number * PERIOD).map((number) => `periodnr=${number}`),
}

const match: Steps = { total: [-2, -1, -0.5, 0, 0.5, 1, 2], side: [-1, 0, 1], handicap: [-2, -1, 0, 1, 2] }
const short: Steps = { total: [-1, 0, 1], side: [0, 1], handicap: [-1, 0, 1] }

const bothScore = families.yesNo((home, away) => home > 0 && away > 0)
const margins = families.bands(
  'margin',
  ['630', 1, 1],
  ['632', 2, 2],
  ['634', 3, Number.POSITIVE_INFINITY],
  ['636', -1, -1],
  ['638', -2, -2],
  ['640', Number.NEGATIVE_INFINITY, -3],
)

function scoreIds(most: number, first: number): Record<string, string> {
  const counts = Array.from({ length: most + 1 }, (_, at) => at)
  return Object.fromEntries(
    counts.flatMap((a) => counts.map((h) => [`${h}:${a}`, String(first + a * (most + 1) + h)])),
  )
}

/** Whose a goal is that follows so many others, in regular time or in a period. */
const nthGoal: R = {
  market: 8,
  offers: (view) => [`goalnr=${view.sequence().sides.length + 1}`],
  ask: (view, { goalnr }) => {
    const place = placeOf(goalnr)
    return place === undefined ? undefined : nth(view.sequence(), place)
  },
}
const nthOfPeriod: R = {
  market: 444,
  offers: (view) =>
    period.offers(view).map((prefix) => {
      const { sides } = view.sequence(Number(prefix.at(-1)))
      return joinSpecifiers(prefix, `goalnr=${sides.length + 1}`)
    }),
  ask: (view, given) => {
    const place = placeOf(given.goalnr)
    if (place === undefined || !period.scope(view, given)) return undefined
    return nth(view.sequence(Number(given.periodnr)), place)
  },
}

function onPeriods(market: number, ask: (view: HockeyView, line: number) => Asked, lines?: number[]): R {
  return {
    market,
    offers: () => lines?.map((line) => `total=${line}`) ?? [''],
    ask: (view, { total }) => (lines && total === undefined ? undefined : ask(view, Number(total))),
  }
}
const all = ({ period }: HockeyView) => [1, 2, 3].map(period)
const PERIOD_IDS = ['1621', '1622', '1623', '1624']

/** Whether regular time ends in a draw, and whether no goal falls in overtime either. */
const overtime: R = plain(220, regular, {
  of: 'margin',
  outcomes: [
    { id: '74', pay: (margin) => (margin === 0 ? 1 : -1) },
    { id: '76', pay: (margin) => (margin === 0 ? -1 : 1) },
  ],
})
const shootout: R = {
  market: 122,
  offers: () => [''],
  ask: ({ state, regular: { home, away, isOver, along } }) => ({
    chances: () => {
      const { from, p } = along('margin')
      const draw = isOver ? 1 : (p[-from] ?? 0)
      const left = REGULAR + OVERTIME - Math.max(state.at, REGULAR)
      const yes = draw * goalless(state.averages, left)
      return [
        { id: '74', chance: winning(yes) },
        { id: '76', chance: winning(1 - yes) },
      ]
    },
    results: () => {
      const isYes = state.phase === 'shootout' || state.shootout !== undefined
      if (!isYes && !(isOver && (home !== away || state.phase === 'ended'))) return undefined
      return { '74': { won: isYes, voidHalves: 0 }, '76': { won: !isYes, voidHalves: 0 } }
    },
  }),
}

export const hockeyRules: readonly R[] = [
  ...scoreRules(
    regular,
    {
      ...{ threeWay: 1, doubleChance: 10, drawNoBet: 11, threeWayHandicap: 14, handicap: 16 },
      ...{ total: 18, homeTotal: 19, awayTotal: 20, oddEven: 26, homeOddEven: 27, awayOddEven: 28 },
    },
    match,
  ),
  nthGoal,
  plain(29, regular, bothScore),
  plain(431, regular, families.correctScore(scoreIds(5, 1584), '1620')),
  ...scoreRules(
    final,
    {
      winner: 406,
      threeWayHandicap: 408,
      handicap: 410,
      total: 412,
      homeTotal: 414,
      awayTotal: 415,
      oddEven: 419,
    },
    match,
  ),
  plain(409, final, margins),
  overtime,
  shootout,
  ...scoreRules(
    period,
    {
      ...{ threeWay: 443, doubleChance: 529, drawNoBet: 459, threeWayHandicap: 445, handicap: 460 },
      ...{ total: 446, homeTotal: 447, awayTotal: 448, oddEven: 462 },
    },
    short,
  ),
  nthOfPeriod,
  plain(452, period, bothScore),
  onPeriods(432, (view) => highest(all(view), 'total', PERIOD_IDS)),
  onPeriods(433, (view) => highest(all(view), 'home', PERIOD_IDS)),
  onPeriods(434, (view) => highest(all(view), 'away', PERIOD_IDS)),
  onPeriods(435, (view) => inEvery(all(view), 'margin', (margin) => margin > 0)),
  onPeriods(436, (view) => inEvery(all(view), 'margin', (margin) => margin < 0)),
  onPeriods(437, (view) => inAny(all(view), 'margin', (margin) => margin > 0)),
  onPeriods(438, (view) => inAny(all(view), 'margin', (margin) => margin < 0)),
  onPeriods(439, (view) => inEvery(all(view), 'home', (goals) => goals > 0)),
  onPeriods(440, (view) => inEvery(all(view), 'away', (goals) => goals > 0)),
  onPeriods(441, (view, line) => inEvery(all(view), 'total', (goals) => goals > line), [0.5, 1.5]),
  onPeriods(442, (view, line) => inEvery(all(view), 'total', (goals) => goals < line), [1.5, 2.5]),
]
