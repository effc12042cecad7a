import type { HookHeaders } from '../../http/signedHook.ts'

/** What a provider says of a payment, or what became of it. */
export const providerStates = [
  'pending',
  'captured',
  'declined',
  'cancelled',
  'expired',
  'paid',
  'failed',
  'refunded',
  'charged_back',
] as const
export type ProviderState = (typeof providerStates)[number]

/** What takes money of a deposit back; `failed` does where the deposit was captured before. */
export const reversals = ['refunded', 'charged_back', 'failed'] as const satisfies ProviderState[]
export type Reversal = (typeof reversals)[number]

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
  /** Asks whether money may go to these requisites, before anybody's money is set aside for it. */
  checkRequisites: (order: RequisitesOrder) => Promise<void>
  /** How a payment stands, where its callbacks may have been lost; undefined where it knows none. */
  status: (reference: string) => Promise<PaymentEvent | undefined>
  /**
   * Gives up a deposit that was not paid yet, so that nobody can pay it any more.
   * @returns how the deposit stands now, which is captured where it was paid meanwhile; undefined where it knows none
   */
  cancelDeposit: (reference: string) => Promise<PaymentEvent | undefined>
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

export type RequisitesOrder = Omit<PaymentOrder, 'reference'>

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

/** Why requisites are refused: they are being checked, they must be verified by the player first, or they are a fraud's. */
export type RequisitesFault = 'on_verification' | 'validation_required' | 'fraudulent'

/**
 * - refused: it said no, for good
 * - unreachable: it did not answer, or said that it is out of order for a while
 * - faulty: it failed, does not know us, or makes no sense
 *
 * But for the first, nobody knows what it did, and it may be asked again.
 */
export type ProviderFault = 'refused' | 'unreachable' | 'faulty'

type Details = {
  cause?: unknown
  /** Where it refused because of the requisites. */
  fault?: RequisitesFault | undefined
  /** HTTP status of its answer. */
  status?: number
}

/** The provider did not do what it was asked to. */
export class ProviderError extends Error {
  readonly kind: ProviderFault
  readonly fault: RequisitesFault | undefined
  readonly status: number | undefined

  constructor(kind: ProviderFault, message: string, { cause, fault, status }: Details = {}) {
    super(message, { cause })
    this.name = 'ProviderError'
    this.kind = kind
    this.fault = fault
    this.status = status
  }
}
