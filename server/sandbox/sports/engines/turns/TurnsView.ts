import { createScope, independent, type Scope } from '../lines/Scope.ts'
import { undraw } from '../lines/undraw.ts'
import { add, overtimes, sumOf } from './sums.ts'
import { pointsFrom, scoreOf, sideOf, type Turns, type TurnsState, turnsIn } from './TurnsState.ts'

export type TurnsView = {
  state: TurnsState
  turns: Turns
  /** Periods from one up to one that is not in it, from 0. */
  scope: (from: number, to: number) => Scope
  /** Regular time. */
  regular: Scope
  /** With overtimes. */
  final: Scope
}

export function viewOf(turns: Turns, state: TurnsState): TurnsView {
  const scopes = new Map<number, Scope>()
  const scope = (from: number, to: number) => {
    const key = from * 100 + to
    const known = scopes.get(key) ?? makeScope(turns, state, from, to)
    scopes.set(key, known)
    return known
  }
  return { state, turns, scope, regular: scope(0, turns.periods), final: finalOf(turns, state) }
}

function makeScope(turns: Turns, state: TurnsState, from: number, to: number): Scope {
  const left = leftOf(turns, state, from, to)
  const [home, away] = scoreOf(state, from, to)
  const playing = state.periods.length - 1
  return createScope(home, away, left[0] + left[1] === 0, () => {
    return gridOf(state, [home, away], left, playing >= from && playing < to)
  })
}

/** @param isPlaying whether the turn that is played is among those that are left */
function gridOf(
  state: TurnsState,
  score: readonly [number, number],
  left: readonly [number, number],
  isPlaying: boolean,
) {
  const { ways, stage, periods } = state
  const period = periods.length - 1
  const begun = isPlaying && stage > 0 ? sideOf(period, periods[period]?.length ?? 0) : undefined
  const of = (side: 0 | 1) => {
    const fresh = pointsFrom(ways[side])
    const { from, p } =
      side === begun
        ? add(sumOf(fresh, left[side] - 1), pointsFrom(ways[side], stage))
        : sumOf(fresh, left[side])
    return { from: score[side] + from, p }
  }
  return independent(of(0), of(1))
}

function finalOf(turns: Turns, state: TurnsState): Scope {
  const [home, away] = scoreOf(state)
  const { overtime } = turns
  // What is being played, or comes after the break, is the last period that anything is known of.
  const to = Math.max(turns.periods, state.periods.length)
  return createScope(home, away, state.phase === 'ended', () => {
    const grid = gridOf(state, [home, away], leftOf(turns, state, 0, to), true)
    return overtime && state.phase !== 'ended' ? undraw(grid, overtimes(state.ways, overtime)) : grid
  })
}

/** Turns of each side that are still to come in some periods. */
export function leftOf(
  turns: Turns,
  { periods }: TurnsState,
  from: number,
  to: number,
): [home: number, away: number] {
  const left: [number, number] = [0, 0]
  for (let period = from; period < to; period += 1)
    for (let turn = periods[period]?.length ?? 0; turn < turnsIn(turns, period); turn += 1)
      left[sideOf(period, turn)] += 1
  return left
}
