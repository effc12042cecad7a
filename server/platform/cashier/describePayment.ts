import type { PaymentMethodDefinition } from '#generated/grammar/types.ts'
import type { OperationResponse } from '../shared/operations.ts'
import { toAmount } from '../wallet/money.ts'
import { maskRequisites } from './methods/maskRequisites.ts'
import type { Payment } from './paymentRepository.ts'

export type PaymentRecord = OperationResponse<'cashier.makewithdrawal'>

/** A payment as its player sees it. @param methods say what its bank is called */
export function describePayment(
  payment: Payment,
  methods: readonly PaymentMethodDefinition[],
): PaymentRecord {
  const { id, method, type, status, domain } = payment
  return {
    id,
    method,
    type,
    status,
    domain,
    amount: toAmount(payment.amount, payment.currency),
    // Masked also where the provider forgot to.
    requisites: withBank(maskRequisites(payment.source ?? payment.requisites), method, methods),
    created_at: payment.createdAt.toISOString(),
    updated_at: payment.updatedAt.toISOString(),
  }
}

/** Calls the bank by its name; one that the method no longer has keeps its id. */
function withBank(
  requisites: Record<string, string>,
  sysname: string,
  methods: readonly PaymentMethodDefinition[],
): Record<string, string> {
  const banks = methods.find(({ id }) => id === sysname)?.banks
  const bank = banks?.find(({ id }) => id === requisites.bank)
  return bank ? { ...requisites, bank: bank.name } : requisites
}

type Started = OperationResponse<'cashier.makedeposit'>

/** What the browser does next. @param inWindow the provider's page opens in a window of its own */
export function describeStarted({ id, status, redirect }: Payment, inWindow: boolean): Started {
  const isOpen = status === 'created' || status === 'pending'
  return { id, status, ...(isOpen && redirect && { redirect: { ...redirect, new_window: inWindow } }) }
}
