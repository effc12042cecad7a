import { type Pair, winPart } from '../../models/series.ts'
import type { MatchProfile, Random } from '../Engine.ts'
import type { RallyRules } from './RallyRules.ts'

export type RallyState = {
  /** How likely the home side wins a point. */
  p: number
  best: number
  /** Scores of the sets that are over. */
  scores: readonly Pair[]
  /** By set, up to the one that is played: who won each point, `h` and `a`. */
  sets: readonly string[]
  /** Sets won, and points in this set. */
  won: Pair
  points: Pair
  seconds: number
}

export function beginRally(
  rules: RallyRules,
  { strengths: [home = 0, away = 0], best }: MatchProfile,
): RallyState {
  return {
    p: Math.min(0.75, Math.max(0.25, 0.5 + rules.swing * (home - away))),
    best: best ?? rules.best,
    scores: [],
    sets: [''],
    won: [0, 0],
    points: [0, 0],
    seconds: 0,
  }
}

export function isRallyOver({ won, best }: RallyState): boolean {
  return won[0] * 2 > best || won[1] * 2 > best
}

/** Points that win a set after so many sets were won. */
export function targetOf({ target, lastTarget }: RallyRules, [home, away]: Pair, best: number): number {
  return home + away === best - 1 ? lastTarget : target
}

export function isSetWon([home, away]: Pair, target: number): boolean {
  return Math.max(home, away) >= target && Math.abs(home - away) >= 2
}

/** The next point. */
export function advanceRally(rules: RallyRules, state: RallyState, random: Random): RallyState {
  const winner = random() < state.p ? 0 : 1
  const points = winPart(state.points, winner)
  const seconds = state.seconds + rules.seconds.point
  const sets = [...state.sets.slice(0, -1), (state.sets.at(-1) ?? '') + (winner === 0 ? 'h' : 'a')]
  if (!isSetWon(points, targetOf(rules, state.won, state.best))) return { ...state, points, sets, seconds }
  const over = {
    ...state,
    sets,
    scores: [...state.scores, points],
    won: winPart(state.won, winner),
    points: [0, 0] as const,
    seconds: seconds + rules.seconds.set,
  }
  return isRallyOver(over) ? over : { ...over, sets: [...sets, ''] }
}
