import type { PaymentType } from '../shared/paymentType.ts'

/** States of a payment; deposits and withdrawals have their own, but for those in which nothing more comes of them. */
export const paymentStatuses = [
  'created',
  'pending',
  'captured',
  'declined',
  'cancelled',
  'expired',
  'requested',
  'review',
  'approved',
  'sent',
  'paid',
  'failed',
  'partly_reversed',
  'refunded',
  'charged_back',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What moves a payment: the provider's word, time, a rule of the site, the player or the operator. */
export type Cause =
  | 'pending'
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'review'
  | 'approved'
  | 'recalled'
  | 'sent'
  | 'paid'
  | 'failed'
  | 'partly_reversed'
  | 'refunded'
  | 'charged_back'

type Moves = Partial<Record<PaymentStatus, Partial<Record<Cause, PaymentStatus>>>>

const untilPaidIn = {
  captured: 'captured',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
} as const

const untilSent = { cancelled: 'cancelled', declined: 'declined' } as const

/** Every move that there is. What is not here does not happen: a payment that has ended stays as it is. */
const moves: Record<PaymentType, Moves> = {
  deposit: {
    created: { pending: 'pending', ...untilPaidIn },
    pending: untilPaidIn,
  },
  withdrawal: {
    requested: { review: 'review', approved: 'approved', ...untilSent },
    review: { approved: 'approved', ...untilSent },
    approved: { sent: 'sent', recalled: 'review', ...untilSent },
    sent: { paid: 'paid', failed: 'failed' },
  },
}

const untilReversed = {
  partly_reversed: 'partly_reversed',
  refunded: 'refunded',
  charged_back: 'charged_back',
  failed: 'failed',
} as const

/** A deposit has ended with its capture, and money of it may go back all the same. */
const afterwards: Moves = { captured: untilReversed, partly_reversed: untilReversed }

/** Where a cause takes a payment; undefined where it takes it nowhere. */
export function nextStatus(
  type: PaymentType,
  status: PaymentStatus,
  cause: Cause,
): PaymentStatus | undefined {
  return (moves[type][status] ?? (type === 'deposit' ? afterwards[status] : undefined))?.[cause]
}

/** Whether a payment can still move by itself. */
export const isOpen = (type: PaymentType, status: PaymentStatus): boolean => moves[type][status] !== undefined

export const openStatuses = (type: PaymentType): PaymentStatus[] =>
  paymentStatuses.filter((status) => isOpen(type, status))

/** States of deposits whose money came in, whatever became of it since. */
export const paidInStatuses = ['captured', 'partly_reversed', 'refunded', 'charged_back', 'failed'] as const

export const isPaidIn = (status: PaymentStatus): boolean => paidInStatuses.some((one) => one === status)
