import type { MatchProfile, Scoreboard } from '../Engine.ts'
import { createEngine, type PricingEngine } from '../lines/createEngine.ts'
import type { Rule } from '../lines/rules.ts'
import { advance } from './advance.ts'
import { elapsed, scoreOf, type Turns, type TurnsState, turnsIn } from './TurnsState.ts'
import { type TurnsView, viewOf } from './TurnsView.ts'

/** Numbers of the feed for what is being played: by period, by the break after it, overtime and the break before it. */
export type TurnsStatus = {
  periods: readonly number[]
  breaks: readonly number[]
  overtime: number
  beforeOvertime: number
}

const ENDED = 100
const AFTER_OVERTIME = 110

/** An engine of a sport whose sides take turns. @param waysOf what turns of each side may come to, by how much the home side is stronger */
export function createTurnsEngine({
  sport,
  turns,
  waysOf,
  status,
  rules,
}: {
  sport: number
  turns: Turns
  waysOf: (ahead: number) => TurnsState['ways']
  status: TurnsStatus
  rules: readonly Rule<TurnsView>[]
}): PricingEngine<TurnsState> {
  return createEngine<TurnsState, TurnsView>({
    sport,
    begin: ({ strengths }: MatchProfile) => ({
      phase: 'before',
      periods: [],
      stage: 0,
      ways: waysOf((strengths[0] ?? 0) - (strengths[1] ?? 0)),
    }),
    advance: (state, random) => advance(turns, state, random),
    elapsed: (state) => elapsed(turns, state),
    isOver: ({ phase }) => phase === 'ended',
    scoreboard: (state) => scoreboardOf(turns, status, state),
    viewOf: (state) => viewOf(turns, state),
    rules,
  })
}

function scoreboardOf(turns: Turns, status: TurnsStatus, state: TurnsState): Scoreboard {
  const [home, away] = scoreOf(state)
  const last = state.periods.length - 1
  const turn = (state.periods[last]?.length ?? 0) + state.stage / state.ways[0].length
  const left = (turnsIn(turns, last) - turn) * turns.seconds
  return {
    home,
    away,
    periods: state.periods.map((_, period) => {
      const [inHome, inAway] = scoreOf(state, period, period + 1)
      return { home: inHome, away: inAway }
    }),
    matchStatus: statusOf(turns, status, state),
    ...(state.phase === 'play' ? { clock: clockOf(left) } : {}),
  }
}

function statusOf(turns: Turns, status: TurnsStatus, { phase, periods }: TurnsState): number {
  const last = periods.length - 1
  if (phase === 'before') return 0
  if (phase === 'ended') return periods.length > turns.periods ? AFTER_OVERTIME : ENDED
  if (phase === 'break') return last < turns.periods - 1 ? (status.breaks[last] ?? 0) : status.beforeOvertime
  return status.periods[last] ?? status.overtime
}

/** What is left of a period. */
function clockOf(seconds: number): string {
  const text = (number: number) => String(Math.floor(number)).padStart(2, '0')
  return `${text(seconds / 60)}:${text(seconds % 60)}`
}
