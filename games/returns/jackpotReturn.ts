/** @property share part of each stake @property seed, @property ceiling whole minor units */
type MustDrop = { share: number; seed: number; ceiling: number }

/**
 * What a jackpot gives back of what is staked that is won at a whole sum above its seed, up to its ceiling, everywhere as
 * likely: a cycle pays (S + 1 + M) / 2 on average, and takes (M + 1 − S) / 2 of shares before it.
 */
export const mustDropReturn = ({ share, seed, ceiling }: MustDrop): number =>
  (share * (seed + 1 + ceiling)) / (ceiling + 1 - seed)

/**
 * The same of one that is won by chance, once in so much staked: all that is set aside is won at some time, also what goes
 * over the ceiling, and every cycle begins with a seed of the house.
 */
export const progressiveReturn = (of: { share: number; seed: number; every: number }): number =>
  of.share + of.seed / of.every
