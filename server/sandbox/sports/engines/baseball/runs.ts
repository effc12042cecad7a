import { type Grid, independent, type Spread } from '../lines/Scope.ts'
import { put, undraw, untilDecided } from '../lines/undraw.ts'
import { type BaseballState, batting, HALVES, MORE, scoreOf } from './BaseballState.ts'

/** So many runs of a half-inning are rarer than 10^-10. */
const MOST = 28

/** How likely so many runs are still to come in a half-inning; none where it is over. */
export function runsLeft({ halves, first, phase }: BaseballState, half: number): Spread {
  const now = halves.length - 1
  if (half < now || phase === 'ended') return { from: 0, p: [1] }
  const some = half === now && (halves[half] ?? 0) > 0 ? MORE : first[batting(half)]
  const p = [1 - some]
  for (let runs = 1; runs < MOST; runs += 1) p.push(some * MORE ** (runs - 1) * (1 - MORE))
  return { from: 0, p }
}

/** Runs of both sides in some half-innings, none of which ends early. */
export function runsIn(state: BaseballState, from: number, to: number): Grid {
  const sums: [Spread, Spread] = [
    { from: 0, p: [1] },
    { from: 0, p: [1] },
  ]
  for (let half = Math.max(from, state.halves.length - 1); half < to; half += 1) {
    const side = batting(half)
    sums[side] = added(sums[side], runsLeft(state, half))
  }
  const [home, away] = scoreOf(state, from, to)
  return independent({ from: home, p: sums[0].p }, { from: away, p: sums[1].p })
}

/** Regular time: the home side bats last only where it is not ahead, and until it is. */
export function regularRuns(state: BaseballState): Grid {
  return walkedOff(
    runsIn(state, 0, HALVES - 1),
    runsLeft(state, HALVES - 1),
    scoreOf(state, HALVES - 1, HALVES)[0],
  )
}

/** The end of a match, with extra innings until somebody is ahead. */
export function finalRuns(state: BaseballState): Grid {
  const half = state.halves.length - 1
  const more = extraInnings(state)
  if (half < HALVES) return undraw(regularRuns(state), more)
  const last = half % 2 === 0 ? half + 1 : half
  const [home, away] = scoreOf(state, 0, last)
  const before = { home, away, p: independent({ from: 0, p: [1] }, runsLeft(state, last - 1)).p }
  return undraw(walkedOff(before, runsLeft(state, last), scoreOf(state, last, last + 1)[0]), more)
}

/** The home side bats last. @param already what it has scored in this half-inning */
function walkedOff({ home, away, p }: Grid, runs: Spread, already: number): Grid {
  const rows: number[][] = []
  for (const [h, row] of p.entries())
    for (const [a, chance] of row.entries()) {
      const ahead = home + h - away - a
      if (ahead > 0) put(rows, h, a, chance)
      else {
        // It needs one more than the away side, of which it may have some.
        const needs = 1 - ahead
        let rest = 1
        for (let more = 0; more < needs - already; more += 1) {
          const then = runs.p[more] ?? 0
          put(rows, h + already + more, a, chance * then)
          rest -= then
        }
        put(rows, h + needs, a, chance * Math.max(0, rest))
      }
    }
  return { home, away, p: rows }
}

const known = new WeakMap<BaseballState['first'], Grid>()

/** What extra innings add to a draw. */
function extraInnings({ first }: BaseballState): Grid {
  const grid = known.get(first) ?? untilDecided(extraInning(first))
  known.set(first, grid)
  return grid
}

function extraInning(first: BaseballState['first']): Grid {
  const fresh: BaseballState = { phase: 'play', halves: [], first }
  return walkedOff(independent({ from: 0, p: [1] }, runsLeft(fresh, 0)), runsLeft(fresh, 1), 0)
}

function added(one: Spread, other: Spread): Spread {
  const p = new Array<number>(Math.min(60, one.p.length + other.p.length - 1)).fill(0)
  for (const [a, chance] of one.p.entries())
    for (const [b, then] of other.p.entries())
      if (a + b < p.length) p[a + b] = (p[a + b] as number) + chance * then
  return { from: one.from + other.from, p }
}
