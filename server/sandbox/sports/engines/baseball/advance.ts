import type { Random } from '../Engine.ts'
import { type BaseballState, batting, isDecided, MORE } from './BaseballState.ts'

/** The next run, or the end of a half-inning. */
export function advance(state: BaseballState, random: Random): BaseballState {
  if (state.phase === 'ended') return state
  if (state.phase === 'before') return { ...state, phase: 'play', halves: [0] }
  const half = state.halves.length - 1
  const runs = state.halves[half] ?? 0
  if (random() < (runs === 0 ? state.first[batting(half)] : MORE)) {
    const scored = { ...state, halves: state.halves.with(half, runs + 1) }
    return isDecided(scored, false) ? { ...scored, phase: 'ended' } : scored
  }
  return isDecided(state, true) ? { ...state, phase: 'ended' } : { ...state, halves: [...state.halves, 0] }
}
