import type { PaymentMethodDefinition } from '#generated/grammar/types.ts'
import type { OperationResponse } from '../shared/operations.ts'
import { toAmount } from '../wallet/money.ts'
import { maskRequisites } from './methods/maskRequisites.ts'
import type { Payment } from './paymentRepository.ts'
import { isOpen } from './paymentStates.ts'
import { describeReceived } from './received.ts'

export type PaymentRecord = OperationResponse<'cashier.makewithdrawal'>

/** Of what providers give as reasons, what the player is told; all else is between the house and them. */
const told = ['insufficient_funds', 'do_not_honor'] as const

/**
 * A payment as its player sees it.
 * @param methods say what its bank is called, and how its page opens
 * @param times when it came to each status, where that is told
 */
export function describePayment(
  payment: Payment,
  methods: readonly PaymentMethodDefinition[],
  times?: Readonly<Record<string, string>>,
): PaymentRecord {
  const { id, method, type, status, domain, currency, received } = payment
  const reason = told.find((one) => status === 'declined' && one === payment.reason)
  return {
    id,
    method,
    type,
    status,
    domain,
    amount: toAmount(payment.amount, payment.currency),
    // Masked also where the provider forgot to.
    requisites: withBank(maskRequisites(payment.source ?? payment.requisites), method, methods),
    ...(payment.reversed > 0n && { reversed: toAmount(payment.reversed, currency) }),
    ...(reason && { reason }),
    ...wayOn(payment, methods),
    ...(received && { received: describeReceived(received, currency) }),
    ...(times && { times: { ...times } }),
    created_at: payment.createdAt.toISOString(),
    updated_at: payment.updatedAt.toISOString(),
  }
}

/** How a deposit that is still open can be paid, and until when. */
function wayOn(
  payment: Payment,
  methods: readonly PaymentMethodDefinition[],
): Pick<PaymentRecord, 'redirect' | 'expires_at'> {
  if (payment.type !== 'deposit' || !isOpen('deposit', payment.status)) return {}
  const { expiresAt, redirect } = payment
  return {
    ...(redirect && { redirect: { ...redirect, new_window: opensInWindow(payment, methods) } }),
    ...(expiresAt && { expires_at: expiresAt.toISOString() }),
  }
}

const opensInWindow = ({ method }: Payment, methods: readonly PaymentMethodDefinition[]): boolean =>
  methods.find(({ id }) => id === method)?.opens === 'window'

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

/** What the browser does next. */
export function describeStarted(payment: Payment, methods: readonly PaymentMethodDefinition[]): Started {
  const { redirect } = wayOn(payment, methods)
  return { id: payment.id, status: payment.status, ...(redirect && { redirect }) }
}
