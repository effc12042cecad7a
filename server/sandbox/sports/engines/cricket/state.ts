import { BALLS, ballOf, RUNS, WICKETS } from '../../models/cricket.ts'
import type { Pair, Side } from '../../models/series.ts'
import type { MatchProfile, Random } from '../Engine.ts'

export type Over = { runs: number; wickets: number }

export type Innings = {
  batting: Side
  balls: number
  runs: number
  wickets: number
  /** From the first, the one that is bowled last. */
  overs: readonly Over[]
  /** Runs when each wicket fell. */
  falls: readonly number[]
}

export type CricketState = {
  strengths: Pair
  /** Who won the toss; nobody before it. */
  toss: Side | null
  /** None before the toss, the second from the break on. */
  innings: readonly Innings[]
  /** Who won the super over, where there was one. */
  superOver: Side | null
  seconds: number
}

const SECONDS = { toss: 600, ball: 30, over: 40, wicket: 90, break: 1200, superOver: 1200 }
/** How often who wins the toss bats second. */
const CHASES = 0.55

export function beginCricket({ strengths: [home = 0, away = 0] }: MatchProfile): CricketState {
  return { strengths: [home, away], toss: null, innings: [], superOver: null, seconds: 0 }
}

/** What the side that bats is better than the other. */
export function skillOf({ strengths }: CricketState, batting: Side): number {
  return (strengths[batting] - (strengths[1 - batting] ?? 0)) / 2
}

/** Runs that win the second innings. */
export function targetOf({ innings: [first, second] }: CricketState): number | undefined {
  return first && second ? first.runs + 1 : undefined
}

export function isInningsOver({ balls, wickets, runs }: Innings, target = Number.POSITIVE_INFINITY): boolean {
  return balls === BALLS || wickets === WICKETS || runs >= target
}

/** Whether all is bowled but a super over. */
export function isBowled(state: CricketState): boolean {
  const second = state.innings[1]
  return second !== undefined && isInningsOver(second, targetOf(state))
}

export function isLevel({ innings: [first, second] }: CricketState): boolean {
  return first !== undefined && first.runs === second?.runs
}

export function isCricketOver(state: CricketState): boolean {
  return isBowled(state) && (!isLevel(state) || state.superOver !== null)
}

/** How likely the home side wins a super over. */
export function homeSuperOver({ strengths: [home, away] }: CricketState): number {
  return 1 / (1 + Math.exp(0.25 * (away - home)))
}

/** The toss, then ball by ball, and a super over in one. */
export function advanceCricket(state: CricketState, random: Random): CricketState {
  const now = state.innings.at(-1)
  if (!now) return tossUp(state, random())
  if (isBowled(state)) {
    const winner = random() < homeSuperOver(state) ? 0 : 1
    return { ...state, superOver: winner, seconds: state.seconds + SECONDS.superOver }
  }
  const target = targetOf(state)
  const after = bowl(now, skillOf(state, now.batting), random())
  const isWicket = after.wickets > now.wickets
  const isOverDone = after.balls > now.balls && after.balls % 6 === 0
  const seconds =
    state.seconds + SECONDS.ball + (isWicket ? SECONDS.wicket : 0) + (isOverDone ? SECONDS.over : 0)
  const innings = [...state.innings.slice(0, -1), after]
  if (target !== undefined || !isInningsOver(after)) return { ...state, innings, seconds }
  const second = newInnings((1 - now.batting) as Side)
  return { ...state, innings: [after, second], seconds: seconds + SECONDS.break }
}

function tossUp(state: CricketState, drawn: number): CricketState {
  const toss = drawn < 0.5 ? 0 : 1
  const chases = (drawn * 2) % 1 < CHASES
  const first = newInnings((chases ? 1 - toss : toss) as Side)
  return { ...state, toss, innings: [first], seconds: state.seconds + SECONDS.toss }
}

function newInnings(batting: Side): Innings {
  return { batting, balls: 0, runs: 0, wickets: 0, overs: [], falls: [] }
}

function bowl(innings: Innings, skill: number, drawn: number): Innings {
  const { wide, wicket, runs } = ballOf(skill, innings.balls, innings.wickets)
  if (drawn < wide) return score(innings, { balls: 0, runs: 1, wickets: 0 })
  if (drawn < wide + wicket) return score(innings, { balls: 1, runs: 0, wickets: 1 })
  let left = drawn - wide - wicket
  for (const [at, p] of runs.entries()) {
    if (left < p) return score(innings, { balls: 1, runs: RUNS[at] ?? 0, wickets: 0 })
    left -= p
  }
  // Chances add up to one but for the last digit.
  return score(innings, { balls: 1, runs: 0, wickets: 0 })
}

function score(innings: Innings, ball: { balls: number; runs: number; wickets: number }): Innings {
  const isBegun = innings.overs.length > Math.floor(innings.balls / 6)
  const over = (isBegun ? innings.overs.at(-1) : undefined) ?? { runs: 0, wickets: 0 }
  const runs = innings.runs + ball.runs
  return {
    ...innings,
    balls: innings.balls + ball.balls,
    runs,
    wickets: innings.wickets + ball.wickets,
    overs: [
      ...(isBegun ? innings.overs.slice(0, -1) : innings.overs),
      { runs: over.runs + ball.runs, wickets: over.wickets + ball.wickets },
    ],
    falls: ball.wickets > 0 ? [...innings.falls, runs] : innings.falls,
  }
}
