/** Minor units of each currency that one euro cent is worth, roughly: stakes are round sums everywhere. */
const cents: Record<string, number> = { EUR: 1, USD: 1, GBP: 1, SEK: 10, PLN: 5, JPY: 2, KWD: 3 }

/** Least and most stake of a currency's minor units in euro cents, and the most that one round may cost the house. */
const least = 10n
const most = 10_000n
const exposure = 50_000_000n

export type Stakes = Record<string, { min: string; max: string }>

/**
 * What may be staked on a game: more on games that cannot win as much.
 * @param mostWin how many times its stake a round may win
 */
export function stakesOf(mostWin: number): Stakes {
  const affordable = exposure / BigInt(Math.max(1, Math.ceil(mostWin)))
  const capped = affordable < least ? least : affordable < most ? affordable : most
  // Two digits are enough for a limit: 1734 is 1700.
  const digits = 10n ** BigInt(Math.max(0, String(capped).length - 2))
  const max = (capped / digits) * digits
  return Object.fromEntries(
    Object.entries(cents).map(([currency, by]) => [
      currency,
      { min: String(least * BigInt(by)), max: String(max * BigInt(by)) },
    ]),
  )
}

/** Roughly what a sum is worth in euro cents, for showing sums of several currencies as one. */
export const eurosOf = (units: bigint, currency: string): bigint => units / worthOf(currency)

/** Minor units of a currency that one euro cent is worth, roughly. */
export const worthOf = (currency: string): bigint => BigInt(cents[currency] ?? 1)
