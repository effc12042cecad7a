import { PAR_OF_NINE } from '../../models/golf.ts'
import type { Engine, Scoreboard } from '../Engine.ts'
import { golfLines } from './lines.ts'
import { golfResult } from './results.ts'
import { advanceGolf, beginGolf, type GolfState, isGolfOver, roundOf, totalOf } from './state.ts'

/**
 * Four rounds of a field, nine holes of a player at a time; who ties shares, and nobody plays off. The profile's squads hold a
 * player each: by their ids the outcomes are named.
 */
export const golf: Engine<GolfState> = {
  sport: 9,
  begin: beginGolf,
  advance: advanceGolf,
  elapsed: ({ seconds }) => seconds,
  isOver: isGolfOver,
  lines: golfLines,
  resultOf: golfResult,
  scoreboard,
}

/** A field has no sides: what is shown is the round, and the leader's score beside par. */
function scoreboard(state: GolfState): Scoreboard {
  const toPar = state.strokes.map((nines) => totalOf(nines) - PAR_OF_NINE * nines.length)
  const isOver = isGolfOver(state)
  return {
    home: 0,
    away: 0,
    periods: [],
    matchStatus: isOver ? 100 : state.seconds === 0 ? 0 : 20,
    statistics: { round: roundOf(state), leader: Math.min(...toPar) },
  }
}
