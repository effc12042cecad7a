import type { Scoreboard } from '../Engine.ts'
import { clock, FULL, HALF } from './clock.ts'
import type { FootballState, IncidentKind, Side } from './FootballState.ts'

/** Numbers of the feed: not started, first half, half-time, second half, ended. */
const STATUS = { before: 0, first: 6, break: 31, second: 7, ended: 100 } as const

export function scoreboard(state: FootballState): Scoreboard {
  const count = (kind: IncidentKind, side: Side, from = 0, to = FULL) =>
    state.incidents.filter((one) => one.kind === kind && one.side === side && one.at >= from && one.at < to)
      .length
  const halves = [
    { from: 0, to: HALF, hasBegun: state.phase !== 'before' },
    { from: HALF, to: FULL, hasBegun: state.phase === 'second' || state.phase === 'ended' },
  ].filter(({ hasBegun }) => hasBegun)
  return {
    home: count('goal', 0),
    away: count('goal', 1),
    periods: halves.map(({ from, to }) => ({
      home: count('goal', 0, from, to),
      away: count('goal', 1, from, to),
    })),
    matchStatus: STATUS[state.phase],
    clock: clock(state),
    statistics: {
      home_corners: count('corner', 0),
      away_corners: count('corner', 1),
      home_yellow_cards: count('yellow', 0),
      away_yellow_cards: count('yellow', 1),
      home_red_cards: count('red', 0),
      away_red_cards: count('red', 1),
    },
  }
}
