import type { Random } from '../Engine.ts'
import { FULL, HALF } from './clock.ts'
import type { FootballState, Incident, IncidentKind, Side } from './FootballState.ts'
import { densityIn, ENDS, partAt } from './hazards.ts'
import { scorerShares } from './scorerShares.ts'

/** Seconds of play after which it is looked anew, though nothing happened. */
const LOOK = 30

const KINDS: readonly IncidentKind[] = ['goal', 'corner', 'yellow', 'red']

/** The next incident, or half a minute in which there was none. */
export function advance(state: FootballState, random: Random): FootballState {
  if (state.phase === 'before') return { ...state, phase: 'first' }
  if (state.phase === 'break') return { ...state, phase: 'second' }
  if (state.phase === 'ended') return state
  const part = partAt(state.at)
  const until = Math.min(state.at + LOOK, ENDS[part] ?? FULL)
  const rates = ratesIn(state, part)
  const all = rates.reduce((sum, rate) => sum + rate, 0)
  const at = state.at - Math.log(1 - random()) / all
  if (at >= until) return { ...state, at: until, phase: phaseAt(until, state.phase) }
  const drawn = draw(rates, random() * all)
  const kind = KINDS[drawn >> 1] ?? 'corner'
  const side: Side = drawn % 2 === 0 ? 0 : 1
  const incident: Incident = { kind, side, at }
  const player = kind === 'goal' ? drawScorer(state.squads[side] ?? [], random) : undefined
  return {
    ...state,
    at,
    incidents: [...state.incidents, player === undefined ? incident : { ...incident, player }],
  }
}

/** Of each kind in its order, the home side before the away side, a second. */
function ratesIn({ averages }: FootballState, part: number): number[] {
  const rates: number[] = []
  for (const kind of KINDS) {
    const density = densityIn(kind, part)
    rates.push(averages[kind][0] * density, averages[kind][1] * density)
  }
  return rates
}

/** Which of some parts a number below their sum lies in. */
function draw(parts: readonly number[], number: number): number {
  let left = number
  const at = parts.findIndex((part) => {
    left -= part
    return left < 0
  })
  return at < 0 ? parts.length - 1 : at
}

function phaseAt(at: number, phase: FootballState['phase']): FootballState['phase'] {
  if (at === HALF) return 'break'
  return at === FULL ? 'ended' : phase
}

function drawScorer(squad: readonly string[], random: Random): string | undefined {
  if (squad.length === 0) return undefined
  return squad[draw(scorerShares(squad.length), random())]
}
