import type { SiteDefinition } from '#generated/grammar/types.ts'
import { decimalsOf } from '#schemas/rules/support/currencies.ts'

/** How much of each currency one unit of a common one is, as decimal texts. They compare sums; no money is moved by them. */
export type Rates = Readonly<Record<string, string>>

/** Digits behind the point that a rate may have (site.json). */
const rateDecimals = 10

/** The rates of the site; the common currency is one of them. */
export function ratesOf({ default_currency, currency_rates }: SiteDefinition['general']): Rates {
  return { ...currency_rates?.rates, [currency_rates?.base ?? default_currency]: '1' }
}

/** Whether sums of two currencies can be compared. */
export const areComparable = (rates: Rates, one: string, other: string): boolean =>
  one === other || (Object.hasOwn(rates, one) && Object.hasOwn(rates, other))

/**
 * Hundredths of a unit of a currency that a sum of minor units of another is, exactly, rounded down.
 * @returns undefined where the two cannot be compared
 */
export function hundredthsOf(
  amount: bigint,
  { from, to, rates }: { from: string; to: string; rates: Rates },
): bigint | undefined {
  const ratio = ratioOf(rates, from, to)
  return ratio && (amount * 100n * ratio.into) / (ratio.of * 10n ** BigInt(decimalsOf(from)))
}

/** How many units of a currency so many of another are; undefined where the two cannot be compared. */
export function ratioOf(rates: Rates, from: string, to: string): { of: bigint; into: bigint } | undefined {
  if (from === to) return { of: 1n, into: 1n }
  if (!areComparable(rates, from, to)) return undefined
  return { of: scaled(rates[from]), into: scaled(rates[to]) }
}

/** A rate as a whole number of its last digit. */
function scaled(rate = '0'): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  return BigInt(whole + fraction.slice(0, rateDecimals).padEnd(rateDecimals, '0'))
}
