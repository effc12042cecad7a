import type { OfferedBoost } from '../boosts/boostTerms.ts'
import type { QuotedLeg } from './SlipCodes.ts'

/** The largest stake of a bet in minor units: that of the house, or of a boost that it is priced by. */
export function mostStakeOf(
  legs: readonly Pick<QuotedLeg, 'boost'>[],
  boosts: readonly OfferedBoost[],
  { mostStake }: { mostStake: bigint },
): bigint {
  return boosts.reduce(
    (most, { id, mostStake: own }) => (own < most && legs.some(({ boost }) => boost === id) ? own : most),
    mostStake,
  )
}
