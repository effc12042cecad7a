import type { Counts } from './counts.ts'

/**
 * What part of a bet on a place is likely to win, by player and number of places, where the lowest counts come first and who ties
 * for the last places shares them. That is how likely a player is among the first so many if ties were drawn for by lot: each
 * draws a number, and given a player's own count and number, how many others are ahead is a sum of independent yes and no
 * (Poisson binomial); over the numbers it is a polynomial, which Gauss's points integrate exactly.
 * @param counts of each player, independent of each other @param places rising
 * @returns by number of places, then by player
 */
export function placeShares(counts: readonly Counts[], places: readonly number[]): number[][] {
  const field = counts.length
  const shares = places.map((): number[] => Array(field).fill(0))
  const first = Math.min(...counts.map(({ from }) => from))
  const last = Math.max(...counts.map(({ from, chances }) => from + chances.length - 1))
  /** How likely each has a lower count than the one that is looked at, and how likely each is ahead. */
  const [lower, ahead] = [new Float64Array(field), new Float64Array(field)]
  const [all, others] = [new Float64Array(field + 1), new Float64Array(field)]
  for (let count = first; count <= last; count += 1) {
    const equal = counts.map(({ from, chances }) => chances[count - from] ?? 0)
    for (const { at, weight } of equal.reduce((sum, p) => sum + p, 0) > FEW ? GAUSS.many : GAUSS.few) {
      for (let player = 0; player < field; player += 1)
        ahead[player] = Math.min(1, (lower[player] as number) + (equal[player] as number) * at)
      sumBinaries(ahead, all)
      for (const [player, p] of equal.entries()) {
        if (p < NEGLIGIBLE) continue
        takeOut(all, ahead[player] as number, others)
        addWithin(others, places, shares, player, p * weight)
      }
    }
    for (let player = 0; player < field; player += 1)
      lower[player] = (lower[player] as number) + (equal[player] as number)
  }
  return shares
}

/** Adds to a player's shares how likely fewer than so many of the others are ahead. */
function addWithin(
  others: Float64Array,
  places: readonly number[],
  shares: readonly number[][],
  player: number,
  weight: number,
): void {
  let [within, added] = [0, 0]
  for (const [row, most] of places.entries()) {
    for (; added < most; added += 1) within += others[added] ?? 0
    const share = shares[row] as number[]
    share[player] = (share[player] as number) + weight * within
  }
}

/** How likely how many of independent events happen. */
function sumBinaries(chances: Float64Array, sums: Float64Array): void {
  sums.fill(0)
  sums[0] = 1
  let most = 0
  for (const p of chances) {
    if (p === 0) continue
    most += 1
    const q = 1 - p
    for (let at = most; at > 0; at -= 1) sums[at] = (sums[at] as number) * q + (sums[at - 1] as number) * p
    sums[0] = (sums[0] as number) * q
  }
}

/** The same without one of the events: from whichever end errors do not grow. */
function takeOut(sums: Float64Array, p: number, rest: Float64Array): void {
  let beside = 0
  if (p < 0.5) {
    const [whole, odds] = [1 / (1 - p), p / (1 - p)]
    for (let at = 0; at < rest.length; at += 1) {
      beside = (sums[at] as number) * whole - beside * odds
      rest[at] = beside
    }
  } else {
    const [whole, odds] = [1 / p, (1 - p) / p]
    for (let at = rest.length - 1; at >= 0; at -= 1) {
      beside = (sums[at + 1] as number) * whole - beside * odds
      rest[at] = beside
    }
  }
}

/** A count that is rarer moves nobody's share. */
const NEGLIGIBLE = 1e-10

/**
 * Points and weights that integrate a polynomial from 0 to 1: `many` exactly, for up to 24 players of one count; `few` to nine
 * digits where no more than so many are expected to share one.
 */
const FEW = 4
const GAUSS = { few: gauss(6), many: gauss(12) }

/** Gauss–Legendre by Newton's method on Legendre polynomials. */
function gauss(points: number): { at: number; weight: number }[] {
  return Array.from({ length: points }, (_, place) => {
    let x = Math.cos((Math.PI * (place + 0.75)) / (points + 0.5))
    let slope = 1
    for (let step = 0; step < 50; step += 1) {
      let [before, now] = [1, x]
      for (let degree = 2; degree <= points; degree += 1)
        [before, now] = [now, ((2 * degree - 1) * x * now - (degree - 1) * before) / degree]
      slope = (points * (x * now - before)) / (x * x - 1)
      x -= now / slope
    }
    return { at: (1 + x) / 2, weight: 1 / ((1 - x * x) * slope * slope) }
  })
}
