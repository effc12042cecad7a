import { describe, expect, it } from 'vitest'
import type { PaymentType } from '../../shared/paymentType.ts'
import type { PaymentStatus } from '../paymentStates.ts'
import { judgeEvent } from './judgeEvent.ts'
import { nothingCame } from './judgeReversal.ts'
import type { ProviderState } from './PaymentProvider.ts'
import type { JudgedPayment } from './Verdict.ts'

const noon = new Date('2026-11-01T12:00:00Z')
const later = new Date('2026-11-01T12:05:00Z')
const earlier = new Date('2026-11-01T11:55:00Z')

const payment = (type: PaymentType, status: PaymentStatus, more: Partial<JudgedPayment> = {}) => ({
  type,
  status,
  amount: 1000n,
  currency: 'EUR',
  payment: 'p1',
  isKept: false,
  isWithheld: false,
  cameIn: nothingCame,
  ...more,
})
const event = (state: ProviderState, more: object = {}) => ({
  state,
  amount: 1000n,
  currency: 'EUR',
  payment: 'p1',
  happenedAt: noon,
  ...more,
})

describe('an event of a deposit', () => {
  it.each(['created', 'pending'] as const)('gives the money to the player while it is %s', (status) => {
    expect(judgeEvent(payment('deposit', status), event('captured'))).toEqual({
      outcome: 'moved',
      cause: 'captured',
      money: 'credit',
    })
  })

  it.each(['declined', 'cancelled', 'expired'] as const)('ends it as %s, once', (state) => {
    expect(judgeEvent(payment('deposit', 'pending'), event(state))).toEqual({
      outcome: 'moved',
      cause: state,
    })
    expect(judgeEvent(payment('deposit', state), event(state))).toEqual({ outcome: 'repeated' })
    expect(judgeEvent(payment('deposit', 'captured'), event(state))).toEqual({ outcome: 'late' })
  })

  it('says nothing new where it was captured before, however late pending comes', () => {
    expect(judgeEvent(payment('deposit', 'captured'), event('captured'))).toEqual({ outcome: 'repeated' })
    expect(judgeEvent(payment('deposit', 'captured'), event('pending'))).toEqual({ outcome: 'late' })
  })

  it.each(['declined', 'cancelled', 'expired'] as const)(
    'keeps money that comes after it was %s',
    (status) => {
      const judged = judgeEvent(payment('deposit', status), event('captured'))
      expect(judged).toEqual({ outcome: 'suspense', money: 'keepIncoming', why: 'late_capture' })
      const again = judgeEvent(payment('deposit', status, { isKept: true }), event('captured'))
      expect(again).toEqual({ outcome: 'repeated' })
    },
  )

  it('keeps money of another payment for the same deposit', () => {
    const judged = judgeEvent(payment('deposit', 'captured'), event('captured', { payment: 'p2' }))
    expect(judged).toEqual({ outcome: 'suspense', money: 'keepIncoming', why: 'paid_twice' })
  })

  it.each([
    ['less', 999, 'EUR', 'amount_differs'],
    ['more', 100_000, 'EUR', 'amount_differs'],
    ['another currency', 1000, 'USD', 'currency_differs'],
  ])('never gives %s than was ordered', (_what, amount, currency, why) => {
    const captured = event('captured', { amount: BigInt(amount), currency })
    const judged = judgeEvent(payment('deposit', 'pending'), captured)
    expect(judged).toEqual({ outcome: 'suspense', money: 'keepIncoming', cause: 'declined', why })
  })

  it.each(['pending', 'declined', 'cancelled', 'expired'] as const)(
    'changes nothing where another payment for it is %s',
    (state) => {
      const judged = judgeEvent(payment('deposit', 'pending'), event(state, { payment: 'p2' }))
      expect(judged).toEqual({ outcome: 'beside' })
    },
  )

  it('makes no sense if it says that it was paid out', () => {
    expect(judgeEvent(payment('deposit', 'pending'), event('paid'))).toEqual({ outcome: 'beside' })
  })

  it.each(['refunded', 'charged_back', 'failed'] as const)('may be %s after its capture', (state) => {
    const cameIn = { ...nothingCame, credited: 1000n }
    const captured = payment('deposit', 'captured', { cameIn })
    expect(judgeEvent(captured, event(state))).toEqual({ outcome: 'moved', cause: state, money: 'takeBack' })
    expect(judgeEvent(payment('deposit', state), event('captured'))).toEqual({ outcome: 'repeated' })
  })
})

