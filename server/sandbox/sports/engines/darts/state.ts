import { visitsFrom } from '../../models/darts.ts'
import { type Pair, type Side, winPart } from '../../models/series.ts'
import type { MatchProfile, Random } from '../Engine.ts'

export type DartsState = {
  skills: Pair
  /** Legs at most. */
  best: number
  /** Who throws first in the first leg; nobody before the throw for the bull. They take turns by leg. */
  first: Side | null
  /** Who won each leg that is over, and the 180s of both in it. */
  legs: readonly { winner: Side; maximums: Pair }[]
  /** Legs won. */
  won: Pair
  /** In this leg: whose turn it is, what both have left, and their 180s. */
  thrower: Side
  left: Pair
  maximums: Pair
  seconds: number
}

const START: Pair = [501, 501]
const NONE: Pair = [0, 0]
const SECONDS = { bull: 60, visit: 26, leg: 30 }

export function beginDarts({ strengths: [home = 0, away = 0], best }: MatchProfile): DartsState {
  const leg = { thrower: 0, left: START, maximums: NONE } as const
  return { skills: [home, away], best: best ?? 11, first: null, legs: [], won: NONE, ...leg, seconds: 0 }
}

export function isDartsOver({ won, best }: DartsState): boolean {
  return won[0] * 2 > best || won[1] * 2 > best
}

/** Who throws first in a leg. @param leg from 0 */
export function throwsFirst(first: Side, leg: number): Side {
  return ((first + leg) % 2) as Side
}

/** The throw for the bull, then visit by visit. */
export function advanceDarts(state: DartsState, random: Random): DartsState {
  const { first, thrower, left, seconds } = state
  if (first === null) {
    const begins = random() < 0.5 ? 0 : 1
    return { ...state, first: begins, thrower: begins, seconds: seconds + SECONDS.bull }
  }
  const visit = drawVisit(state.skills[thrower], left[thrower], random())
  const maximums = visit.is180 ? winPart(state.maximums, thrower) : state.maximums
  if (visit.left === 0) return endLeg({ ...state, maximums }, first)
  const remains: Pair = thrower === 0 ? [visit.left, left[1]] : [left[0], visit.left]
  return {
    ...state,
    maximums,
    left: remains,
    thrower: (1 - thrower) as Side,
    seconds: seconds + SECONDS.visit,
  }
}

function drawVisit(skill: number, left: number, drawn: number) {
  const visits = visitsFrom(skill, left)
  let rest = drawn
  for (const visit of visits) {
    if (rest < visit.p) return visit
    rest -= visit.p
  }
  return visits.at(-1) ?? { p: 1, left, is180: false }
}

function endLeg({ thrower, maximums, ...state }: DartsState, first: Side): DartsState {
  const legs = [...state.legs, { winner: thrower, maximums }]
  return {
    ...state,
    legs,
    won: winPart(state.won, thrower),
    thrower: throwsFirst(first, legs.length),
    left: START,
    maximums: NONE,
    seconds: state.seconds + SECONDS.visit + SECONDS.leg,
  }
}
