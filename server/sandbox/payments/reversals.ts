import type { Texts } from '../readForms.ts'
import type { SandboxPayment } from './paymentRepository.ts'
import type { SandboxReversal } from './schema.ts'

/** What may take money of a captured deposit back, and how the site is told. */
export const reversalStates = {
  refund: 'refunded',
  charge_back: 'charged_back',
  fail_late: 'failed',
} as const satisfies Record<string, SandboxReversal['state']>

export type ReversalDecision = keyof typeof reversalStates

/** In words, for the page. */
export const reversalTexts: Record<SandboxReversal['state'], string> = {
  refunded: 'refunded',
  charged_back: 'charged back',
  failed: 'failed after all',
}

type Of = Pick<SandboxPayment, 'kind' | 'state' | 'amount' | 'reversals'>

export const isReversible = ({ kind, state }: Of) => kind === 'deposit' && state === 'captured'

const decimalsIn = (sum: string) => sum.split('.')[1]?.length ?? 0

/** Smallest units of a sum with so many decimals. */
function unitsOf(sum: string, decimals: number): bigint {
  const [whole = '0', part = ''] = sum.split('.')
  return BigInt(whole + part.padEnd(decimals, '0'))
}

/** What has not gone back yet, as a decimal number; nothing below zero. */
export function restOf({ amount, reversals }: Of): string {
  const decimals = decimalsIn(amount)
  const back = reversals.reduce((sum, one) => sum + unitsOf(one.amount, decimals), 0n)
  const units = unitsOf(amount, decimals) - back
  const digits = String(units < 0n ? 0n : units).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/**
 * How much goes back: what is typed, or all that is left. More than came in may be typed, to see what the site does.
 * Undefined where it is no sum of the currency.
 */
export function readSum(payment: Of, { reversed = '' }: Texts): string | undefined {
  const sum = reversed.trim() === '' ? restOf(payment) : reversed.trim()
  const decimals = decimalsIn(payment.amount)
  if (!/^\d{1,15}(\.\d{1,8})?$/.test(sum) || decimalsIn(sum) > decimals) return undefined
  return unitsOf(sum, decimals) > 0n ? sum : undefined
}
