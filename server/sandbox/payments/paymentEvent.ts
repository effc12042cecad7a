import type { PaymentState, SandboxPayment } from './paymentRepository.ts'

/** What the site is told of money that went back: the last part of it. */
export function reversalEvent({ id, reference, currency, reversals }: SandboxPayment): object {
  const last = reversals.at(-1)
  if (!last) throw new Error(`Nothing of payment ${id} went back`)
  const { state, amount, at } = last
  return {
    id: `${id}.${state}.${reversals.length}`,
    ...{ payment: id, reference, state, amount, currency },
    happened_at: at,
  }
}

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
