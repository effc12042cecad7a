import type { MatchProfile } from '../Engine.ts'

export type Side = 0 | 1

export type HockeyState = {
  phase: 'before' | 'play' | 'break' | 'overtime' | 'shootout' | 'ended'
  /** Seconds of play; overtime goes on from the end of the third period. */
  at: number
  /** Goals of a side in regular time, on average. */
  averages: readonly [number, number]
  /** In their order; one that decides a shootout is none. */
  goals: readonly { side: Side; at: number }[]
  shootout?: Side
}

/** Seconds of play. */
export const PERIOD = 20 * 60
export const PERIODS = [1, 2, 3] as const
export const REGULAR = PERIODS.length * PERIOD
export const OVERTIME = 5 * 60
const BREAK = 17 * 60
/** What a shootout takes. */
const SHOOTOUT = 8 * 60

/** With three skaters a side goals come the faster. */
const OPEN_ICE = 1.7

/** Of an average home side and an average away side, and how they grow with each point of strength between them. */
const USUAL = { home: 3.1, away: 2.7, growth: 0.11 }

export function begin({ strengths }: MatchProfile): HockeyState {
  const ahead = (strengths[0] ?? 0) - (strengths[1] ?? 0)
  const averages = [
    USUAL.home * Math.exp(USUAL.growth * ahead),
    USUAL.away * Math.exp(-USUAL.growth * ahead),
  ] as const
  return { phase: 'before', at: 0, averages, goals: [] }
}

/** Goals a second by side. */
export function ratesOf({ averages, phase }: HockeyState): readonly [number, number] {
  const pace = (phase === 'overtime' ? OPEN_ICE : 1) / REGULAR
  return [averages[0] * pace, averages[1] * pace]
}

/** How likely no goal falls in so many seconds of overtime. */
export function goalless([home, away]: HockeyState['averages'], seconds: number): number {
  return Math.exp(((-(home + away) * OPEN_ICE) / REGULAR) * seconds)
}

/** How likely the home side wins what follows a draw: the first goal of what is left of overtime, else the shootout. */
export function homeDecides({ averages, phase, at }: HockeyState): number {
  const share = averages[0] / (averages[0] + averages[1])
  if (phase === 'shootout') return shootoutChance(share)
  const none = goalless(averages, REGULAR + OVERTIME - Math.max(at, REGULAR))
  return (1 - none) * share + none * shootoutChance(share)
}

/** A shootout is nearly a toss. @param share of the home side of all goals */
export function shootoutChance(share: number): number {
  return 0.5 + (share - 0.5) / 4
}

export function elapsed({ phase, at, shootout }: HockeyState): number {
  const through = Math.min(2, Math.floor(at / PERIOD))
  const breaks = phase === 'break' && at % PERIOD === 0 ? through - 1 : through
  return at + Math.max(0, breaks) * BREAK + (shootout === undefined ? 0 : SHOOTOUT)
}
