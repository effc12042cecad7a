import type { Odds } from './Odds.ts'

/** A better price: its own, or by how many percent more than at the usual one is won. */
export type Boost = { odds?: Odds; percent?: number }

/**
 * The boosted price, cut down to a ten-thousandth.
 * @param usual in ten-thousandths
 * @returns undefined where the usual price is as good
 */
export function boostedOdds(usual: Odds, { odds, percent = 0 }: Boost): Odds | undefined {
  const boosted = odds ?? 10_000 + Math.floor(((usual - 10_000) * (100 + percent)) / 100)
  return boosted > usual ? boosted : undefined
}
