import { addCounts, always, type Counts } from './counts.ts'
import { remember } from './remember.ts'

/** Strokes that nine holes are meant to take. */
export const PAR_OF_NINE = 36

/** What an average player takes on a hole beside its par, and how much that moves with a unit of skill. */
const HOLE = [
  { strokes: -2, often: 0.004, by: 0.0008 },
  { strokes: -1, often: 0.19, by: 0.014 },
  { strokes: 1, often: 0.165, by: -0.012 },
  { strokes: 2, often: 0.024, by: -0.003 },
]

/** How likely a player takes how many strokes beside par on a hole. @param skill 0 average, up to ±3 */
export function holeOf(skill: number): Counts {
  const chances = [0, 0, 1, 0, 0]
  for (const { strokes, often, by } of HOLE) {
    const p = Math.max(0, often + by * skill)
    chances[strokes + 2] = p
    chances[2] = (chances[2] ?? 0) - p
  }
  return { from: -2, chances }
}

/** Strokes of so many nines, which know nothing of each other. */
export const strokesOf = remember((skill: number, nines: number): Counts => {
  if (nines === 0) return always(0)
  if (nines > 1) return trim(addCounts(strokesOf(skill, nines - 1), strokesOf(skill, 1)))
  const hole = holeOf(skill)
  const nine = Array.from({ length: 9 }).reduce<Counts>((sum) => addCounts(sum, hole), always(PAR_OF_NINE))
  return trim(nine)
}, 20_000)

/** Without the rarest counts at both ends, which cost more time than they are worth. */
function trim({ from, chances }: Counts): Counts {
  const isWorth = (p: number) => p > 1e-12
  const first = chances.findIndex(isWorth)
  return { from: from + first, chances: chances.slice(first, chances.findLastIndex(isWorth) + 1) }
}