describe('an event of a withdrawal', () => {
  it('settles it, or gives the money back, once', () => {
    expect(judgeEvent(payment('withdrawal', 'sent'), event('paid'))).toEqual({
      outcome: 'moved',
      cause: 'paid',
      money: 'settle',
    })
    expect(judgeEvent(payment('withdrawal', 'sent'), event('failed'))).toEqual({
      outcome: 'moved',
      cause: 'failed',
      money: 'giveBack',
    })
    for (const state of ['paid', 'failed'] as const)
      expect(judgeEvent(payment('withdrawal', state), event(state))).toEqual({ outcome: 'repeated' })
  })

  it('withholds the money where another sum went out', () => {
    const judged = judgeEvent(payment('withdrawal', 'sent'), event('paid', { amount: 1n }))
    expect(judged).toEqual({ outcome: 'suspense', money: 'keepHeld', why: 'amount_differs' })
    const kept = payment('withdrawal', 'sent', { isKept: true })
    expect(judgeEvent(kept, event('paid'))).toEqual({ outcome: 'repeated' })
    expect(judgeEvent(kept, event('failed'))).toEqual({ outcome: 'repeated' })
  })

  it('keeps what came back after it was paid, unless it is older than that', () => {
    const paid = payment('withdrawal', 'paid', { movedAt: noon })
    expect(judgeEvent(paid, event('failed', { happenedAt: later }))).toEqual({
      outcome: 'suspense',
      money: 'keepIncoming',
      why: 'returned',
    })
    expect(judgeEvent(paid, event('failed', { happenedAt: earlier }))).toEqual({ outcome: 'late' })
  })

  it('tells the operator of a second payment for it, and heeds none that failed', () => {
    const second = { payment: 'p2', happenedAt: later }
    const twice = { outcome: 'suspense', money: 'tell', why: 'paid_twice' }
    const paid = payment('withdrawal', 'paid', { movedAt: noon })
    const withheld = payment('withdrawal', 'sent', { isWithheld: true })
    for (const one of [paid, withheld]) {
      expect(judgeEvent(one, event('paid', second))).toEqual(twice)
      expect(judgeEvent(one, event('failed', second))).toEqual({ outcome: 'beside' })
    }
    expect(judgeEvent(payment('withdrawal', 'sent'), event('failed', second))).toEqual({ outcome: 'beside' })
    const failed = payment('withdrawal', 'failed', { movedAt: noon })
    expect(judgeEvent(failed, event('paid', { payment: 'p2', happenedAt: earlier }))).toEqual({
      ...twice,
      why: 'paid_after_failed',
    })
  })

  it('tells the operator of money that went out after the player had it back', () => {
    const failed = payment('withdrawal', 'failed', { movedAt: noon })
    expect(judgeEvent(failed, event('paid', { happenedAt: later }))).toEqual({
      outcome: 'suspense',
      money: 'tell',
      why: 'paid_after_failed',
    })
    expect(judgeEvent(failed, event('paid', { happenedAt: earlier }))).toEqual({ outcome: 'late' })
  })

  it.each(['requested', 'review', 'approved', 'cancelled', 'declined'] as const)(
    'tells the operator of money that went out while it was %s',
    (status) => {
      const judged = judgeEvent(payment('withdrawal', status), event('paid'))
      expect(judged).toEqual({ outcome: 'suspense', money: 'tell', why: 'not_sent' })
      expect(judgeEvent(payment('withdrawal', status), event('failed'))).toEqual({ outcome: 'beside' })
    },
  )

  it('notes what says nothing, and makes no sense of deposits', () => {
    expect(judgeEvent(payment('withdrawal', 'sent'), event('pending'))).toEqual({ outcome: 'noted' })
    expect(judgeEvent(payment('withdrawal', 'sent'), event('captured'))).toEqual({ outcome: 'beside' })
  })
})
