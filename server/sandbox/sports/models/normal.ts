/**
 * How likely a normal variable stays below `z`, to seven digits (complementary error function by a Chebyshev fit, Numerical
 * Recipes, 6.2).
 */
export function normalBelow(z: number): number {
  const half = erfc(Math.abs(z) / Math.SQRT2) / 2
  return z < 0 ? half : 1 - half
}

const FIT = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
]

function erfc(x: number): number {
  const t = 1 / (1 + x / 2)
  return t * Math.exp(-x * x + FIT.reduceRight((sum, coefficient) => sum * t + coefficient, 0))
}

/** A match of many small scores, whose lead wanders: what is added to the lead by its end. */
export type Drift = {
  /** What the home side is expected to lead by over a whole match. */
  mean: number
  /** Standard deviation of the lead over a whole match. */
  deviation: number
}

/**
 * How likely the home side ends more than `line` ahead, in a score that has no steps.
 * @param lead now @param left part of the match that is to be played, 0 to 1
 */
export function chanceAhead({ mean, deviation }: Drift, line: number, lead = 0, left = 1): number {
  const expected = lead + left * mean - line
  if (left === 0) return expected > 0 ? 1 : 0
  return normalBelow(expected / (deviation * Math.sqrt(left)))
}
