import type { HookHeaders } from '../signedHook.ts'

/** What a provider says of a payment, or what became of it. */
export type ProviderState = 'pending' | 'captured' | 'declined' | 'cancelled' | 'expired' | 'paid' | 'failed'

/**
 * Whoever moves money between players and the house. Money is booked by its signed callbacks alone, never because a
 * browser came back. What its calls throw is a ProviderError.
 */
export type PaymentProvider = {
  /** Names its clearing account in the ledger. */
  name: string
  /** Begins a deposit; the same reference again gets the same payment. */
  startDeposit: (order: DepositOrder) => Promise<StartedDeposit>
  /** Sends money out; the same reference again sends nothing more. */
  sendPayout: (order: PayoutOrder) => Promise<{ payment: string }>
  /** How a payment stands, where its callbacks may have been lost; undefined where it knows none. */
  status: (reference: string) => Promise<PaymentEvent | undefined>
  /** Reads a callback. @throws HookRefusedError where it is not the provider's, or makes no sense */
  readCallback: (body: Buffer, headers: HookHeaders) => PaymentEvent
}

/** @property amount minor units */
export type PaymentOrder = {
  /** Our name of the payment, such as `deposit-17`. */
  reference: string
  /** Channel of the provider, from the definition of the payment method. */
  channel: string
  amount: bigint
  currency: string
  player: { uid: number; locale: string; country?: string }
  requisites: Readonly<Record<string, string>>
}

export type DepositOrder = PaymentOrder & {
  /** Where the browser is sent afterwards, absolute. Coming back there means nothing. */
  returns: { success: string; fail: string; pending: string; cancel: string }
  expiresAt: Date
}

export type PayoutOrder = PaymentOrder

export type StartedDeposit = {
  /** The provider's name of the payment. */
  payment: string
  /** Page where the player pays; none where they confirm on their phone. */
  redirect?: { url: string; method: 'GET' | 'POST'; params?: Record<string, string> }
}

/** @property amount minor units */
export type PaymentEvent = {
  /** The provider's name of the event; it may come twice, late and out of order. */
  id: string
  payment: string
  reference: string
  state: ProviderState
  amount: bigint
  currency: string
  happenedAt: Date
  /** Code of the reason, where it failed. */
  reason?: string
  /** Where the money came from, with secrets masked, to be offered again. */
  requisites?: Record<string, string>
}

/** The provider did not do what it was asked to. */
export class ProviderError extends Error {
  /** refused: it said no, for good; unreachable: it may be asked again. */
  readonly kind: 'refused' | 'unreachable'

  constructor(kind: 'refused' | 'unreachable', message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'ProviderError'
    this.kind = kind
  }
}
