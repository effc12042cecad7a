import type { Grid } from './Scope.ts'

/** So rare scores are left out: of a match, and of what is added to its draws, which is made up for. */
const RAREST = 1e-11
const RAREST_MORE = 1e-7
/** Draws that are rarer end by a point. */
const RARE_DRAW = 1e-8
/** Draws that are left with less than this are as good as decided. */
const UNDECIDED = 1e-6

/** Draws of a score with what is added to a draw until there is none. */
export function undraw({ home, away, p }: Grid, more: Grid): Grid {
  const rows = p.map((row) => [...row])
  for (const [h, row] of p.entries()) {
    const a = home + h - away
    const draw = row[a] ?? 0
    if (draw === 0) continue
    rows[h] = (rows[h] as number[]).with(a, 0)
    if (draw < RARE_DRAW) {
      put(rows, h + 1, a, draw / 2)
      put(rows, h, a + 1, draw / 2)
      continue
    }
    for (let x = 0; x < more.p.length; x += 1) {
      const others = more.p[x] as readonly number[]
      for (let y = 0; y < others.length; y += 1) {
        const chance = draw * (others[y] as number)
        if (chance > RAREST) put(rows, h + x, a + y, chance)
      }
    }
  }
  return { home, away, p: rows }
}

/** What rounds add to a draw until there is none. @param round what one adds, draws among it; each begins like the first */
export function untilDecided(round: Grid): Grid {
  const rows: number[][] = []
  // How likely it stands level at so many points each, after each round.
  let level = [1]
  while (level.reduce((sum, chance) => sum + chance, 0) > UNDECIDED) {
    const next: number[] = []
    for (const [at, chance] of level.entries()) {
      if (chance < RAREST) continue
      for (const [h, row] of round.p.entries())
        for (const [a, p] of row.entries()) {
          const [x, y] = [at + round.home + h, at + round.away + a]
          if (x !== y) put(rows, x, y, chance * p)
          else next[x] = (next[x] ?? 0) + chance * p
        }
    }
    level = Array.from(next, (chance) => chance ?? 0)
  }
  const kept = rows.map(trimmed)
  const all = kept.flat().reduce((sum, chance) => sum + chance, 0)
  return { home: 0, away: 0, p: kept.map((row) => row.map((chance) => chance / all)) }
}

/** Adds a chance where there may be no place for it yet. */
export function put(rows: number[][], h: number, a: number, chance: number): void {
  while (rows.length <= h) rows.push([])
  const row = rows[h] as number[]
  while (row.length <= a) row.push(0)
  row[a] = (row[a] as number) + chance
}

function trimmed(row: readonly number[]): number[] {
  return row.slice(0, row.findLastIndex((chance) => chance > RAREST_MORE) + 1)
}
