import type { SportsBet } from './schema.ts'

/** What of a stake was cashed out, in whole minor units, rounded down. */
export const cashedStake = ({ stake, cashedShare }: Pick<SportsBet, 'stake' | 'cashedShare'>): bigint =>
  (stake * BigInt(cashedShare)) / 10_000n
