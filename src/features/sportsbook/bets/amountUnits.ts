import { decimalsOf } from '#schemas/rules/support/currencies.ts'
import type { Amount } from './Bet.ts'

/** Minor units of a sum of the platform. */
export function unitsOf({ amount, currency }: Amount): bigint {
  const [whole = '0', part = ''] = amount.split('.')
  return BigInt(whole + part.padEnd(decimalsOf(currency), '0'))
}

/** The sum of so many minor units. @param units at least zero */
export function withUnits(units: bigint, currency: string): Amount {
  const decimals = decimalsOf(currency)
  const digits = units.toString().padStart(decimals + 1, '0')
  return {
    amount: decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`,
    currency,
  }
}
