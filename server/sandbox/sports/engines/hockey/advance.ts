import type { Random } from '../Engine.ts'
import {
  type HockeyState,
  OVERTIME,
  PERIOD,
  REGULAR,
  ratesOf,
  type Side,
  shootoutChance,
} from './HockeyState.ts'

/** Seconds of play after which it is looked anew, though nothing happened. */
const LOOK = 30

/** The next goal, or half a minute in which there was none. */
export function advance(state: HockeyState, random: Random): HockeyState {
  const { phase, averages } = state
  if (phase === 'before' || phase === 'break') return { ...state, phase: 'play' }
  if (phase === 'ended') return state
  if (phase === 'shootout') {
    const isHome = random() < shootoutChance(averages[0] / (averages[0] + averages[1]))
    return { ...state, phase: 'ended', shootout: isHome ? 0 : 1 }
  }
  const [home, away] = ratesOf(state)
  const end = phase === 'overtime' ? REGULAR + OVERTIME : (Math.floor(state.at / PERIOD) + 1) * PERIOD
  const until = Math.min(state.at + LOOK, end)
  const at = state.at - Math.log(1 - random()) / (home + away)
  if (at >= until) return { ...state, at: until, phase: until === end ? phaseAfter(state, end) : phase }
  const side: Side = random() * (home + away) < home ? 0 : 1
  return {
    ...state,
    at,
    goals: [...state.goals, { side, at }],
    phase: phase === 'overtime' ? 'ended' : phase,
  }
}

function phaseAfter({ goals }: HockeyState, end: number): HockeyState['phase'] {
  if (end < REGULAR) return 'break'
  if (end > REGULAR) return 'shootout'
  return 2 * goals.filter(({ side }) => side === 0).length === goals.length ? 'overtime' : 'ended'
}
