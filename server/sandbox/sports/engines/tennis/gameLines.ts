import type { Side } from '../../models/series.ts'
import { eitherOr, lineOf } from '../build/lines.ts'
import { SIDES, YES_NO } from '../build/outcomes.ts'
import type { ModelLine } from '../Engine.ts'
import { homePoint, isTiebreak, type TennisState } from './state.ts'
import { homeWinsGame, tennisTable } from './table.ts'

/** Who wins a game with how many points of the other: the home player to love, 15, 30, 40, then the away player. */
export const GAME_SCORES = ['886', '887', '888', '889', '890', '891', '892', '893'] as const

/** Lines of the game and the points that are played; none before it is known who serves. */
export function gameLines(state: TennisState): ModelLine[] {
  const { server, games, scores } = state
  if (server === null) return []
  const game = { setnr: scores.length + 1, gamenr: games[0] + games[1] + 1 }
  const lines = [eitherOr(210, game, homeWinsGame(state, server), SIDES), ...pointLines(state, server, game)]
  if (isTiebreak(games)) return lines
  const { scored, deuce } = gameScores(state, server)
  const next = { ...game, gamenr: game.gamenr + 1 }
  const { homeGame } = tennisTable(...state.serves, state.best)
  if (hasNextGame(games)) lines.push(eitherOr(210, next, homeGame((1 - server) as Side), SIDES))
  lines.push(lineOf(214, game, Object.fromEntries(GAME_SCORES.map((id, at) => [id, scored[at] ?? 0]))))
  if (Math.min(...state.points) < 3) lines.push(eitherOr(212, game, deuce, YES_NO))
  return lines
}

/** Whether the set goes on after this game, whoever wins it. */
function hasNextGame([home, away]: readonly [number, number]): boolean {
  return Math.max(home, away) < 5 || (home === 5 && away === 5)
}

/** The next point, and the one after it where the game cannot end before. */
function pointLines(state: TennisState, server: Side, game: { setnr: number; gamenr: number }): ModelLine[] {
  const [home, away] = state.points
  const needed = isTiebreak(state.games) ? 7 : 4
  const isLast = Math.max(home, away) >= needed - 1 && home !== away
  return (isLast ? [1] : [1, 2]).map((ahead) => {
    const point = home + away + ahead
    return eitherOr(218, { ...game, pointnr: point }, homePoint(state, server, point - 1), SIDES)
  })
}

/** How a game may end, by `GAME_SCORES`, and how likely it comes to deuce. */
function gameScores(state: TennisState, server: Side): { scored: number[]; deuce: number } {
  const p = homePoint(state, server, 0)
  const scored: number[] = Array(GAME_SCORES.length).fill(0)
  let deuce = 0
  const play = (home: number, away: number, chance: number): void => {
    if (home >= 3 && away >= 3) {
      const home40 = homeWinsGame({ ...state, points: [home, away] }, server)
      deuce += chance
      scored[3] = (scored[3] ?? 0) + chance * home40
      scored[7] = (scored[7] ?? 0) + chance * (1 - home40)
      return
    }
    if (home === 4 || away === 4) {
      const at = home === 4 ? away : 4 + home
      scored[at] = (scored[at] ?? 0) + chance
      return
    }
    play(home + 1, away, chance * p)
    play(home, away + 1, chance * (1 - p))
  }
  play(state.points[0], state.points[1], 1)
  return { scored, deuce }
}
