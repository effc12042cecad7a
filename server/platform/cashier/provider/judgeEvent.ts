import { isPaidIn, nextStatus } from '../paymentStates.ts'
import { isReversal, judgeReversal } from './judgeReversal.ts'
import type { JudgedEvent, JudgedPayment, SuspenseReason, Verdict } from './Verdict.ts'

/** What an event means. Callbacks come twice, late and in any order; money is booked once, and never by guess. */
export function judgeEvent(payment: JudgedPayment, event: JudgedEvent): Verdict {
  return payment.type === 'deposit' ? judgeDeposit(payment, event) : judgeWithdrawal(payment, event)
}

/** The provider has made a second payment of our order. What that did not move changes nothing; what it moved counts. */
const isOther = (payment: JudgedPayment, event: JudgedEvent) =>
  payment.payment !== null && event.payment !== payment.payment

function judgeDeposit(payment: JudgedPayment, event: JudgedEvent): Verdict {
  const { state } = event
  if (state === 'paid') return { outcome: 'beside' }
  if (isReversal(state)) return judgeReversal(payment, { ...event, state }, payment.cameIn)
  if (state !== 'captured') return isOther(payment, event) ? { outcome: 'beside' } : justMove(payment, state)
  if (payment.isKept) return { outcome: 'repeated' }
  if (isPaidIn(payment.status))
    return isOther(payment, event) ? keepIncoming('paid_twice') : { outcome: 'repeated' }
  if (nextStatus('deposit', payment.status, 'captured') === undefined) return keepIncoming('late_capture')
  const why = difference(payment, event)
  if (why) return { ...keepIncoming(why), cause: 'declined' }
  return { outcome: 'moved', cause: 'captured', money: 'credit' }
}

function judgeWithdrawal(payment: JudgedPayment, event: JudgedEvent): Verdict {
  const { state } = event
  if (state === 'pending') return { outcome: 'noted' }
  if (state !== 'paid' && state !== 'failed') return { outcome: 'beside' }
  if (payment.isKept) return { outcome: 'repeated' }
  if (isOther(payment, event) && state === 'failed') return { outcome: 'beside' }
  if (payment.status === 'sent' && !payment.isWithheld) return judgeSent(payment, event)
  return state === 'paid' ? judgeStrayPayout(payment, event) : judgeLateFailure(payment, event)
}

function judgeSent(payment: JudgedPayment, event: JudgedEvent): Verdict {
  if (event.state === 'failed') return { outcome: 'moved', cause: 'failed', money: 'giveBack' }
  const why = difference(payment, event)
  if (why) return { outcome: 'suspense', money: 'keepHeld', why }
  return { outcome: 'moved', cause: 'paid', money: 'settle' }
}

/** Money went out where nothing is set aside for it any more. */
function judgeStrayPayout(payment: JudgedPayment, event: JudgedEvent): Verdict {
  const { status, isWithheld } = payment
  if (status === 'paid' && !isOther(payment, event)) return { outcome: 'repeated' }
  if (status === 'paid' || isWithheld) return tell('paid_twice')
  if (!isOther(payment, event) && isOlder(payment, event)) return { outcome: 'late' }
  return tell(status === 'failed' ? 'paid_after_failed' : 'not_sent')
}

function judgeLateFailure(payment: JudgedPayment, event: JudgedEvent): Verdict {
  if (payment.status === 'failed') return { outcome: 'repeated' }
  if (isOlder(payment, event)) return { outcome: 'late' }
  return payment.status === 'paid' ? keepIncoming('returned') : { outcome: 'beside' }
}

const isOlder = ({ movedAt }: JudgedPayment, { happenedAt }: JudgedEvent) =>
  movedAt !== undefined && happenedAt < movedAt

function justMove(payment: JudgedPayment, cause: 'pending' | 'declined' | 'cancelled' | 'expired'): Verdict {
  if (nextStatus('deposit', payment.status, cause)) return { outcome: 'moved', cause }
  return { outcome: payment.status === cause ? 'repeated' : 'late' }
}

const tell = (why: SuspenseReason): Verdict => ({ outcome: 'suspense', money: 'tell', why })

const keepIncoming = (why: SuspenseReason): Verdict => ({ outcome: 'suspense', money: 'keepIncoming', why })

function difference(
  { amount, currency }: JudgedPayment,
  event: JudgedEvent,
): 'amount_differs' | 'currency_differs' | undefined {
  if (event.currency !== currency) return 'currency_differs'
  return event.amount === amount ? undefined : 'amount_differs'
}
