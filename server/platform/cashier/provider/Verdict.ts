import type { PaymentType } from '../../shared/paymentType.ts'
import type { Cause, PaymentStatus } from '../paymentStates.ts'
import type { PaymentEvent } from './PaymentProvider.ts'

/** Why money waits for an operator. */
export type SuspenseReason =
  | 'late_capture' // paid in after the deposit had ended
  | 'paid_twice' // by another payment for the same deposit or withdrawal
  | 'amount_differs'
  | 'currency_differs'
  | 'unknown_payment' // for a deposit that we do not know
  | 'returned' // came back after it was paid out
  | 'paid_after_failed' // went out after the player got it back
  | 'not_sent' // went out though we never sent it
  | 'came_back' // went back to whoever paid it while it waits for an operator
  | 'reversed_more' // more went back than came in

/** What became of an event: it moved the payment, said nothing new, came too early or too late, made no sense or left money over. */
export type Verdict = {
  outcome: 'moved' | 'noted' | 'early' | 'repeated' | 'late' | 'beside' | 'suspense'
  /** Moves the payment. */
  cause?: Cause
  /**
   * - credit: the player gets it
   * - settle: what was set aside has gone out
   * - giveBack: what was set aside goes back to the player
   * - takeBack: the player has it no more, or owes it
   * - keepIncoming: it lies with the provider, and waits for an operator
   * - keepHeld: what was set aside waits for an operator
   * - tell: nothing can be booked; the operator must know
   */
  money?: 'credit' | 'takeBack' | 'settle' | 'giveBack' | 'keepIncoming' | 'keepHeld' | 'tell'
  why?: SuspenseReason
}

/** What came in by the payment of the provider that an event names, in its currency. All sums in minor units. */
export type CameIn = {
  /** What the player got of it, by its capture or by an operator. */
  credited: bigint
  /** What of that has gone back. */
  reversed: bigint
  /** What an operator has booked as sent back, and the provider has not said yet. */
  awaited: bigint
  /** It waits for an operator, or a part of it does. */
  isWaiting: boolean
}

/** A payment as an event finds it. */
export type JudgedPayment = {
  type: PaymentType
  status: PaymentStatus
  amount: bigint
  currency: string
  /** The provider's name of it, as far as known. */
  payment: string | null
  /** When what moved it last happened, by the provider's clock. */
  movedAt?: Date
  /** Money of the very payment of the provider that the event names waits for an operator, or waited. */
  isKept: boolean
  /** What was set aside for a withdrawal waits for an operator. */
  isWithheld: boolean
  /** What came in by the payment of the provider that the event names. */
  cameIn: CameIn
}

export type JudgedEvent = Pick<PaymentEvent, 'state' | 'amount' | 'currency' | 'payment' | 'happenedAt'>
