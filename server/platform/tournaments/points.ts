import type { SiteDefinition, TournamentDefinition } from '#generated/grammar/types.ts'
import { decimalsOf } from '#schemas/rules/support/currencies.ts'
import { amountIn } from '../campaigns/campaignRules.ts'
import type { ClosedRound } from '../seamless/createRoundCloser.ts'

/** How much of each currency one unit of a common one is, as decimal texts. */
export type Rates = Readonly<Record<string, string>>

/** Digits behind the point that a rate may have (site.json). */
const rateDecimals = 10

/** The rates of the site; the common currency is one of them. */
export function ratesOf({ default_currency, currency_rates }: SiteDefinition['general']): Rates {
  return { ...currency_rates?.rates, [currency_rates?.base ?? default_currency]: '1' }
}

/** Whether sums of a currency can be compared with others in a tournament. */
export const isComparable = (
  rates: Rates,
  { currency, rules }: TournamentDefinition,
  other: string,
): boolean =>
  other === currency ||
  rules.by === 'factor' ||
  (Object.hasOwn(rates, other) && Object.hasOwn(rates, currency))

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
    Number(hundredthsOf(amount, { from: round.currency, to: currency, rates }))
  if (rules.by === 'turnover') return inUnits(staked)
  if (rules.by === 'win') return inUnits(won)
  const factor = (won * 10_000n) / staked
  const most = BigInt(rules.mostFactor ?? Number.MAX_SAFE_INTEGER) * 10_000n
  return Number(factor < most ? factor : most)
}

/** Whether points of rounds add up; otherwise the best round counts. */
export const addsUp = ({ rules }: TournamentDefinition): boolean => rules.by === 'turnover'

/** Hundredths of a unit of a currency that a sum of minor units of another is, exactly, rounded down. */
function hundredthsOf(
  amount: bigint,
  { from, to, rates }: { from: string; to: string; rates: Rates },
): bigint {
  const [of, into] = from === to ? [1n, 1n] : [scaled(rates[from]), scaled(rates[to])]
  return (amount * 100n * into) / (of * 10n ** BigInt(decimalsOf(from)))
}

/** A rate as a whole number of its last digit. */
function scaled(rate = '0'): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  return BigInt(whole + fraction.slice(0, rateDecimals).padEnd(rateDecimals, '0'))
}
