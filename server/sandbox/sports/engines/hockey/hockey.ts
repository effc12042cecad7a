import type { Scoreboard } from '../Engine.ts'
import { createEngine } from '../lines/createEngine.ts'
import { advance } from './advance.ts'
import { begin, elapsed, type HockeyState, PERIOD, REGULAR } from './HockeyState.ts'
import { type HockeyView, viewOf } from './HockeyView.ts'
import { hockeyRules } from './rules.ts'

/** Ice hockey: goals come on their own (Poisson); a draw is decided by the first goal of overtime, else by a shootout. */
export const hockey = createEngine<HockeyState, HockeyView>({
  sport: 4,
  begin,
  advance,
  elapsed,
  isOver: ({ phase }) => phase === 'ended',
  scoreboard,
  viewOf,
  rules: hockeyRules,
})

/** Numbers of the feed: ended, after overtime, after penalties. */
const ENDED = { regular: 100, overtime: 110, shootout: 120 } as const

function scoreboard(state: HockeyState): Scoreboard {
  const { final, period } = viewOf(state)
  const begun =
    state.phase === 'before'
      ? 0
      : Math.min(3, Math.floor(state.at / PERIOD) + (state.phase === 'break' ? 0 : 1))
  const seconds = Math.floor(state.at)
  return {
    home: final.home,
    away: final.away,
    periods: [1, 2, 3]
      .slice(0, begun)
      .map((number) => ({ home: period(number).home, away: period(number).away })),
    matchStatus: statusOf(state),
    clock: `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`,
  }
}

/** Numbers of the feed: the periods from 1, 301 and 302 the breaks between them, 40 overtime, 50 the shootout. */
function statusOf({ phase, at, shootout, goals }: HockeyState): number {
  if (phase === 'before') return 0
  if (phase === 'overtime') return 40
  if (phase === 'shootout') return 50
  if (phase === 'break') return 300 + at / PERIOD
  if (phase === 'play') return Math.floor(at / PERIOD) + 1
  if (shootout !== undefined) return ENDED.shootout
  return goals.some((goal) => goal.at >= REGULAR) ? ENDED.overtime : ENDED.regular
}
