import type { PaymentState, SandboxPayment } from './paymentRepository.ts'

/** What the site is told about a payment: how it stands, or stood at `at`. */
export function paymentEvent(
  payment: SandboxPayment,
  { state, at }: { state: PaymentState; at: Date } = { state: payment.state, at: payment.changedAt },
): object {
  const isNow = state === payment.state
  const { token: _, ...source } = payment.source ?? {}
  return {
    // The same however the site hears of it.
    id: `${payment.id}.${state}`,
    payment: payment.id,
    reference: payment.reference,
    state,
    amount: (isNow ? payment.moved : undefined) ?? payment.amount,
    currency: payment.currency,
    happened_at: at.toISOString(),
    ...(isNow && payment.reason !== null && { reason: payment.reason }),
    ...(isNow && payment.source !== null && { requisites: source }),
  }
}
