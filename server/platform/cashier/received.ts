import type { Gift } from '../campaigns/giftsOf.ts'
import type { OperationResponse } from '../shared/operations.ts'
import { toAmount } from '../wallet/money.ts'

/**
 * What became of a deposit besides its sum, as it is kept: what it brought, and what of it paid what the player owed. Minor
 * units in decimal figures, free bets among them, and free spins.
 */
export type Received = {
  casino?: string
  betting?: string
  spins?: number
  freeBets?: string
  settled?: string
}

/** All that was given for one deposit. @param settled minor units of it that paid what the player owed */
export function addUp(gifts: readonly Gift[], settled: bigint): Received {
  const received: Received = settled > 0n ? { settled: String(settled) } : {}
  for (const gift of gifts) {
    if ('spins' in gift) {
      received.spins = (received.spins ?? 0) + gift.spins.spins
      continue
    }
    if ('freeBet' in gift) {
      received.freeBets = String(BigInt(received.freeBets ?? 0) + gift.freeBet.amount)
      continue
    }
    const { product, amount } = gift.bonus
    received[product] = String(BigInt(received[product] ?? 0) + amount)
  }
  return received
}

/** The same, as players are told of it. */
export function describeReceived(
  { casino, betting, spins, freeBets, settled }: Received,
  currency: string,
): OperationResponse<'cashier.makewithdrawal'>['received'] {
  return {
    ...(casino !== undefined && { bonus: toAmount(BigInt(casino), currency) }),
    ...(betting !== undefined && { betting_bonus: toAmount(BigInt(betting), currency) }),
    ...(spins !== undefined && { spins }),
    ...(freeBets !== undefined && { free_bets: toAmount(BigInt(freeBets), currency) }),
    ...(settled !== undefined && { settled: toAmount(BigInt(settled), currency) }),
  }
}
