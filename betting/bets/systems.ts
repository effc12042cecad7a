/** Systems that have a name: of how many legs they are, and of how many each of their lines. */
export const SYSTEMS = {
  trixie: { legs: 3, sizes: [2, 3] },
  patent: { legs: 3, sizes: [1, 2, 3] },
  yankee: { legs: 4, sizes: [2, 3, 4] },
  lucky_15: { legs: 4, sizes: [1, 2, 3, 4] },
  canadian: { legs: 5, sizes: [2, 3, 4, 5] },
  lucky_31: { legs: 5, sizes: [1, 2, 3, 4, 5] },
  heinz: { legs: 6, sizes: [2, 3, 4, 5, 6] },
  lucky_63: { legs: 6, sizes: [1, 2, 3, 4, 5, 6] },
  super_heinz: { legs: 7, sizes: [2, 3, 4, 5, 6, 7] },
  goliath: { legs: 8, sizes: [2, 3, 4, 5, 6, 7, 8] },
} as const satisfies Record<string, { legs: number; sizes: readonly number[] }>

export type SystemName = keyof typeof SYSTEMS

/** How many lines a bet has. @param sizes of its lines, bankers among them; bankers stand in each */
export function countLines(legs: number, sizes: readonly number[], bankers = 0): number {
  return sizes.reduce((sum, size) => sum + choose(legs - bankers, size - bankers), 0)
}

/** In how many ways `taken` can be taken of `all`: none where there are not so many. Exact up to 2^53. */
export function choose(all: number, taken: number): number {
  if (taken < 0 || taken > all) return 0
  let ways = 1
  for (let step = 1; step <= Math.min(taken, all - taken); step += 1) ways = (ways * (all - step + 1)) / step
  return ways
}
