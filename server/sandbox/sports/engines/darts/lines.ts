import { chanceOfCount } from '../../models/counts.ts'
import type { Measure } from '../../models/series.ts'
import { countEnds, eitherOr, handicaps, lineOf, overUnder } from '../build/lines.ts'
import { SIDES, YES_NO } from '../build/outcomes.ts'
import { correctScoreLine, countsOf, partsAhead, partsPlayed, type SeriesNow } from '../build/seriesLines.ts'
import type { ModelLine } from '../Engine.ts'
import { type DartsState, isDartsOver, throwsFirst } from './state.ts'
import { dartsNow, homeLeg, type LegEnd } from './table.ts'

const ALL: Measure<LegEnd> = { id: 'all', of: ({ maximums: [home, away] }) => home + away }
const AHEAD: Measure<LegEnd> = { id: 'ahead', of: ({ maximums: [home, away] }) => home - away }
const HOME: Measure<LegEnd> = { id: 'home', of: ({ maximums: [home] }) => home }
const AWAY: Measure<LegEnd> = { id: 'away', of: ({ maximums: [, away] }) => away }

export function dartsLines(state: DartsState): ModelLine[] {
  if (isDartsOver(state)) return []
  const now = dartsNow(state)
  return [...matchLines(state, now), ...maximumLines(state, now), ...legLines(state, now)]
}

function matchLines({ best }: DartsState, now: SeriesNow<LegEnd>): ModelLine[] {
  const ahead = partsAhead(now)
  return [
    eitherOr(
      186,
      {},
      chanceOfCount(ahead, (legs) => legs > 0),
      SIDES,
    ),
    ...handicaps(366, {}, ahead),
    ...overUnder(367, {}, partsPlayed(ahead, best)),
    correctScoreLine(199, ahead, best),
  ]
}

/** Who scored more 180s: the home player, the away player, neither. */
export const MOST_MAXIMUMS = ['1041', '1042', '1043'] as const

/** 180s in the match. */
function maximumLines(state: DartsState, now: SeriesNow<LegEnd>): ModelLine[] {
  const [home, away] = maximumsOf(state)
  const ahead = countsOf(now, AHEAD, home - away)
  const [more, fewer, level] = MOST_MAXIMUMS
  return [
    lineOf(
      381,
      {},
      {
        [more]: chanceOfCount(ahead, (count) => count > 0),
        [fewer]: chanceOfCount(ahead, (count) => count < 0),
        [level]: chanceOfCount(ahead, (count) => count === 0),
      },
    ),
    ...handicaps(383, {}, ahead, 3),
    ...overUnder(384, {}, countsOf(now, ALL, home + away)),
    ...overUnder(385, {}, countsOf(now, HOME, home), 3),
    ...overUnder(386, {}, countsOf(now, AWAY, away), 3),
  ]
}

/** 180s of both so far, this leg's among them. */
export function maximumsOf({ legs, maximums }: DartsState): readonly [number, number] {
  return [
    legs.reduce((sum, leg) => sum + leg.maximums[0], maximums[0]),
    legs.reduce((sum, leg) => sum + leg.maximums[1], maximums[1]),
  ]
}

/** The leg that is played, and the next one if it comes for certain. */
function legLines(state: DartsState, { ends }: SeriesNow<LegEnd>): ModelLine[] {
  const { legs, won, best, first, maximums } = state
  const legnr = legs.length + 1
  const leg = { setnr: 1, legnr }
  const winner = countEnds(ends, (end) => end.winner)
  const scores = (who: (counts: readonly [number, number]) => number) =>
    chanceOfCount(
      countEnds(ends, (end) => who(end.maximums)),
      (count) => count > 0,
    )
  const lines = [
    eitherOr(
      375,
      leg,
      chanceOfCount(winner, (side) => side === 0),
      SIDES,
    ),
  ]
  if (first !== null && Math.max(...won) + 1 < (best + 1) / 2) {
    const next = { setnr: 1, legnr: legnr + 1 }
    lines.push(eitherOr(375, next, homeLeg(state, throwsFirst(first, legs.length + 1)), SIDES))
  }
  const [home, away] = maximums
  if (home + away === 0)
    lines.push(
      eitherOr(
        391,
        leg,
        scores(([mine, theirs]) => mine + theirs),
        YES_NO,
      ),
    )
  if (home === 0)
    lines.push(
      eitherOr(
        392,
        leg,
        scores(([mine]) => mine),
        YES_NO,
      ),
    )
  if (away === 0)
    lines.push(
      eitherOr(
        393,
        leg,
        scores(([, theirs]) => theirs),
        YES_NO,
      ),
    )
  return lines
}
