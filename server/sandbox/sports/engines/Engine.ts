import type { Result } from '../../../../betting/bets/legFactor.ts'
import type { Split } from '../models/asian.ts'

/** Numbers from 0 up to 1, one after another. The same seed gives the same ones. */
export type Random = () => number

/** Who meets, as far as it matters to how it goes. */
export type MatchProfile = {
  /** By competitor, the home side first; all that start where there is a field. 0 is an average one, most are within ±2. */
  strengths: readonly number[]
  /** Ids of players by competitor, the best first: for markets on players. Of a field, each competitor's own id: outcomes are named by it. */
  squads?: readonly (readonly string[])[]
  /** How long it goes, where a sport has several ways: 3 or 5 sets, 5 or 9 legs. */
  best?: number
}

/** A market with its specifiers, and what a stake of one on each of its outcomes is likely to do, given all that has happened. */
export type ModelLine = {
  market: number
  /** As feeds write them, `setnr=1|gamenr=3`; empty where a market has none. */
  specifiers: string
  outcomes: readonly ModelOutcome[]
}

/** The parts of the split: what wins at the full price, comes back, and is lost; one together. */
export type ModelOutcome = { id: string; chance: Split }

/** How a match stands, in the words of a feed (Unified Odds Feed, `sport_event_status`). */
export type Scoreboard = {
  home: number
  away: number
  /** By period, set or inning, from the first. */
  periods: readonly { home: number; away: number }[]
  /** Number of the feed for what is being played: 6 the first half, 31 a break, 100 ended. */
  matchStatus: number
  /** Clock of the match as it is shown, `34:12`, where a sport has one. */
  clock?: string
  /** What else is shown beside: `{ home_corners: 3, home_gamescore: 40, current_server: 1 }`. */
  statistics?: Readonly<Record<string, number>>
}

/** An outcome that somebody bets on. */
export type Selection = { market: number; specifiers: string; outcome: string }

/**
 * A sport: how a match goes and what its outcomes are worth, both from the one state. A state is plain data without a clock
 * of its own, and `lines` knows nothing of the numbers that are still to be drawn.
 */
export type Engine<State> = {
  /** Number of the feed: 1 football, 5 tennis. */
  sport: number
  begin: (profile: MatchProfile) => State
  /** The next thing that happens; the state that it is called with stays as it is. */
  advance: (state: State, random: Random) => State
  /** Seconds of play and breaks from the beginning up to here; never less than before. */
  elapsed: (state: State) => number
  isOver: (state: State) => boolean
  /** All that can be bet on now: what is decided is not among it. */
  lines: (state: State) => ModelLine[]
  /** What a line has come to, by outcome; undefined while it is open. */
  resultOf: (state: State, market: number, specifiers: string) => Readonly<Record<string, Result>> | undefined
  scoreboard: (state: State) => Scoreboard
  /** How likely outcomes of several open lines all win; undefined where it cannot be said, as in engines that have no such thing. */
  chanceOfAll?: (state: State, selections: readonly Selection[]) => number | undefined
}
