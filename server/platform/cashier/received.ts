import type { Gift } from '../campaigns/giftsOf.ts'
import type { OperationResponse } from '../shared/operations.ts'
import { toAmount } from '../wallet/money.ts'

/** What a deposit brought besides itself, as it is kept: minor units in decimal figures, and free spins. */
export type Received = { casino?: string; betting?: string; spins?: number }

/** All that was given for one deposit. */
export function addUp(gifts: readonly Gift[]): Received {
  const received: Received = {}
  for (const gift of gifts) {
    if ('spins' in gift) {
      received.spins = (received.spins ?? 0) + gift.spins.spins
      continue
    }
    const { product, amount } = gift.bonus
    received[product] = String(BigInt(received[product] ?? 0) + amount)
  }
  return received
}

/** The same, as players are told of it. */
export function describeReceived(
  { casino, betting, spins }: Received,
  currency: string,
): OperationResponse<'cashier.makewithdrawal'>['received'] {
  return {
    ...(casino !== undefined && { bonus: toAmount(BigInt(casino), currency) }),
    ...(betting !== undefined && { betting_bonus: toAmount(BigInt(betting), currency) }),
    ...(spins !== undefined && { spins }),
  }
}
