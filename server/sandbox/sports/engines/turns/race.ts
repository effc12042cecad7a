import { LOST, resultOfPay, resultsOfOne, WON, winning } from '../lines/Pay.ts'
import type { Asked } from '../lines/Question.ts'
import type { Spread } from '../lines/Scope.ts'
import { add, sumOf } from './sums.ts'
import { pointsFrom, sideOf, type Turns, type TurnsState, turnsIn } from './TurnsState.ts'

const IDS = ['6', '7', '8'] as const

/** Periods from one up to one that is not in it, from 0. */
type Stretch = { from: number; to: number }

/** Which side comes to so many points first in some periods, if any does. */
export function race(turns: Turns, state: TurnsState, stretch: Stretch, target: number): Asked {
  const { first, isOver, chances } = follow(turns, state, stretch, target)
  return {
    chances: () => {
      const all = chances()
      return IDS.map((id, at) => ({ id, chance: winning(all[at] ?? 0) }))
    },
    results: () => {
      if (first === undefined && !isOver) return undefined
      return resultsOfOne(IDS, first === undefined ? 1 : 2 * first)
    },
  }
}

/** The same between the two sides alone: stakes come back where none does. */
export function raceOfTwo(turns: Turns, state: TurnsState, stretch: Stretch, target: number): Asked {
  const { first, isOver, chances } = follow(turns, state, stretch, target)
  return {
    chances: () => {
      const [home, back, away] = chances()
      return [
        { id: '4', chance: { won: home, back, lost: away } },
        { id: '5', chance: { won: away, back, lost: home } },
      ]
    },
    results: () => {
      if (first === undefined) return isOver ? { '4': resultOfPay(0), '5': resultOfPay(0) } : undefined
      return { '4': first === 0 ? WON : LOST, '5': first === 1 ? WON : LOST }
    },
  }
}

/** Who has come to `target` so far, or how likely each does: that a side comes there with a turn, and the other was not there by then. */
function follow(turns: Turns, state: TurnsState, { from, to }: Stretch, target: number) {
  const score: [number, number] = [0, 0]
  let first: 0 | 1 | undefined
  const coming: (0 | 1)[] = []
  const isPlaying = state.periods.length - 1 >= from && state.periods.length <= to
  for (let period = from; period < to; period += 1) {
    const played = state.periods[period] ?? []
    for (const [turn, points] of played.entries()) {
      const side = sideOf(period, turn)
      score[side] += points
      if (score[side] >= target) first ??= side
    }
    for (let turn = played.length; turn < turnsIn(turns, period); turn += 1) coming.push(sideOf(period, turn))
  }
  return {
    first,
    isOver: coming.length === 0,
    chances: () => chancesOf(coming, isPlaying ? state.stage : 0, state.ways, score, target),
  }
}

/** Nobody comes there later where it is rarer. */
const UNREACHED = 1e-12

/** Home side, none, away side. @param coming whose turns are still to come @param stage of the first of them */
function chancesOf(
  coming: readonly (0 | 1)[],
  stage: number,
  ways: TurnsState['ways'],
  score: readonly [number, number],
  target: number,
): [number, number, number] {
  const begun = stage > 0 ? coming[0] : undefined
  /** How likely a side is there after so many turns of its own; each side comes on by itself. */
  const isThere = (side: 0 | 1, turns: number) => {
    const fresh = pointsFrom(ways[side])
    const isBegun = side === begun && turns > 0
    const sum = isBegun ? add(sumOf(fresh, turns - 1), pointsFrom(ways[side], stage)) : sumOf(fresh, turns)
    return above(sum, target - score[side])
  }
  const done: [number, number] = [0, 0]
  const there: [number, number] = [0, 0]
  const first: [number, number] = [0, 0]
  for (const side of coming) {
    done[side] += 1
    const now = isThere(side, done[side])
    first[side] += Math.max(0, now - there[side]) * (1 - there[(1 - side) as 0 | 1])
    there[side] = now
    if ((1 - there[0]) * (1 - there[1]) < UNREACHED) break
  }
  return [first[0], Math.max(0, 1 - first[0] - first[1]), first[1]]
}

/** How likely a sum is at least so much. */
function above({ from, p }: Spread, least: number): number {
  let below = 0
  for (let at = 0; at < p.length && from + at < least; at += 1) below += p[at] as number
  return 1 - below
}
