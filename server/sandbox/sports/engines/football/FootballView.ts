import { countedScope } from '../lines/counts.ts'
import type { Scope } from '../lines/Scope.ts'
import type { Sequence } from '../lines/sequences.ts'
import { FULL } from './clock.ts'
import type { FootballState, Incident, IncidentKind } from './FootballState.ts'
import { shareBetween } from './hazards.ts'

/** What markets count: a booking is a card of either colour; `colours` counts yellow cards of both sides against red ones. */
export type Tally = 'goals' | 'corners' | 'bookings' | 'reds' | 'colours'

const KINDS: Readonly<Record<Tally, readonly IncidentKind[]>> = {
  goals: ['goal'],
  corners: ['corner'],
  bookings: ['yellow', 'red'],
  reds: ['red'],
  colours: ['yellow', 'red'],
}

/** What rules look at: a state, and what is counted in stretches of the match, each made once. */
export type FootballView = {
  state: FootballState
  /** @param from second of play @param to second of play */
  scope: (tally: Tally, from?: number, to?: number) => Scope
  sequence: (tally: Tally, from?: number, to?: number) => Sequence
  /** Incidents of a tally in a stretch, in their order. */
  counted: (tally: Tally, from?: number, to?: number) => readonly Incident[]
}

export function viewOf(state: FootballState): FootballView {
  const scopes = new Map<string, Scope>()
  const counted = (tally: Tally, from = 0, to = FULL) =>
    state.incidents.filter(({ kind, at }) => KINDS[tally].includes(kind) && at >= from && at < to)
  return {
    state,
    counted,
    scope: (tally, from = 0, to = FULL) => {
      const key = `${tally} ${from} ${to}`
      const known = scopes.get(key) ?? makeScope(state, tally, counted(tally, from, to), from, to)
      scopes.set(key, known)
      return known
    },
    sequence: (tally, from = 0, to = FULL) => ({
      sides: counted(tally, from, to).map(({ side }) => side),
      left: left(state, tally, from, to),
      isOver: state.at >= to,
    }),
  }
}

function makeScope(
  state: FootballState,
  tally: Tally,
  incidents: readonly Incident[],
  from: number,
  to: number,
): Scope {
  const isAway = ({ kind, side }: Incident) => (tally === 'colours' ? kind === 'red' : side === 1)
  const away = incidents.filter(isAway).length
  return countedScope([incidents.length - away, away], left(state, tally, from, to), state.at >= to)
}

/** How many are still to come in a stretch, on average, by side (by colour). */
function left(state: FootballState, tally: Tally, from: number, to: number): readonly [number, number] {
  const start = Math.max(from, state.at)
  const of = (kind: IncidentKind) => {
    const share = shareBetween(kind, start, to)
    return state.averages[kind].map((average) => average * share)
  }
  const [first = [], second = []] = KINDS[tally].map(of)
  if (tally === 'colours') return [sum(first), sum(second)]
  return [(first[0] ?? 0) + (second[0] ?? 0), (first[1] ?? 0) + (second[1] ?? 0)]
}

function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0)
}
