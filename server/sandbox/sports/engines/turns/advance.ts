import type { Random } from '../Engine.ts'
import { scoreOf, sideOf, type Turns, type TurnsState, turnsIn } from './TurnsState.ts'

/** The next stage of a turn, its end, or that of a break. */
export function advance(turns: Turns, state: TurnsState, random: Random): TurnsState {
  if (state.phase === 'ended') return state
  if (state.phase !== 'play') return { ...state, phase: 'play', periods: [...state.periods, []] }
  const period = state.periods.length - 1
  const played = state.periods[period] ?? []
  const { on = 0, points: chances = [] } = state.ways[sideOf(period, played.length)][state.stage] ?? {}
  if (on > 0 && random() < on) return { ...state, stage: state.stage + 1 }
  const points = draw(chances, random)
  const periods = state.periods.with(period, [...played, points])
  const next = { ...state, periods, stage: 0 }
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
