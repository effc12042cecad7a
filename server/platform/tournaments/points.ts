import type { TournamentDefinition } from '#generated/grammar/types.ts'
import { amountIn } from '../campaigns/campaignRules.ts'
import type { ClosedRound } from '../seamless/createRoundCloser.ts'
import { areComparable, hundredthsOf, type Rates } from '../wallet/rates.ts'

/** Whether sums of a currency can be compared with others in a tournament. */
export const isComparable = (
  rates: Rates,
  { currency, rules }: TournamentDefinition,
  other: string,
): boolean => rules.by === 'factor' || areComparable(rates, currency, other)

/** @property staked, won minor units */
export type Counted = Pick<ClosedRound, 'currency' | 'staked' | 'won' | 'isFree'>

/**
 * What a closed round brings, in hundredths of a point, rounded down; 0 where it does not count: it was free or taken back,
 * staked with less than the least, or in a currency that cannot be compared.
 */
export function pointsOf(
  { definition, rates }: { definition: TournamentDefinition; rates: Rates },
  round: Counted,
): number {
  const { rules, currency } = definition
  const { staked, won, isFree } = round
  if (isFree || staked <= 0n || !isComparable(rates, definition, round.currency)) return 0
  if (rules.leastStake) {
    const least = amountIn(rules.leastStake, round.currency)
    if (least === undefined || staked < least) return 0
  }
  const inUnits = (amount: bigint) =>
    Number(hundredthsOf(amount, { from: round.currency, to: currency, rates }) ?? 0n)
  if (rules.by === 'turnover') return inUnits(staked)
  if (rules.by === 'win') return inUnits(won)
  const factor = (won * 10_000n) / staked
  const most = BigInt(rules.mostFactor ?? Number.MAX_SAFE_INTEGER) * 10_000n
  return Number(factor < most ? factor : most)
}

/** Whether points of rounds add up; otherwise the best round counts. */
export const addsUp = ({ rules }: TournamentDefinition): boolean => rules.by === 'turnover'
