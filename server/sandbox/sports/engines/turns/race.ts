import { LOST, resultOfPay, WON, winning } from '../lines/Pay.ts'
import type { Asked } from '../lines/Question.ts'
import { sideOf, type Turns, type TurnsState, turnsIn } from './TurnsState.ts'

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
      const winner = first === undefined ? 1 : 2 * first
      return Object.fromEntries(IDS.map((id, at) => [id, at === winner ? WON : LOST]))
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

/** Who has come to `target` so far, or how likely each does: what turns bring is followed one by one. */
function follow(turns: Turns, state: TurnsState, { from, to }: Stretch, target: number) {
  const score: [number, number] = [0, 0]
  let first: 0 | 1 | undefined
  const coming: (0 | 1)[] = []
  for (let period = from; period < to; period += 1) {
    const played = state.periods[period] ?? []
    for (const [turn, points] of played.entries()) {
      const side = sideOf(period, turn)
      score[side] += points
      if (score[side] >= target) first ??= side
    }
    for (let turn = played.length; turn < turnsIn(turns, period); turn += 1) coming.push(sideOf(period, turn))
  }
  return { first, isOver: coming.length === 0, chances: () => chancesOf(coming, state.points, score, target) }
}

/** Home side, none, away side. @param coming whose turns are still to come */
function chancesOf(
  coming: readonly (0 | 1)[],
  points: TurnsState['points'],
  [home, away]: readonly [number, number],
  target: number,
): [number, number, number] {
  // By what the home side has times `target`, and what the away side has.
  let scores = new Float64Array(target * target)
  scores[home * target + away] = 1
  const reached: [number, number] = [0, 0]
  for (const side of coming) {
    const step = side === 0 ? target : 1
    const chances = points[side]
    const next = new Float64Array(target * target)
    for (let at = 0; at < scores.length; at += 1) {
      const chance = scores[at] as number
      if (chance === 0) continue
      const has = side === 0 ? Math.floor(at / target) : at % target
      for (let more = 0; more < chances.length; more += 1) {
        const p = chance * (chances[more] as number)
        if (has + more >= target) reached[side] += p
        else next[at + more * step] = (next[at + more * step] as number) + p
      }
    }
    scores = next
  }
  return [reached[0], Math.max(0, 1 - reached[0] - reached[1]), reached[1]]
}
