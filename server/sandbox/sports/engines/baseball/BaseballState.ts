import type { MatchProfile } from '../Engine.ts'

export type Side = 0 | 1

export type BaseballState = {
  phase: 'before' | 'play' | 'ended'
  /** Runs by half-inning, the away side bats in the first; the last one is being played. */
  halves: readonly number[]
  /** How likely a side scores at all when it bats. */
  first: readonly [number, number]
}

export const INNINGS = 9
/** The half-innings of regular time, and the last of them, in which the home side bats. */
export const HALVES = 2 * INNINGS
const LAST = HALVES - 1

/** Of an average home side and an average away side, and how it grows with each point of strength between them. */
const USUAL = { home: 0.275, away: 0.262, growth: 0.09 }

/** How likely another run follows one in the same half-inning. */
export const MORE = 0.46

/** Seconds that a half-inning takes, and each run more. */
const HALF_INNING = 480
const RUN = 90

export function begin({ strengths }: MatchProfile): BaseballState {
  const ahead = (strengths[0] ?? 0) - (strengths[1] ?? 0)
  const first = [
    USUAL.home * Math.exp(USUAL.growth * ahead),
    USUAL.away * Math.exp(-USUAL.growth * ahead),
  ] as const
  return { phase: 'before', halves: [], first }
}

export function batting(half: number): Side {
  return half % 2 === 0 ? 1 : 0
}

/** @param from half-inning from 0 @param to the first that is not in it */
export function scoreOf(
  { halves }: BaseballState,
  from = 0,
  to = halves.length,
): [home: number, away: number] {
  const score: [number, number] = [0, 0]
  for (let half = from; half < Math.min(to, halves.length); half += 1)
    score[batting(half)] += halves[half] ?? 0
  return score
}

/** Whether the match ends after so many half-innings, or while the home side bats. @param isDone whether the last half is */
export function isDecided(state: BaseballState, isDone: boolean): boolean {
  const half = state.halves.length - 1
  const [home, away] = scoreOf(state)
  if (half < LAST - 1) return false
  if (batting(half) === 0) return home > away || (isDone && home < away)
  return isDone && home > away
}

export function elapsed({ phase, halves }: BaseballState): number {
  const played = phase === 'ended' ? halves.length : Math.max(0, halves.length - 1)
  return played * HALF_INNING + halves.reduce((sum, runs) => sum + runs, 0) * RUN
}
