import type { OperationResponse } from '../operations.ts'
import { toAmount } from '../wallet/money.ts'
import { maskRequisites } from './maskRequisites.ts'
import type { Payment } from './paymentRepository.ts'

export type PaymentRecord = OperationResponse<'cashier.makewithdrawal'>

/** A payment as its player sees it. */
export function describePayment(payment: Payment): PaymentRecord {
  const { id, method, type, status, domain } = payment
  return {
    id,
    method,
    type,
    status,
    domain,
    amount: toAmount(payment.amount, payment.currency),
    // Masked also where the provider forgot to.
    requisites: maskRequisites(payment.source ?? payment.requisites),
    created_at: payment.createdAt.toISOString(),
    updated_at: payment.updatedAt.toISOString(),
  }
}

type Started = OperationResponse<'cashier.makedeposit'>

/** What the browser does next. @param inWindow the provider's page opens in a window of its own */
export function describeStarted({ id, status, redirect }: Payment, inWindow: boolean): Started {
  const isOpen = status === 'created' || status === 'pending'
  return { id, status, ...(isOpen && redirect && { redirect: { ...redirect, new_window: inWindow } }) }
}
