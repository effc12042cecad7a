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
  /** Minor units to the pool, past its ceiling, and from its reserve to the pool. */
  moved: bigint
  diverted: bigint
  released: bigint
  won: bigint | undefined
  /** How the next cycle begins, where this one is over. */
  next: { seeded: bigint; fromReserve: bigint } | undefined
  pool: PoolState
}

/** Where a must-drop pool is won: above its seed, at its ceiling at the latest, everywhere as likely. */
export const dropOf = ({ secret, cycle, seed, ceiling }: PoolState): bigint =>
  seed + 1n + drawBelow(secret, `drop:${cycle}`, ceiling - seed)

/**
 * A pool at the beginning of a cycle: one that is won by chance with as much of its reserve as it takes. One that must drop
 * begins with its seed whatever its reserve is: held back from where it drops, the reserve would show where that is.
 */
export function beginCycle(
  { cycle, reserve, fraction }: Pick<PoolState, 'cycle' | 'reserve' | 'fraction'>,
  terms: TierTerms,
  secret: string,
): { pool: PoolState; seeded: bigint; fromReserve: bigint } {
  const { seed, ceiling, kind } = terms
  const fresh: PoolState = { cycle: cycle + 1, secret, value: seed, reserve, fraction, seed, ceiling }
  const fromReserve = kind === 'must-drop' ? 0n : least(reserve, ceiling - seed)
  return {
    pool: { ...fresh, value: seed + fromReserve, reserve: reserve - fromReserve },
    seeded: seed,
    fromReserve,
  }
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)

/**
 * What a closed round does to a pool: its share is set aside, and the pool is won or not. The same arguments give the same
 * answer. Of the reserve of a pool that must drop as much is added, so that no round gains much by what others have left there.
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
  const moved = least(whole, room)
  const diverted = whole - moved
  const released = terms.kind === 'must-drop' ? least(least(pool.reserve, whole), room - moved) : 0n
  const value = pool.value + moved + released
  const reserve = pool.reserve + diverted - released
  const after = { ...pool, value, reserve, fraction: total % million }
  const isWon =
    terms.kind === 'must-drop'
      ? value === limit
      : drawBelow(pool.secret, `round:${pool.cycle}:${round}`, terms.every) < staked
  const base = { cycle: pool.cycle, contributed, moved, diverted, released }
  if (!isWon) return { ...base, won: undefined, next: undefined, pool: after }
  const { pool: next, ...begun } = beginCycle(after, terms, fresh)
  return { ...base, won: value, next: begun, pool: next }
}
