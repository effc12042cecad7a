import type { Engine, Scoreboard } from '../Engine.ts'
import { gameLines } from './gameLines.ts'
import { matchLines } from './matchLines.ts'
import { tennisResult } from './results.ts'
import { setLines } from './setLines.ts'
import { advanceTennis, beginTennis, isTennisOver, isTiebreak, type TennisState } from './state.ts'

/** Points on serve that know nothing of each other, with tie-breaks at six all in every set. */
export const tennis: Engine<TennisState> = {
  sport: 5,
  begin: beginTennis,
  advance: advanceTennis,
  elapsed: ({ seconds }) => seconds,
  isOver: isTennisOver,
  lines: (state) =>
    isTennisOver(state) ? [] : [...matchLines(state), ...setLines(state), ...gameLines(state)],
  resultOf: tennisResult,
  scoreboard,
}

/** Sets 1 to 5 are played (8 to 12), or the match is over (100). */
function scoreboard(state: TennisState): Scoreboard {
  const { scores, games, points, won, server } = state
  const isOver = isTennisOver(state)
  const periods = isOver ? scores : [...scores, games]
  const [home, away] = isTiebreak(games) ? points : shownPoints(points)
  return {
    home: won[0],
    away: won[1],
    periods: periods.map(([home, away]) => ({ home, away })),
    matchStatus: isOver ? 100 : server === null ? 0 : 8 + scores.length,
    ...(isOver || server === null
      ? {}
      : {
          statistics: {
            home_gamescore: home,
            away_gamescore: away,
            current_server: server + 1,
            tiebreak: Number(isTiebreak(games)),
          },
        }),
  }
}

/** 0, 15, 30, 40, and 50 for advantage, as feeds write it. */
function shownPoints([home, away]: readonly [number, number]): readonly [number, number] {
  const most = Math.max(home, away)
  const shown = (mine: number) =>
    [0, 15, 30, 40, 50][most > 3 ? mine - (Math.min(home, away) - 3) : mine] ?? 40
  return [shown(home), shown(away)]
}
