import type { Random } from '../Engine.ts'
import { scoreOf, sideOf, type Turns, type TurnsState, turnsIn } from './TurnsState.ts'

/** The next turn, or the end of a break. */
export function advance(turns: Turns, state: TurnsState, random: Random): TurnsState {
  if (state.phase === 'ended') return state
  if (state.phase !== 'play') return { ...state, phase: 'play', periods: [...state.periods, []] }
  const period = state.periods.length - 1
  const played = state.periods[period] ?? []
  const points = draw(state.points[sideOf(period, played.length)], random)
  const periods = state.periods.with(period, [...played, points])
  const next = { ...state, periods }
  return played.length + 1 < turnsIn(turns, period) ? next : { ...next, phase: phaseAfter(turns, next) }
}

function phaseAfter({ periods, overtime }: Turns, state: TurnsState): TurnsState['phase'] {
  if (state.periods.length < periods) return 'break'
  const [home, away] = scoreOf(state)
  return home === away && overtime ? 'break' : 'ended'
}

function draw(chances: readonly number[], random: Random): number {
  let left = random()
  for (const [points, chance] of chances.entries()) {
    left -= chance
    if (left < 0) return points
  }
  return 0
}
