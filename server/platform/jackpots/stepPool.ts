import { drawBelow } from './drawBelow.ts'
import type { JackpotPool } from './schema.ts'

/** Millionths of a unit. */
export const million = 1_000_000n

/** Terms of a tier in a currency, in minor units. */
export type TierTerms = {
  kind: 'must-drop' | 'progressive'
  /** Millionths of each stake. */
  share: bigint
  seed: bigint
  ceiling: bigint
  /** Of a progressive one: it is won once in so much staked, on average. */
  every: bigint
}

export type PoolState = Pick<
  JackpotPool,
  'cycle' | 'secret' | 'value' | 'reserve' | 'fraction' | 'seed' | 'ceiling'
>

/** What a round has done to a pool. */
export type Step = {
  /** The cycle that the round was drawn in. */
  cycle: number
  /** Millionths of a minor unit. */
  contributed: bigint
  /** Minor units to the pool, and past its ceiling. */
  moved: bigint
  diverted: bigint
  won: bigint | undefined
  /** How the next cycle begins, where this one is over. */
  next: { seeded: bigint; fromReserve: bigint } | undefined
  pool: PoolState
}

/** Where a must-drop pool is won: above its seed, at its ceiling at the latest, everywhere as likely. */
export const dropOf = ({ secret, cycle, seed, ceiling }: PoolState): bigint =>
  seed + 1n + drawBelow(secret, `drop:${cycle}`, ceiling - seed)

/** A pool at the beginning of a cycle, with as much of its reserve as it takes without being won by that. */
export function beginCycle(
  { cycle, reserve, fraction }: Pick<PoolState, 'cycle' | 'reserve' | 'fraction'>,
  terms: TierTerms,
  secret: string,
): { pool: PoolState; seeded: bigint; fromReserve: bigint } {
  const { seed, ceiling, kind } = terms
  const fresh: PoolState = { cycle: cycle + 1, secret, value: seed, reserve, fraction, seed, ceiling }
  const room = kind === 'must-drop' ? dropOf(fresh) - 1n - seed : ceiling - seed
  const fromReserve = reserve < room ? reserve : room
  return {
    pool: { ...fresh, value: seed + fromReserve, reserve: reserve - fromReserve },
    seeded: seed,
    fromReserve,
  }
}

/**
 * What a closed round does to a pool: its share is set aside, and the pool is won or not. The same arguments give the same
 * answer.
 * @param staked minor units
 * @param fresh secret of the next cycle, where this one ends
 */
export function stepPool(
  pool: PoolState,
  terms: TierTerms,
  { round, staked, fresh }: { round: number; staked: bigint; fresh: string },
): Step {
  const contributed = staked * terms.share
  const total = pool.fraction + contributed
  const whole = total / million
  const limit = terms.kind === 'must-drop' ? dropOf(pool) : pool.ceiling
  const room = limit - pool.value
  const moved = whole < room ? whole : room
  const diverted = whole - moved
  const value = pool.value + moved
  const after = { ...pool, value, reserve: pool.reserve + diverted, fraction: total % million }
  const isWon =
    terms.kind === 'must-drop'
      ? value === limit
      : drawBelow(pool.secret, `round:${pool.cycle}:${round}`, terms.every) < staked
  const base = { cycle: pool.cycle, contributed, moved, diverted }
  if (!isWon) return { ...base, won: undefined, next: undefined, pool: after }
  const { pool: next, ...begun } = beginCycle(after, terms, fresh)
  return { ...base, won: value, next: begun, pool: next }
}
