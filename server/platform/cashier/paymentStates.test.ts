import { describe, expect, it } from 'vitest'
import { type Cause, isOpen, nextStatus, openStatuses, paymentStatuses } from './paymentStates.ts'

const causes: Cause[] = [
  'pending',
  'captured',
  'declined',
  'cancelled',
  'expired',
  'review',
  'approved',
  'recalled',
  'sent',
  'paid',
  'failed',
  'partly_reversed',
  'refunded',
  'charged_back',
]

describe('a deposit', () => {
  it('is created, pending, and ends once', () => {
    expect(nextStatus('deposit', 'created', 'pending')).toBe('pending')
    for (const end of ['captured', 'declined', 'cancelled', 'expired'] as const) {
      expect(nextStatus('deposit', 'created', end)).toBe(end)
      expect(nextStatus('deposit', 'pending', end)).toBe(end)
      const reversals = ['partly_reversed', 'refunded', 'charged_back', 'failed']
      for (const cause of causes)
        if (end !== 'captured' || !reversals.includes(cause))
          expect(nextStatus('deposit', end, cause)).toBeUndefined()
    }
    expect(openStatuses('deposit')).toEqual(['created', 'pending'])
  })

  it('goes back in parts or whole once it was captured, and only then', () => {
    for (const end of ['refunded', 'charged_back', 'failed'] as const) {
      const from = paymentStatuses.filter((status) => nextStatus('deposit', status, end))
      expect(from).toEqual(['captured', 'partly_reversed'])
      expect(nextStatus('withdrawal', 'paid', end)).toBeUndefined()
      for (const cause of causes) expect(nextStatus('deposit', end, cause)).toBeUndefined()
      expect(isOpen('deposit', end)).toBe(false)
    }
    expect(nextStatus('deposit', 'partly_reversed', 'partly_reversed')).toBe('partly_reversed')
  })
})

describe('a withdrawal', () => {
  it('is approved at once or after a review, sent, and paid or failed', () => {
    expect(nextStatus('withdrawal', 'requested', 'review')).toBe('review')
    expect(nextStatus('withdrawal', 'requested', 'approved')).toBe('approved')
    expect(nextStatus('withdrawal', 'review', 'approved')).toBe('approved')
    expect(nextStatus('withdrawal', 'approved', 'sent')).toBe('sent')
    expect(nextStatus('withdrawal', 'sent', 'paid')).toBe('paid')
    expect(nextStatus('withdrawal', 'sent', 'failed')).toBe('failed')
  })

  it('is cancelled or declined before it is sent, and never after', () => {
    for (const cause of ['cancelled', 'declined'] as const) {
      const from = paymentStatuses.filter((status) => nextStatus('withdrawal', status, cause))
      expect(from).toEqual(['requested', 'review', 'approved'])
    }
  })

  it('waits for an operator again only between its approval and its sending', () => {
    const from = paymentStatuses.filter((status) => nextStatus('withdrawal', status, 'recalled'))
    expect(from).toEqual(['approved'])
    expect(nextStatus('withdrawal', 'approved', 'recalled')).toBe('review')
  })

  it('is paid only after it was sent', () => {
    const from = paymentStatuses.filter((status) => nextStatus('withdrawal', status, 'paid'))
    expect(from).toEqual(['sent'])
    expect(paymentStatuses.filter((status) => isOpen('withdrawal', status))).toEqual(
      openStatuses('withdrawal'),
    )
  })
})
