import { LOST, WON, winning } from '../lines/Pay.ts'
import type { Asked } from '../lines/Question.ts'
import { sideOf, type Turns, type TurnsState, turnsIn } from './TurnsState.ts'

const IDS = ['6', '7', '8'] as const

/** Which side comes to so many points first in a period, if any does: what turns bring is followed one by one. */
export function race(turns: Turns, state: TurnsState, period: number, target: number): Asked {
  const played = state.periods[period] ?? []
  const score: [number, number] = [0, 0]
  let first: 0 | 1 | undefined
  for (const [turn, points] of played.entries()) {
    const side = sideOf(period, turn)
    score[side] += points
    if (score[side] >= target) first ??= side
  }
  const isOver = played.length === turnsIn(turns, period)
  return {
    chances: () => {
      const chances = chancesOf(turns, state, period, score, target)
      return IDS.map((id, at) => ({ id, chance: winning(chances[at] ?? 0) }))
    },
    results: () => {
      if (first === undefined && !isOver) return undefined
      const winner = first === undefined ? 1 : 2 * first
      return Object.fromEntries(IDS.map((id, at) => [id, at === winner ? WON : LOST]))
    },
  }
}

/** Home side, none, away side. */
function chancesOf(
  turns: Turns,
  state: TurnsState,
  period: number,
  [home, away]: readonly [number, number],
  target: number,
): [number, number, number] {
  // By what the home side has times `target`, and what the away side has.
  let scores = new Float64Array(target * target)
  scores[home * target + away] = 1
  const reached: [number, number] = [0, 0]
  for (let turn = state.periods[period]?.length ?? 0; turn < turnsIn(turns, period); turn += 1) {
    const side = sideOf(period, turn)
    const step = side === 0 ? target : 1
    const next = new Float64Array(target * target)
    for (let at = 0; at < scores.length; at += 1) {
      const chance = scores[at] as number
      if (chance === 0) continue
      const has = side === 0 ? Math.floor(at / target) : at % target
      const chances = state.points[side]
      for (let points = 0; points < chances.length; points += 1) {
        const p = chances[points] as number
        if (has + points >= target) reached[side] += chance * p
        else next[at + points * step] = (next[at + points * step] as number) + chance * p
      }
    }
    scores = next
  }
  return [reached[0], Math.max(0, 1 - reached[0] - reached[1]), reached[1]]
}
