import type { Engine, Scoreboard } from '../Engine.ts'
import { dartsLines } from './lines.ts'
import { dartsResult } from './results.ts'
import { advanceDarts, beginDarts, type DartsState, isDartsOver } from './state.ts'

/** Legs of 501 that end with a double, won by whoever is first to more than half of them; players throw first in turns. */
export const darts: Engine<DartsState> = {
  sport: 22,
  begin: beginDarts,
  advance: advanceDarts,
  elapsed: ({ seconds }) => seconds,
  isOver: isDartsOver,
  lines: dartsLines,
  resultOf: dartsResult,
  scoreboard,
}

/** Started (20) or ended (100); legs are the one period there is. */
function scoreboard(state: DartsState): Scoreboard {
  const [home, away] = state.won
  const isOver = isDartsOver(state)
  return {
    home,
    away,
    periods: [{ home, away }],
    matchStatus: isOver ? 100 : state.first === null ? 0 : 20,
    ...(isOver || state.first === null
      ? {}
      : {
          statistics: {
            home_left: state.left[0],
            away_left: state.left[1],
            current_server: state.thrower + 1,
          },
        }),
  }
}
