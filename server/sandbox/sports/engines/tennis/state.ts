import type { Pair, Side } from '../../models/series.ts'
import { winPart } from '../../models/series.ts'
import { firstServes } from '../../models/tennis.ts'
import type { MatchProfile, Random } from '../Engine.ts'

export type TennisState = {
  /** How likely each player wins a point on their own serve. */
  serves: Pair
  best: 3 | 5
  /** Who serves this game, or the first point of this tie-break; nobody before the toss. */
  server: Side | null
  /** Scores of the sets that are over. */
  scores: readonly Pair[]
  /** By set, up to the one that is played: who won each point of its games, `h` and `a`, the last of which won the game. */
  sets: readonly (readonly string[])[]
  /** Of the game that is played, as above. */
  game: string
  /** Sets won, games in this set, points in this game. */
  won: Pair
  games: Pair
  points: Pair
  seconds: number
}

const LOVE: Pair = [0, 0]
const SECONDS = { toss: 120, point: 31, game: 25, set: 90 }

export function beginTennis({ strengths: [home = 0, away = 0], best }: MatchProfile): TennisState {
  const serve = (ahead: number) => Math.min(0.8, Math.max(0.48, 0.635 + 0.022 * ahead))
  return {
    serves: [serve(home - away), serve(away - home)],
    best: best === 5 ? 5 : 3,
    server: null,
    scores: [],
    sets: [[]],
    game: '',
    won: LOVE,
    games: LOVE,
    points: LOVE,
    seconds: 0,
  }
}

export function isTennisOver({ won, best }: TennisState): boolean {
  return won[0] * 2 > best || won[1] * 2 > best
}

export function isTiebreak([home, away]: Pair): boolean {
  return home === 6 && away === 6
}

/** How likely the home player wins a point of this game. @param point its number in the game, from 0 */
export function homePoint({ serves, games }: TennisState, server: Side, point: number): number {
  const first = !isTiebreak(games) || firstServes(point)
  return (server === 0) === first ? serves[0] : 1 - serves[1]
}

/** The toss, then point by point. */
export function advanceTennis(state: TennisState, random: Random): TennisState {
  const { server, seconds, points } = state
  if (server === null) return { ...state, server: random() < 0.5 ? 0 : 1, seconds: seconds + SECONDS.toss }
  const winner = random() < homePoint(state, server, points[0] + points[1]) ? 0 : 1
  const played = {
    ...state,
    game: state.game + (winner === 0 ? 'h' : 'a'),
    points: winPart(points, winner),
    seconds: seconds + SECONDS.point,
  }
  return hasWon(played.points[winner], played.points[1 - winner], isTiebreak(state.games) ? 7 : 4)
    ? endGame(played, server, winner)
    : played
}

/** Whether so many are enough, two ahead. */
function hasWon(mine: number, theirs = 0, needed = 6): boolean {
  return mine >= needed && mine - theirs >= 2
}

function endGame(state: TennisState, server: Side, winner: Side): TennisState {
  const games = winPart(state.games, winner)
  const ended = {
    ...state,
    server: (1 - server) as Side,
    sets: [...state.sets.slice(0, -1), [...(state.sets.at(-1) ?? []), state.game]],
    game: '',
    points: LOVE,
    games,
    seconds: state.seconds + SECONDS.game,
  }
  if (!hasWon(games[winner], games[1 - winner]) && games[winner] !== 7) return ended
  const over = {
    ...ended,
    won: winPart(state.won, winner),
    scores: [...state.scores, games],
    games: LOVE,
    seconds: ended.seconds + SECONDS.set,
  }
  return isTennisOver(over) ? over : { ...over, sets: [...ended.sets, []] }
}
