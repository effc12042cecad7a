import type { Result } from '../../../../../betting/bets/legFactor.ts'
import { poisson } from '../../models/scores.ts'
import { atLeast } from './counts.ts'
import { resultsOfOne, winning } from './Pay.ts'
import type { Asked } from './Question.ts'

/** Who has counted so far, one after another, and how much more each side does on average (Poisson). */
export type Sequence = {
  /** 0 the home side, 1 the away side. */
  sides: readonly (0 | 1)[]
  left: readonly [number, number]
  isOver: boolean
}

/** Home side, nobody, away side. */
const IDS = ['6', '7', '8'] as const

/** Who is the `place`th to count, if anybody. @param place from 1 */
export function nth({ sides, left, isOver }: Sequence, place: number): Asked {
  const done = sides[place - 1]
  const some = atLeast(place - sides.length, left[0] + left[1])
  return {
    chances: () => between(some, left),
    results: () => (done === undefined && !isOver ? undefined : resultsOf(done)),
  }
}

/** Who is the last to count, if anybody. */
export function last({ sides, left, isOver }: Sequence): Asked {
  const done = sides.at(-1)
  return {
    chances: () => {
      const more = atLeast(1, left[0] + left[1])
      return between(more, left).map(({ id, chance }, at) => {
        const stays = at === (done === undefined ? 1 : 2 * done)
        return { id, chance: winning((at === 1 ? 0 : chance.won) + (stays ? 1 - more : 0)) }
      })
    },
    results: () => (isOver ? resultsOf(done) : undefined),
  }
}

/** Who comes to `target` first, if anybody does. */
export function race({ sides, left, isOver }: Sequence, target: number): Asked {
  const counts = [0, 0]
  let first: 0 | 1 | undefined
  for (const side of sides) {
    counts[side] = (counts[side] ?? 0) + 1
    if (counts[side] === target) first ??= side
  }
  const needs = counts.map((count) => target - count) as [number, number]
  return {
    chances: () => {
      const home = firstTo(needs, left)
      const away = firstTo([needs[1], needs[0]], [left[1], left[0]])
      return outcomes([home, 1 - home - away, away])
    },
    results: () => (first === undefined && !isOver ? undefined : resultsOf(first)),
  }
}

/** How likely the first of two comes to what it needs, in time and before the other: on its last count the other had fewer. */
function firstTo(
  [own, other]: readonly [number, number],
  [rate, otherRate]: readonly [number, number],
): number {
  const all = rate + otherRate
  if (all === 0) return 0
  const p = rate / all
  let way = p ** own
  let sum = 0
  for (let lost = 0; lost < other; lost += 1) {
    sum += way * atLeast(own + lost, all)
    way *= ((own + lost) / (lost + 1)) * (1 - p)
  }
  return sum
}

function between(some: number, [home, away]: readonly [number, number]) {
  const share = home + away === 0 ? 0 : home / (home + away)
  return outcomes([some * share, 1 - some, some * (1 - share)])
}

function outcomes(chances: readonly number[]) {
  return IDS.map((id, at) => ({ id, chance: winning(Math.max(0, chances[at] ?? 0)) }))
}

function resultsOf(side: 0 | 1 | undefined): Record<string, Result> {
  return resultsOfOne(IDS, side === undefined ? 1 : 2 * side)
}

/** When the `place`th comes: in which of some stretches, the last outcome for in none. @param averages that come in each, both sides together */
export function stretchOf(before: number, place: number, averages: readonly number[]): number[] {
  const missing = place - before
  let reached = 0
  let through = 0
  const chances = averages.map((average) => {
    through += average
    const now = 1 - poisson(through, missing - 1).reduce((sum, one) => sum + one, 0)
    const chance = Math.max(0, now - reached)
    reached = now
    return chance
  })
  return [...chances, 1 - reached]
}
