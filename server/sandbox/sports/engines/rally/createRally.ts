import type { Engine, Scoreboard } from '../Engine.ts'
import { rallyLines } from './lines.ts'
import type { RallyRules } from './RallyRules.ts'
import { rallyJudges, rallyResult } from './results.ts'
import { advanceRally, beginRally, isRallyOver, type RallyState } from './state.ts'

/** A game of rallies to so many points, two ahead, of which each is won with the same chance. */
export function createRally(rules: RallyRules): Engine<RallyState> {
  return {
    sport: rules.sport,
    begin: (profile) => beginRally(rules, profile),
    advance: (state, random) => advanceRally(rules, state, random),
    elapsed: ({ seconds }) => seconds,
    isOver: isRallyOver,
    lines: (state) => rallyLines(rules, state),
    resultOf: rallyResult(rallyJudges(rules)),
    scoreboard,
  }
}

/** Numbers of the feed for the sets, from the first. */
const SETS = [8, 9, 10, 11, 12, 441, 442]

function scoreboard(state: RallyState): Scoreboard {
  const { scores, points, won, seconds } = state
  const isOver = isRallyOver(state)
  const periods = isOver ? scores : [...scores, points]
  return {
    home: won[0],
    away: won[1],
    periods: periods.map(([home, away]) => ({ home, away })),
    matchStatus: isOver ? 100 : seconds === 0 ? 0 : (SETS[scores.length] ?? 100),
  }
}
