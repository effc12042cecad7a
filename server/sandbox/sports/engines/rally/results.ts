import type { Pair } from '../../models/series.ts'
import { ODD_EVEN, SIDES, YES_NO } from '../build/outcomes.ts'
import { aheadWon, overWon, type Results, whichWon } from '../build/results.ts'
import { correctScoreWon } from '../build/seriesLines.ts'
import { numbersOf, type ReadSpecifier } from '../build/specifiers.ts'
import { pointsOf } from './lines.ts'
import type { RallyRules } from './RallyRules.ts'
import { isRallyOver, type RallyState } from './state.ts'

type Judge = (state: RallyState, read: ReadSpecifier) => Results | undefined

/** How each market of a rally game is judged. */
export function rallyJudges({ markets }: RallyRules): Readonly<Record<number, Judge>> {
  const { set } = markets
  const scoreOf = ({ scores }: RallyState, read: ReadSpecifier) => scores[read(set.specifier) - 1]
  const inSet =
    (judge: (score: Pair, read: ReadSpecifier) => Results | undefined): Judge =>
    (state, read) => {
      const score = scoreOf(state, read)
      return score && judge(score, read)
    }
  return {
    186: (state) => whichWon(SIDES, isRallyOver(state) ? state.won[0] > state.won[1] : undefined),
    [markets.setHandicap]: (state, read) =>
      aheadWon(state.won[0] - state.won[1], read('hcp'), isRallyOver(state)),
    [markets.totalSets]: (state, read) => overWon(setsBegun(state), read('total'), isRallyOver(state)),
    237: (state, read) => {
      const [home, away] = pointsOf(state)
      return aheadWon(home - away, read('hcp'), isRallyOver(state))
    },
    238: (state, read) => {
      const points = sum(pointsOf(state)) + sum(state.points)
      return overWon(points, read('total'), isRallyOver(state))
    },
    199: (state) => (isRallyOver(state) ? correctScoreWon(state.won, state.best) : undefined),
    ...Object.fromEntries(
      Object.entries(markets.furtherSets).map(([number, market]): [number, Judge] => [
        market,
        (state) =>
          whichWon(
            YES_NO,
            setsBegun(state) >= Number(number) ? true : isRallyOver(state) ? false : undefined,
          ),
      ]),
    ),
    [set.winner]: inSet(([home, away]) => whichWon(SIDES, home > away)),
    [set.handicap]: inSet(([home, away], read) => aheadWon(home - away, read('hcp'), true)),
    [set.total]: (state, read) => {
      const score = scoreOf(state, read)
      if (score) return overWon(sum(score), read('total'), true)
      const isNow = read(set.specifier) === state.scores.length + 1
      return isNow ? overWon(sum(state.points), read('total'), false) : undefined
    },
    [set.oddEven]: inSet((score) => whichWon(ODD_EVEN, sum(score) % 2 === 1)),
    [set.race]: ({ sets }, read) =>
      whichWon(SIDES, raceWon(sets[read(set.specifier) - 1] ?? '', read('pointnr'))),
    [set.point]: ({ sets }, read) => {
      const point = sets[read(set.specifier) - 1]?.[read('pointnr') - 1]
      return whichWon(SIDES, point === undefined ? undefined : point === 'h')
    },
  }
}

/** What a line has come to, by the score alone. */
export function rallyResult(judges: Readonly<Record<number, Judge>>) {
  return (state: RallyState, market: number, specifiers: string) =>
    judges[market]?.(state, numbersOf(specifiers))
}

const sum = ([home, away]: Pair) => home + away

/** Sets that were played or are: a set that begins is certain to end. */
function setsBegun(state: RallyState): number {
  return state.scores.length + (isRallyOver(state) ? 0 : 1)
}

/** Whether the home side came to so many points first. */
function raceWon(points: string, target: number): boolean | undefined {
  let home = 0
  for (const [at, point] of [...points].entries()) {
    if (point === 'h') home += 1
    if (home === target) return true
    if (at + 1 - home === target) return false
  }
  return undefined
}
