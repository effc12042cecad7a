import { drawCount } from '../../models/counts.ts'
import { strokesOf } from '../../models/golf.ts'
import type { MatchProfile, Random } from '../Engine.ts'

export type GolfState = {
  skills: readonly number[]
  /** What the feed calls the players: the first of each squad, or else their places in the field. */
  ids: readonly string[]
  /** Strokes of each player, nine by nine. */
  strokes: readonly (readonly number[])[]
  seconds: number
}

export const ROUNDS = 4
const NINES = 2 * ROUNDS
/** Nights are left out. */
const DAY_SECONDS = 5 * 3600

export function beginGolf({ strengths, squads }: MatchProfile): GolfState {
  return {
    skills: strengths,
    ids: strengths.map((_, at) => squads?.[at]?.[0] ?? String(at + 1)),
    strokes: strengths.map(() => []),
    seconds: 0,
  }
}

/** Nines that are over, of all players together. */
function ninesPlayed({ strokes }: GolfState): number {
  return strokes.reduce((sum, nines) => sum + nines.length, 0)
}

export function isGolfOver(state: GolfState): boolean {
  return ninesPlayed(state) === NINES * state.skills.length
}

/** The round that is played, from 1: it ends when all have finished it. */
export function roundOf(state: GolfState): number {
  return Math.min(ROUNDS, Math.floor(ninesPlayed(state) / (2 * state.skills.length)) + 1)
}

/** The next nine holes of a player: all play their first nine of a round, one after another, then all their second. */
export function advanceGolf(state: GolfState, random: Random): GolfState {
  const played = ninesPlayed(state)
  const field = state.skills.length
  const player = played % field
  const drawn = drawCount(strokesOf(state.skills[player] ?? 0, 1), random())
  const strokes = state.strokes.map((nines, at) => (at === player ? [...nines, drawn] : nines))
  return { ...state, strokes, seconds: state.seconds + DAY_SECONDS / (2 * field) }
}

export function ninesLeft(nines: readonly number[]): number {
  return NINES - nines.length
}

/** Strokes so far, and those of a round. */
export function totalOf(nines: readonly number[]): number {
  return nines.reduce((sum, strokes) => sum + strokes, 0)
}

export function roundNines(nines: readonly number[], round: number): readonly number[] {
  return nines.slice(2 * round - 2, 2 * round)
}
