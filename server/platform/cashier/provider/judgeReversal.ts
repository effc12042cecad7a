import { type Reversal, reversals } from './PaymentProvider.ts'
import type { CameIn, JudgedEvent, JudgedPayment, Verdict } from './Verdict.ts'

export const nothingCame: CameIn = { credited: 0n, reversed: 0n, awaited: 0n, isWaiting: false }

export const isReversal = (state: string): state is Reversal => reversals.some((one) => one === state)

/**
 * Money of a deposit went back to whoever paid it. As much as came in is taken back, part by part, and no more: what is said
 * beyond that an operator settles with the provider. Said before the capture it waits for that.
 */
export function judgeReversal(
  payment: Pick<JudgedPayment, 'amount' | 'payment'>,
  { state, amount, payment: named }: Pick<JudgedEvent, 'amount' | 'payment'> & { state: Reversal },
  { credited, reversed, awaited, isWaiting }: CameIn,
): Verdict {
  if (state === 'refunded' && amount <= awaited) return { outcome: 'noted' }
  if (amount <= credited - reversed) {
    const isOther = payment.payment !== null && named !== payment.payment
    const cause = reversed + amount < payment.amount ? 'partly_reversed' : state
    return { outcome: 'moved', money: 'takeBack', ...(!isOther && { cause }) }
  }
  if (isWaiting) return { outcome: 'suspense', money: 'tell', why: 'came_back' }
  if (credited > 0n) return { outcome: 'suspense', money: 'tell', why: 'reversed_more' }
  return { outcome: 'early' }
}
