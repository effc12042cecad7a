import { chanceOfCount } from '../../models/counts.ts'
import type { Measure } from '../../models/series.ts'
import { chanceOdd, eitherOr, handicaps, lineOf, overUnder } from '../build/lines.ts'
import { ODD_EVEN, SIDES, YES_NO } from '../build/outcomes.ts'
import { correctScoreLine, countsOf, partsAhead, type SeriesNow } from '../build/seriesLines.ts'
import type { ModelLine } from '../Engine.ts'
import { isTiebreak, type TennisState } from './state.ts'
import { type SetEnd, setEnds, tennisTable } from './table.ts'

const GAMES: Measure<SetEnd> = { id: 'games', of: ({ home, away }) => home + away }
const AHEAD: Measure<SetEnd> = { id: 'ahead', of: ({ home, away }) => home - away }
const HOME: Measure<SetEnd> = { id: 'home', of: ({ home }) => home }
const AWAY: Measure<SetEnd> = { id: 'away', of: ({ away }) => away }
const TIEBREAKS: Measure<SetEnd> = { id: 'tiebreaks', of: ({ home, away }) => (home + away === 13 ? 1 : 0) }
const TO_NIL: Measure<SetEnd> = { id: 'nil', of: ({ home, away }) => (home * away === 0 ? 1 : 0) }

/** Lines of the whole match. */
export function matchLines(state: TennisState): ModelLine[] {
  const { series } = tennisTable(...state.serves, state.best)
  const { won, best } = state
  const now: SeriesNow<SetEnd> = { series, ends: setEnds(state), won }
  const [home, away] = gamesOf(state)
  const sets = partsAhead(now)
  const games = countsOf(now, GAMES, home + away)
  return [
    eitherOr(
      186,
      {},
      chanceOfCount(sets, (ahead) => ahead > 0),
      SIDES,
    ),
    ...handicaps(187, {}, countsOf(now, AHEAD, home - away)),
    ...handicaps(188, {}, sets, 4),
    ...overUnder(189, {}, games),
    ...overUnder(190, {}, countsOf(now, HOME, home), 3),
    ...overUnder(191, {}, countsOf(now, AWAY, away), 3),
    eitherOr(198, {}, chanceOdd(games), ODD_EVEN),
    correctScoreLine(199, sets, best),
    ...onceLines(state, now),
    ...(state.scores.length === 0 ? [doubleResult(now)] : []),
  ]
}

/** Games of the sets that are over. */
export function gamesOf({ scores }: TennisState): readonly [number, number] {
  return [scores.reduce((sum, [home]) => sum + home, 0), scores.reduce((sum, [, away]) => sum + away, 0)]
}

/** Whether something happens once in the match; decided as soon as it has. */
function onceLines(state: TennisState, now: SeriesNow<SetEnd>): ModelLine[] {
  const { won, scores, best, games } = state
  const needed = (best + 1) / 2
  const sets = partsAhead(now)
  const never = (measure: Measure<SetEnd>) => chanceOfCount(countsOf(now, measure), (count) => count === 0)
  const lines: ModelLine[] = []
  const offer = (market: number, p: number) => lines.push(eitherOr(market, {}, p, YES_NO))
  if (won[0] === 0)
    offer(
      192,
      chanceOfCount(sets, (ahead) => ahead !== -needed),
    )
  if (won[1] === 0)
    offer(
      193,
      chanceOfCount(sets, (ahead) => ahead !== needed),
    )
  if (!scores.some(([home, away]) => home * away === 0)) offer(194, 1 - never(TO_NIL))
  if (!isTiebreak(games) && !scores.some(([home, away]) => home + away === 13))
    offer(195, 1 - never(TIEBREAKS))
  return lines
}

export const DOUBLE_RESULTS = ['861', '862', '863', '864'] as const

/** Who wins the first set and who the match. */
function doubleResult(now: SeriesNow<SetEnd>): ModelLine {
  const wins = ([0, 1] as const).map((first) => {
    const ahead = partsAhead({ ...now, ends: now.ends.filter(({ winner }) => winner === first) })
    return [chanceOfCount(ahead, (sets) => sets > 0), chanceOfCount(ahead, (sets) => sets < 0)] as const
  })
  const chances = [wins[0]?.[0], wins[1]?.[0], wins[0]?.[1], wins[1]?.[1]]
  return lineOf(201, {}, Object.fromEntries(DOUBLE_RESULTS.map((id, at) => [id, chances[at] ?? 0])))
}
