import { decimalsOf } from '#schemas/rules/support/currencies.ts'

/** What is wrong with a stake. `number`: it is none; `decimals`: more digits after the point than the currency has. */
export type StakeFault = 'number' | 'decimals' | 'zero' | 'long'

/** Digits before the point that no stake has. */
const longest = 9

/**
 * Reads a stake as players type it, in the digits of their language, with a point or a comma before the decimals; a separator of
 * thousands is none, since nobody can say whether `1,234` is one or a thousand.
 * @returns minor units of the currency
 */
export function readStake(text: string, currency: string): { units: bigint } | { fault: StakeFault } {
  const written = text.trim().replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
  const [, whole, fraction = ''] = /^(\d*)(?:[.,٫](\d*))?$/.exec(written) ?? []
  if (whole === undefined || whole + fraction === '') return { fault: 'number' }
  const decimals = decimalsOf(currency)
  if (fraction.length > decimals) return { fault: 'decimals' }
  const kept = whole.replace(/^0+(?=\d)/, '')
  if (kept.length > longest) return { fault: 'long' }
  const units = BigInt(kept + fraction.padEnd(decimals, '0'))
  return units > 0n ? { units } : { fault: 'zero' }
}
