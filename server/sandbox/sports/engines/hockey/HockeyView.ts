import { countedScope } from '../lines/counts.ts'
import { createScope, type Grid, type Scope } from '../lines/Scope.ts'
import type { Sequence } from '../lines/sequences.ts'
import { undraw } from '../lines/undraw.ts'
import { type HockeyState, homeDecides, PERIOD, REGULAR } from './HockeyState.ts'

export type HockeyView = {
  state: HockeyState
  regular: Scope
  /** With overtime and shootout, whose winner is one goal ahead. */
  final: Scope
  /** @param number from 1 */
  period: (number: number) => Scope
  /** Of regular time, or of a period of it. */
  sequence: (period?: number) => Sequence
}

export function viewOf(state: HockeyState): HockeyView {
  const sequence = (period?: number): Sequence => {
    const [from, to] = period === undefined ? [0, REGULAR] : [(period - 1) * PERIOD, period * PERIOD]
    const share = Math.max(0, to - Math.max(from, state.at)) / REGULAR
    return {
      sides: state.goals.filter(({ at }) => at >= from && at < to).map(({ side }) => side),
      left: [state.averages[0] * share, state.averages[1] * share],
      isOver: state.at >= to,
    }
  }
  const regular = scopeOf(sequence())
  const periods = [1, 2, 3].map((period) => scopeOf(sequence(period)))
  return {
    state,
    sequence,
    regular,
    final: finalOf(state, regular),
    period: (number) => periods[number - 1] ?? regular,
  }
}

function scopeOf({ sides, left, isOver }: Sequence): Scope {
  const away = sides.filter((side) => side === 1).length
  return countedScope([sides.length - away, away], left, isOver)
}

function finalOf(state: HockeyState, regular: Scope): Scope {
  const decider = state.goals.find(({ at }) => at >= REGULAR)?.side ?? state.shootout
  const home = regular.home + (decider === 0 ? 1 : 0)
  const away = regular.away + (decider === 1 ? 1 : 0)
  return createScope(home, away, state.phase === 'ended', () => {
    return decider === undefined
      ? undraw(regular.scores(), byOneGoal(homeDecides(state)))
      : { home, away, p: [[1]] }
  })
}

function byOneGoal(homeWins: number): Grid {
  return { home: 0, away: 0, p: [[0, 1 - homeWins], [homeWins]] }
}
