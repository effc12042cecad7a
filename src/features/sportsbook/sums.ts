import type { Host } from '#renderers/host.ts'
import { decimalsOf } from '#schemas/rules/support/currencies.ts'
import { formatValue } from '#schemas/runtime/formatValue.ts'

/** A sum as the platform writes it. */
export type Amount = { amount: string; currency: string }

/** Minor units of a sum. */
export function unitsOf({ amount, currency }: Amount): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(decimalsOf(currency), '0'))
}

/** Minor units as the platform writes them: 1050 in EUR is 10.50. @param units at least zero */
export function writeUnits(units: bigint, currency: string): string {
  const decimals = decimalsOf(currency)
  const digits = units.toString().padStart(decimals + 1, '0')
  return decimals > 0 ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits
}

/** A sum as the reader's language writes it. */
export const shownMoney = (host: Host, sum: Amount): string =>
  String(formatValue(sum, 'money', host.locale()))

/** A number as the reader's language writes it. */
export const shownNumber = (host: Host, number: number): string =>
  String(formatValue(number, 'number', host.locale()))
