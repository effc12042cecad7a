import { createScope, type Scope } from '../lines/Scope.ts'
import { type BaseballState, HALVES, scoreOf } from './BaseballState.ts'
import { finalRuns, regularRuns, runsIn } from './runs.ts'

export type BaseballView = {
  state: BaseballState
  /** Some innings before the last, from 1. @param to the last that is in it */
  innings: (from: number, to: number) => Scope
  /** Nine innings. */
  regular: Scope
  /** With extra innings. */
  final: Scope
}

export function viewOf(state: BaseballState): BaseballView {
  const scopes = new Map<number, Scope>()
  // Between two half-innings nothing is played: the next has begun, without a run.
  const isOver = (half: number) => state.phase === 'ended' || state.halves.length > half
  const innings = (from: number, to: number) => {
    const key = from * 100 + to
    const [first, end] = [2 * from - 2, 2 * to]
    const [home, away] = scoreOf(state, first, end)
    const known = scopes.get(key) ?? createScope(home, away, isOver(end), () => runsIn(state, first, end))
    scopes.set(key, known)
    return known
  }
  const [home, away] = scoreOf(state)
  const [inNine, awayInNine] = scoreOf(state, 0, HALVES)
  return {
    state,
    innings,
    regular: createScope(inNine, awayInNine, isOver(HALVES), () => regularRuns(state)),
    final: createScope(home, away, state.phase === 'ended', () => finalRuns(state)),
  }
}
