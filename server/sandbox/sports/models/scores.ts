/** How likely each score is: `scores[home][away]`. */
export type Scores = readonly (readonly number[])[]

/** Beyond so many for one side nothing happens: less than 10^-12 at the highest rates that are used. */
const MOST = 30

/** How likely none, one, two … are where `rate` come on average (Poisson). */
export function poisson(rate: number, most = MOST): number[] {
  const all = [Math.exp(-rate)]
  for (let count = 1; count <= most; count += 1) all.push(((all[count - 1] as number) * rate) / count)
  return all
}

/**
 * How likely each score of two sides is that score on their own but for the lowest, which come together more often or
 * more rarely (M. Dixon and S. Coles, 1997). @param rho below zero for more draws; 0 for sides on their own
 */
export function likelyScores(home: number, away: number, rho = 0): Scores {
  const ofAway = poisson(away)
  const scores = poisson(home).map((p) => ofAway.map((q) => p * q))
  const low = [
    [1 - home * away * rho, 1 + home * rho],
    [1 + away * rho, 1 - rho],
  ]
  return scores.map((row, h) => row.map((p, a) => p * (low[h]?.[a] ?? 1)))
}

/** How likely it is that a score is one of those that `counts` says. */
export function chanceOf(scores: Scores, counts: (home: number, away: number) => boolean): number {
  return scores.reduce(
    (sum, row, home) => row.reduce((inner, p, away) => inner + (counts(home, away) ? p : 0), sum),
    0,
  )
}
