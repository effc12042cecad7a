import type { PaymentType } from '../shared/paymentType.ts'

/** States of a payment; deposits and withdrawals have their own, and share the last but one. */
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

/** Where a cause takes a payment; undefined where it takes it nowhere. */
export function nextStatus(
  type: PaymentType,
  status: PaymentStatus,
  cause: Cause,
): PaymentStatus | undefined {
  return moves[type][status]?.[cause]
}

/** Whether a payment can still move by itself. */
export const isOpen = (type: PaymentType, status: PaymentStatus): boolean => moves[type][status] !== undefined

export const openStatuses = (type: PaymentType): PaymentStatus[] =>
  paymentStatuses.filter((status) => isOpen(type, status))
