import type { Ratio } from '../ratios.ts'

/**
 * A decimal price in ten-thousandths, a whole number: 19100 is 1.91, what a stake of one comes back as when it wins.
 * From 10001 to 1,000,000,000, the range of a feed (Unified Odds Feed).
 */
export type Odds = number

export const UNIT = 10_000
const LEAST = UNIT + 1
const MOST = 100_000 * UNIT

/**
 * Reads a price as feeds write it ("1.91"). More than four digits after the point are cut off, never up.
 * @returns undefined where it is no price that can be offered
 */
export function readOdds(text: string): Odds | undefined {
  const parts = /^(\d{1,6})(?:\.(\d+))?$/.exec(text)
  if (!parts) return undefined
  const [, whole, fraction = ''] = parts
  const odds = Number(whole) * UNIT + Number(fraction.slice(0, 4).padEnd(4, '0'))
  return isOdds(odds) ? odds : undefined
}

export function isOdds(odds: number): odds is Odds {
  return Number.isInteger(odds) && odds >= LEAST && odds <= MOST
}

export function ratioOf(odds: Odds): Ratio {
  return { num: BigInt(odds), den: BigInt(UNIT) }
}

/** The price of all legs together, exact: to be shown and compared with limits, never to pay from. */
export function combinedOdds(all: readonly Odds[]): Ratio {
  return {
    num: all.reduce((product, odds) => product * BigInt(odds), 1n),
    den: BigInt(UNIT) ** BigInt(all.length),
  }
}
