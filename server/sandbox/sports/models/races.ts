/**
 * How likely it is to come to `target` points first where one must lead by two (rally games: volleyball, table tennis,
 * badminton). @param p of winning a point
 */
export function winRace(p: number, target: number): number {
  const q = 1 - p
  // The last point is won; before it, target − 1 were won and up to target − 2 lost, in any order.
  let straight = 0
  let ways = 1
  for (let lost = 0; lost <= target - 2; lost += 1) {
    straight += ways * q ** lost
    ways = (ways * (target + lost)) / (lost + 1)
  }
  const level = ways * (p * q) ** (target - 1)
  return straight * p ** target + level * winByTwo(p * p, q * q)
}

/** How likely one side wins two in a row first, where each pair is one's, the other's, or split and played again. */
export function winByTwo(both: number, none: number): number {
  return both / (both + none)
}

/**
 * How likely it is to win the majority of `best` parts, each on its own.
 * @param chances of winning a part, in their order; the last one stands for all that follow
 */
export function winMajority(chances: readonly number[], best: number): number {
  const needed = (best + 1) / 2
  const chanceAt = (part: number) => chances[Math.min(part, chances.length - 1)] as number
  const from = (won: number, lost: number): number => {
    if (won === needed) return 1
    if (lost === needed) return 0
    const p = chanceAt(won + lost)
    return p * from(won + 1, lost) + (1 - p) * from(won, lost + 1)
  }
  return from(0, 0)
}
