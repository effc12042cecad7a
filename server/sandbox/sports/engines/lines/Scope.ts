/** How likely whole numbers are: `p[i]` that of `from + i`. */
export type Spread = { from: number; p: readonly number[] }

/** How likely scores are: `p[i][j]` that of `home + i` to `away + j`. */
export type Grid = { home: number; away: number; p: readonly (readonly number[])[] }

export type Aspect = 'margin' | 'total' | 'home' | 'away'

/** Something that two sides count up in some part of a match: points of a quarter, corners. */
export type Scope = {
  /** So far. */
  home: number
  away: number
  isOver: boolean
  /** How likely its last scores are, from here. */
  scores: () => Grid
  along: (aspect: Aspect) => Spread
}

const values: Record<Aspect, (home: number, away: number) => number> = {
  margin: (home, away) => home - away,
  total: (home, away) => home + away,
  home: (home) => home,
  away: (_, away) => away,
}

export function aspectOf(aspect: Aspect, home: number, away: number): number {
  return values[aspect](home, away)
}

/** A scope whose distributions are made when they are asked for, once. */
export function createScope(home: number, away: number, isOver: boolean, makeScores: () => Grid): Scope {
  let grid: Grid | undefined
  const spreads = new Map<Aspect, Spread>()
  const scores = () => {
    grid ??= whole(makeScores())
    return grid
  }
  return {
    home,
    away,
    isOver,
    scores,
    along: (aspect) => {
      const known = spreads.get(aspect) ?? fold(scores(), aspect)
      spreads.set(aspect, known)
      return known
    },
  }
}

/** Scores that are rarer are left out, where nothing likelier follows them in their row. */
const RAREST = 1e-12

/** Scores of two sides that have nothing to do with each other. */
export function independent(home: Spread, away: Spread): Grid {
  const rows = home.p.map((p) => {
    const end = away.p.findLastIndex((q) => p * q > RAREST) + 1
    return away.p.slice(0, end).map((q) => p * q)
  })
  return { home: home.from, away: away.from, p: rows }
}

/** What was left out as too rare is made up for. */
function whole({ home, away, p }: Grid): Grid {
  let all = 0
  for (const row of p) for (const chance of row) all += chance
  return { home, away, p: p.map((row) => row.map((chance) => chance / all)) }
}

function fold({ home, away, p }: Grid, aspect: Aspect): Spread {
  const [rows, columns] = [p.length - 1, Math.max(...p.map((row) => row.length)) - 1]
  const of = values[aspect]
  // The least and the most lie in the corners, whatever is looked at.
  const corners = [
    of(home, away),
    of(home + rows, away),
    of(home, away + columns),
    of(home + rows, away + columns),
  ]
  const from = Math.min(...corners)
  const all = new Array<number>(Math.max(...corners) - from + 1).fill(0)
  for (let h = 0; h < p.length; h += 1) {
    const row = p[h] as readonly number[]
    for (let a = 0; a < row.length; a += 1) {
      const at = of(home + h, away + a) - from
      all[at] = (all[at] as number) + (row[a] as number)
    }
  }
  return { from, p: all }
}
