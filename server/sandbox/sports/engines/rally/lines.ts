import { chanceOfCount } from '../../models/counts.ts'
import { type RallyEnd, winRaceFrom } from '../../models/rally.ts'
import type { Measure } from '../../models/series.ts'
import { chanceOdd, countEnds, eitherOr, handicaps, overUnder } from '../build/lines.ts'
import { ODD_EVEN, SIDES, YES_NO } from '../build/outcomes.ts'
import { correctScoreLine, countsOf, partsAhead, partsPlayed, type SeriesNow } from '../build/seriesLines.ts'
import type { ModelLine } from '../Engine.ts'
import type { RallyRules } from './RallyRules.ts'
import { isRallyOver, type RallyState, targetOf } from './state.ts'
import { homeSet, rallyNow } from './table.ts'

const POINTS: Measure<RallyEnd> = { id: 'points', of: ({ home, away }) => home + away }
const AHEAD: Measure<RallyEnd> = { id: 'ahead', of: ({ home, away }) => home - away }

export function rallyLines(rules: RallyRules, state: RallyState): ModelLine[] {
  if (isRallyOver(state)) return []
  const now = rallyNow(rules, state)
  return [...matchLines(rules, state, now), ...setLines(rules, state, now.ends), ...pointLines(rules, state)]
}

/** Lines of the whole match. */
function matchLines({ markets }: RallyRules, state: RallyState, now: SeriesNow<RallyEnd>): ModelLine[] {
  const { best, scores } = state
  const ahead = partsAhead(now)
  const played = partsPlayed(ahead, best)
  const [home, away] = pointsOf(state)
  return [
    eitherOr(
      186,
      {},
      chanceOfCount(ahead, (sets) => sets > 0),
      SIDES,
    ),
    ...handicaps(markets.setHandicap, {}, ahead, 4),
    ...overUnder(markets.totalSets, {}, played, 4),
    ...handicaps(237, {}, countsOf(now, AHEAD, home - away)),
    ...overUnder(238, {}, countsOf(now, POINTS, home + away)),
    correctScoreLine(199, ahead, best),
    ...Object.entries(markets.furtherSets)
      .filter(([set]) => Number(set) > Math.max(scores.length + 1, (best + 1) / 2))
      .map(([set, market]) =>
        eitherOr(
          market,
          {},
          chanceOfCount(played, (sets) => sets >= Number(set)),
          YES_NO,
        ),
      ),
  ]
}

/** Points of the sets that are over. */
export function pointsOf({ scores }: RallyState): readonly [number, number] {
  return [scores.reduce((sum, [home]) => sum + home, 0), scores.reduce((sum, [, away]) => sum + away, 0)]
}

/** Lines of the set that is played, and who wins those that come for certain. */
function setLines(rules: RallyRules, state: RallyState, ends: readonly RallyEnd[]): ModelLine[] {
  const { winner, handicap, total, oddEven, specifier } = rules.markets.set
  const number = state.scores.length + 1
  const set = { [specifier]: number }
  const points = countEnds(ends, ({ home, away }) => home + away)
  const won = countEnds(ends, (end) => end.winner)
  const later = (state.best + 1) / 2 - Math.max(...state.won) - 1
  return [
    eitherOr(
      winner,
      set,
      chanceOfCount(won, (side) => side === 0),
      SIDES,
    ),
    ...[...Array(later).keys()].map((at) =>
      eitherOr(winner, { [specifier]: number + 1 + at }, homeSet(rules, state), SIDES),
    ),
    ...handicaps(
      handicap,
      set,
      countEnds(ends, ({ home, away }) => home - away),
    ),
    ...overUnder(total, set, points),
    eitherOr(oddEven, set, chanceOdd(points), ODD_EVEN),
  ]
}

/** Races to so many points in this set, the next point, and the one after it where the set cannot end before. */
function pointLines(rules: RallyRules, state: RallyState): ModelLine[] {
  const { race, point, specifier } = rules.markets.set
  const { p, points, best, won } = state
  const set = { [specifier]: state.scores.length + 1 }
  const target = targetOf(rules, won, best)
  const most = Math.max(...points)
  const isLast = most >= target - 1 && points[0] !== points[1]
  const next = points[0] + points[1] + 1
  return [
    ...rules.markets.races
      .filter((pointnr) => pointnr > most && pointnr < target)
      .map((pointnr) => eitherOr(race, { ...set, pointnr }, winRaceFrom(p, pointnr, points), SIDES)),
    ...(isLast ? [next] : [next, next + 1]).map((pointnr) => eitherOr(point, { ...set, pointnr }, p, SIDES)),
  ]
}
