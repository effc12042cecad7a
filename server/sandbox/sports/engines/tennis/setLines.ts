import { chanceOdd, countEnds, eitherOr, handicaps, lineOf, overUnder } from '../build/lines.ts'
import { ODD_EVEN, SIDES, YES_NO } from '../build/outcomes.ts'
import type { ModelLine } from '../Engine.ts'
import { isTiebreak, type TennisState } from './state.ts'
import { type SetEnd, setEnds, tennisTable } from './table.ts'

/** Scores of a set by their numbers in the feed, the home player's wins first. */
export const SET_SCORES: Readonly<Record<string, string>> = {
  '6:0': '865',
  '6:1': '866',
  '6:2': '867',
  '6:3': '868',
  '6:4': '869',
  '7:5': '870',
  '7:6': '871',
  '0:6': '872',
  '1:6': '873',
  '2:6': '874',
  '3:6': '875',
  '4:6': '876',
  '5:7': '877',
  '6:7': '878',
}

/** Lines of the set that is played, and who wins those that come for certain. */
export function setLines(state: TennisState): ModelLine[] {
  const ends = setEnds(state)
  const set = { setnr: state.scores.length + 1 }
  const games = countEnds(ends, ({ home, away }) => home + away)
  return [
    eitherOr(202, set, homeWins(ends), SIDES),
    ...laterSets(state),
    ...handicaps(
      203,
      set,
      countEnds(ends, ({ home, away }) => home - away),
      4,
    ),
    ...overUnder(204, set, games),
    eitherOr(205, set, chanceOdd(games), ODD_EVEN),
    ...(isTiebreak(state.games)
      ? []
      : [
          eitherOr(
            206,
            set,
            ends.reduce((sum, { p, home, away }) => sum + (home + away === 13 ? p : 0), 0),
            YES_NO,
          ),
        ]),
    lineOf(207, set, scoreChances(ends)),
  ]
}

function homeWins(ends: readonly SetEnd[]): number {
  return ends.reduce((sum, { p, winner }) => sum + (winner === 0 ? p : 0), 0)
}

/** A set that is played for certain goes the same way whoever serves first in it. */
function laterSets({ serves, best, won, scores }: TennisState): ModelLine[] {
  const p = homeWins(tennisTable(...serves, best).endsFrom(0, [0, 0]))
  const certain = (best + 1) / 2 - Math.max(...won) - 1
  return [...Array(certain).keys()].map((at) => eitherOr(202, { setnr: scores.length + 2 + at }, p, SIDES))
}

function scoreChances(ends: readonly SetEnd[]): Record<string, number> {
  const chances = Object.fromEntries(Object.values(SET_SCORES).map((id) => [id, 0]))
  for (const { p, home, away } of ends) {
    const id = SET_SCORES[`${home}:${away}`] ?? ''
    chances[id] = (chances[id] ?? 0) + p
  }
  return chances
}
