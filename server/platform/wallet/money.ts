import { decimalsOf } from '#schemas/rules/support/currencies.ts'
import type { OperationResponse } from '../shared/operations.ts'

/** A sum as the API has it: a decimal string together with its currency. */
export type Amount = OperationResponse<'account.getBalance'>['balance_main']

/** The largest sum taken from a text: 15 digits before the point, as the API description has it. */
const written = /^(-?)([0-9]{1,15})(?:\.([0-9]+))?$/

/** Minor units of a decimal text; undefined for no number, and for more decimals than the asset has. */
export function parseAmount(text: string, currency: string): bigint | undefined {
  const [, sign, whole, fraction = ''] = written.exec(text) ?? []
  if (whole === undefined) return undefined
  const decimals = decimalsOf(currency)
  // Zeros behind the last decimal change nothing.
  const kept = fraction.replace(/0+$/, '')
  if (kept.length > decimals) return undefined
  const units = BigInt(whole + kept.padEnd(decimals, '0'))
  return sign ? -units : units
}

/** 1050n in EUR is `{amount: '10.50', currency: 'EUR'}`. */
export function toAmount(units: bigint, currency: string): Amount {
  const decimals = decimalsOf(currency)
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : ''
  return { amount: `${units < 0n ? '-' : ''}${whole}${fraction}`, currency }
}
