import { remember } from './remember.ts'

/** One way in which a visit of three darts may go. */
export type Visit = { p: number; left: number; is180: boolean }

/** What an average player scores who does not finish: scores and how often they come. */
const SCORES: readonly (readonly [number, number])[] = [
  [26, 0.06],
  [41, 0.08],
  [45, 0.1],
  [58, 0.06],
  [60, 0.16],
  [81, 0.08],
  [85, 0.1],
  [100, 0.14],
  [121, 0.04],
  [125, 0.03],
  [140, 0.1],
  [180, 0.05],
]
/** How much oftener a score comes by a unit of skill and a hundred points above 85. */
const TILT = 0.35
/** How often an average player checks out from up to so many points. */
const CHECKOUTS: readonly (readonly [number, number])[] = [
  [40, 0.62],
  [60, 0.5],
  [100, 0.3],
  [130, 0.14],
  [170, 0.06],
]
/** What three darts cannot finish though it is not more than 170. */
const BOGEYS = new Set([159, 162, 163, 165, 166, 168, 169])

/** Every way in which a visit may go. @param left points that are to be scored, up to 501 */
export function visitsFrom(skill: number, left: number): readonly Visit[] {
  return allVisits(skill)[left] as readonly Visit[]
}

const allVisits = remember((skill: number): readonly (readonly Visit[])[] => {
  const weights = SCORES.map(([score, weight]) => weight * Math.exp((skill * TILT * (score - 85)) / 100))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return Array.from({ length: 502 }, (_, left) => {
    const finish = checkout(skill, left)
    const visits = SCORES.map(([score], at): Visit => {
      // One point cannot be finished with a double: what would leave it, or less, is no score.
      const isBust = left - score < 2
      const p = ((1 - finish) * (weights[at] as number)) / all
      return { p, left: isBust ? left : left - score, is180: score === 180 && !isBust }
    })
    return finish > 0 ? [{ p: finish, left: 0, is180: false }, ...visits] : visits
  })
})

function checkout(skill: number, left: number): number {
  if (BOGEYS.has(left)) return 0
  const often = CHECKOUTS.find(([most]) => left <= most)?.[1] ?? 0
  return Math.min(0.9, often * Math.exp(0.09 * skill))
}

/** From 501 a player scores 180 twice at most. */
const KINDS = 3

/**
 * Where a player is after each of their visits, by how many 180s they scored in them: how likely they finish with that
 * visit, and how likely they have not finished yet. Index: visits × 3 + 180s.
 */
export type Progress = { finishes: readonly number[]; goesOn: readonly number[]; visits: number }

export const progressFrom = remember((skill: number, left: number): Progress => {
  const finishes: number[] = [0, 0, 0]
  const goesOn: number[] = [1, 0, 0]
  const blank = () => new Float64Array((left + 1) * KINDS)
  let now = blank()
  now[left * KINDS] = 1
  let visits = 0
  for (let still = 1; still > NEGLIGIBLE; visits += 1) {
    const next = blank()
    for (let from = 2; from <= left; from += 1)
      for (let kind = 0; kind < KINDS; kind += 1) {
        const chance = now[from * KINDS + kind] as number
        if (chance < NEGLIGIBLE) continue
        for (const { p, left: to, is180 } of visitsFrom(skill, from)) {
          const at = to * KINDS + Math.min(KINDS - 1, kind + Number(is180))
          next[at] = (next[at] as number) + chance * p
        }
      }
    const sums = [0, 0, 0]
    for (let at = KINDS; at < next.length; at += 1)
      sums[at % KINDS] = (sums[at % KINDS] as number) + (next[at] as number)
    still = sums.reduce((sum, p) => sum + p, 0)
    finishes.push(...next.subarray(0, KINDS))
    goesOn.push(...sums)
    next.fill(0, 0, KINDS)
    now = next
  }
  return { finishes, goesOn, visits }
}, 4000)

/** What is left out of the longest legs. */
const NEGLIGIBLE = 1e-12
