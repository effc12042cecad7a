/** A sport in which the sides take turns at scoring: attacks, possessions, drives. */
export type Turns = {
  /** Of regular time. */
  periods: number
  /** Turns of both sides together in a period, and what one takes in seconds. */
  turns: number
  seconds: number
  /** Seconds between two periods, and after the middle one. */
  pause: number
  interval: number
  /** Turns of an overtime; a draw stands where there is none. */
  overtime?: number
}

export type TurnsState = {
  phase: 'before' | 'play' | 'break' | 'ended'
  /** What each turn brought, by period; those after regular time are overtimes. */
  periods: readonly (readonly number[])[]
  /** How likely a turn of a side brings no, one, two … points. */
  points: readonly [readonly number[], readonly number[]]
}

/** Whose a turn is: the sides take turns at beginning, too. @param period from 0 @param turn from 0 */
export function sideOf(period: number, turn: number): 0 | 1 {
  return (period + turn) % 2 === 0 ? 0 : 1
}

export function turnsIn({ periods, turns, overtime = 0 }: Turns, period: number): number {
  return period < periods ? turns : overtime
}

/** Points of both sides in some periods. @param to the first one that is not in it */
export function scoreOf(
  { periods }: TurnsState,
  from = 0,
  to = periods.length,
): [home: number, away: number] {
  const score: [number, number] = [0, 0]
  for (let period = from; period < to; period += 1)
    for (const [turn, points] of (periods[period] ?? []).entries()) score[sideOf(period, turn)] += points
  return score
}

/** Seconds of play and breaks. */
export function elapsed(turns: Turns, { periods, phase }: TurnsState): number {
  const played = periods.reduce((sum, period) => sum + period.length, 0) * turns.seconds
  const breaks = periods
    .slice(1)
    .map((_, at) => (at + 1 === turns.periods / 2 ? turns.interval : turns.pause))
  return phase === 'before' ? 0 : played + breaks.reduce((sum, one) => sum + one, 0)
}
