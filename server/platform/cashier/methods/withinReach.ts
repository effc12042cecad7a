import { decimalsOf } from '#schemas/rules/support/currencies.ts'
import { parseAmount } from '../../wallet/money.ts'
import type { OfferedMethod } from './paymentMethods.ts'

/**
 * A method of deposit as the player's own limit has it. Deposits are of whole amounts, so the greatest one is.
 * @param left minor units that the limit still lets in
 */
export function withinRoom(offered: OfferedMethod, left: bigint | undefined): OfferedMethod {
  const { min, max, presets, currency } = offered
  if (left === undefined || left >= max) return offered
  const room = left - (left % 10n ** BigInt(decimalsOf(currency)))
  if (room < min) return { ...offered, isBeyondLimit: true }
  return {
    ...offered,
    max: room,
    presets: presets.filter(({ value }) => (parseAmount(value, currency) ?? 0n) <= room),
  }
}

/**
 * A method of withdrawal for somebody who excluded themselves: what is left can be taken out whole, also where it is less
 * than the method pays out to others, because nothing will ever be added to it.
 * @param left minor units
 */
export function downToTheRest(offered: OfferedMethod, left: bigint): OfferedMethod {
  return left > 0n && left < offered.min ? { ...offered, min: left } : offered
}

type Amount = { amount: string; currency: string }
type Bounded = { min?: Amount; max?: Amount; too_little?: boolean }

/** A method of withdrawal as it is described to somebody: what there is bounds it, or is said to be less than its least sum. */
export function withinMeans<Method extends Bounded>(method: Method, available: Amount): Method {
  const there = unitsOf(available) ?? 0n
  const [least, most] = [unitsOf(method.min), unitsOf(method.max)]
  if (there <= 0n || least === undefined || most === undefined || there >= most) return method
  return there < least ? { ...method, too_little: true } : { ...method, max: available }
}

function unitsOf(sum: Amount | undefined): bigint | undefined {
  return sum && parseAmount(sum.amount, sum.currency)
}
