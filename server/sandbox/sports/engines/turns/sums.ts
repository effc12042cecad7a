import { type Grid, independent, type Spread } from '../lines/Scope.ts'
import { untilDecided } from '../lines/undraw.ts'
import { pointsFrom, type Way } from './TurnsState.ts'

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

/** A sum with one turn more. */
export function add({ from, p }: Spread, points: readonly number[]): Spread {
  const all = new Array<number>(p.length + points.length - 1).fill(0)
  for (let at = 0; at < p.length; at += 1)
    for (let more = 0; more < points.length; more += 1)
      all[at + more] = (all[at + more] as number) + (p[at] as number) * (points[more] as number)
  const first = all.findIndex((chance) => chance > RAREST)
  const last = all.findLastIndex((chance) => chance > RAREST)
  return { from: from + first, p: all.slice(first, last + 1) }
}

const decided = new WeakMap<Way, WeakMap<Way, Grid>>()

/** What overtimes add to a draw. @param turns of both sides together in one */
export function overtimes([home, away]: readonly [Way, Way], turns: number): Grid {
  const ofHome = decided.get(home) ?? new WeakMap<Way, Grid>()
  decided.set(home, ofHome)
  const sum = (way: Way) => sumOf(pointsFrom(way), turns / 2)
  const grid = ofHome.get(away) ?? untilDecided(independent(sum(home), sum(away)))
  ofHome.set(away, grid)
  return grid
}
