import { expect, it } from 'vitest'
import type { PlayerEvent } from '../events/createPlayerEvents.ts'
import { noticeNameOf } from './noticeNameOf.ts'

const cases: [PlayerEvent['name'], Record<string, unknown>, string | undefined][] = [
  ['notice', { what: 'bonus', amount: { amount: '5', currency: 'EUR' } }, 'bonus'],
  ['notice', { what: 'loyalty' }, 'loyalty'],
  ['notice', { what: 'constructor' }, undefined],
  ['payment', { type: 'withdrawal', status: 'paid' }, 'withdrawal_paid'],
  ['payment', { type: 'withdrawal', status: 'declined' }, 'withdrawal_ended'],
  ['payment', { type: 'withdrawal', status: 'sent' }, undefined],
  ['payment', { type: 'deposit', status: 'paid' }, undefined],
  ['bet', { bet: 1, state: 'settled' }, 'bet_settled'],
  ['bet', { bet: 1, state: 'open' }, undefined],
  ['verification', { status: 'completed' }, 'verification'],
  ['balance', {}, undefined],
]

it.each(cases)('of %s %j pushes %s', (name, data, notice) => {
  expect(noticeNameOf({ name, data })).toBe(notice)
})
