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

/** A stage of a turn: it goes on to the next one with some chance, else it ends with no, one, two … points. */
export type Stage = { on: number; points: readonly number[] }

/** What a turn of a side may come to, stage by stage; from the last one none goes on. */
export type Way = readonly Stage[]

export type TurnsState = {
  phase: 'before' | 'play' | 'break' | 'ended'
  /** What each turn brought, by period; those after regular time are overtimes. */
  periods: readonly (readonly number[])[]
  /** How far the turn that is played has come. */
  stage: number
  ways: readonly [Way, Way]
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
export function elapsed(turns: Turns, { periods, phase, stage, ways }: TurnsState): number {
  const played =
    (periods.reduce((sum, period) => sum + period.length, 0) + stage / ways[0].length) * turns.seconds
  const breaks = periods
    .slice(1)
    .map((_, at) => (at + 1 === turns.periods / 2 ? turns.interval : turns.pause))
  return phase === 'before' ? 0 : played + breaks.reduce((sum, one) => sum + one, 0)
}

const known = new WeakMap<Way, (readonly number[])[]>()

/** How likely a turn brings no, one, two … points from a stage on. */
export function pointsFrom(way: Way, stage = 0): readonly number[] {
  const all = known.get(way) ?? way.map((_, at) => mixed(way.slice(at)))
  known.set(way, all)
  return all[stage] ?? []
}

function mixed([stage, ...rest]: Way): readonly number[] {
  if (!stage) return []
  const later = rest.length > 0 ? mixed(rest) : []
  return Array.from({ length: Math.max(stage.points.length, later.length) }, (_, points) => {
    return (1 - stage.on) * (stage.points[points] ?? 0) + stage.on * (later[points] ?? 0)
  })
}
