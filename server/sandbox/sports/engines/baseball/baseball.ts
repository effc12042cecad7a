import type { Scoreboard } from '../Engine.ts'
import { createEngine } from '../lines/createEngine.ts'
import { advance } from './advance.ts'
import { type BaseballState, begin, elapsed, HALVES, scoreOf } from './BaseballState.ts'
import { type BaseballView, viewOf } from './BaseballView.ts'
import { baseballRules } from './rules.ts'

/**
 * Baseball: in each half-inning a first run may come and then others one after another, each half-inning on its own. The home
 * side bats no more once it has won.
 */
export const baseball = createEngine<BaseballState, BaseballView>({
  sport: 3,
  begin,
  advance,
  elapsed,
  isOver: ({ phase }) => phase === 'ended',
  scoreboard,
  viewOf,
  rules: baseballRules,
})

function scoreboard(state: BaseballState): Scoreboard {
  const [home, away] = scoreOf(state)
  const innings = Math.ceil(state.halves.length / 2)
  return {
    home,
    away,
    periods: Array.from({ length: innings }, (_, at) => {
      const [inHome, inAway] = scoreOf(state, 2 * at, 2 * at + 2)
      return { home: inHome, away: inAway }
    }),
    matchStatus: statusOf(state),
  }
}

/** Numbers of the feed: 401 the top of the first inning, then by halves; 419 and 420 those of extra innings; 110 ended by one. */
function statusOf({ phase, halves }: BaseballState): number {
  if (phase === 'before') return 0
  if (phase === 'ended') return halves.length > HALVES ? 110 : 100
  const half = halves.length - 1
  return half < HALVES ? 401 + half : 419 + (half % 2)
}
