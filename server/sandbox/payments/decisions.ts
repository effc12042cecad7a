import type { PaymentState, SandboxPayment } from './paymentRepository.ts'
import type { Returns } from './schema.ts'

/** What may become of a payment in: from which states, to which, and where the browser goes then. */
const ofDeposits = {
  pay: { from: ['pending', 'expired'], to: 'captured', goes: 'success' },
  fail: { from: ['pending'], to: 'declined', goes: 'fail' },
  pending: { from: ['pending'], to: 'pending', goes: 'pending' },
  cancel: { from: ['pending'], to: 'cancelled', goes: 'cancel' },
  expire: { from: ['pending'], to: 'expired', goes: 'fail' },
} as const satisfies Record<string, Move>

const ofPayouts = {
  pay: { from: ['pending'], to: 'paid' },
  fail: { from: ['pending'], to: 'failed' },
} as const satisfies Record<string, Move>

export type Decision = keyof typeof ofDeposits
type Move = { from: PaymentState[]; to: PaymentState; goes?: keyof Returns }

/** What a decision does to a payment; undefined where it can't be made about this one, or not any more. */
export function moveOf(
  payment: Pick<SandboxPayment, 'kind' | 'state'>,
  decision: string | undefined,
): Move | undefined {
  const moves: Partial<Record<string, Move>> = payment.kind === 'deposit' ? ofDeposits : ofPayouts
  const move = decision !== undefined && Object.hasOwn(moves, decision) ? moves[decision] : undefined
  return move?.from.includes(payment.state) ? move : undefined
}

/** Decisions that are open. */
export function openDecisions(payment: Pick<SandboxPayment, 'kind' | 'state'>): Decision[] {
  return (Object.keys(ofDeposits) as Decision[]).filter((one) => moveOf(payment, one) !== undefined)
}

/** Address on the site that belongs to where a deposit stands. */
export function returnOf({ state, returns }: Pick<SandboxPayment, 'state' | 'returns'>): string | undefined {
  const move = Object.values(ofDeposits).find(({ to }) => to === state)
  return move && returns?.[move.goes]
}
