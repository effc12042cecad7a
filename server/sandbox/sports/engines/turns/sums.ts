import { type Grid, independent, type Spread } from '../lines/Scope.ts'
import { untilDecided } from '../lines/undraw.ts'

/** Sums that are rarer are left out at both ends. */
const RAREST = 1e-10

const known = new WeakMap<readonly number[], Spread[]>()

/** How likely sums of so many turns are, each on its own. */
export function sumOf(points: readonly number[], turns: number): Spread {
  const sums = known.get(points) ?? [{ from: 0, p: [1] }]
  known.set(points, sums)
  for (let count = sums.length; count <= turns; count += 1) sums.push(add(sums[count - 1] as Spread, points))
  return sums[turns] as Spread
}

function add({ from, p }: Spread, points: readonly number[]): Spread {
  const all = new Array<number>(p.length + points.length - 1).fill(0)
  for (let at = 0; at < p.length; at += 1)
    for (let more = 0; more < points.length; more += 1)
      all[at + more] = (all[at + more] as number) + (p[at] as number) * (points[more] as number)
  const first = all.findIndex((chance) => chance > RAREST)
  const last = all.findLastIndex((chance) => chance > RAREST)
  return { from: from + first, p: all.slice(first, last + 1) }
}

const decided = new WeakMap<readonly number[], WeakMap<readonly number[], Grid>>()

/** What overtimes add to a draw. @param turns of both sides together in one */
export function overtimes(
  [home, away]: readonly [readonly number[], readonly number[]],
  turns: number,
): Grid {
  const ofHome = decided.get(home) ?? new WeakMap<readonly number[], Grid>()
  decided.set(home, ofHome)
  const grid = ofHome.get(away) ?? untilDecided(independent(sumOf(home, turns / 2), sumOf(away, turns / 2)))
  ofHome.set(away, grid)
  return grid
}
