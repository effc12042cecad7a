import { expect, it } from 'vitest'
import { readGameMessage } from './GameMessage.ts'

it.each([
  [
    { type: 'game', event: 'ready' },
    { event: 'ready', hasSound: false },
  ],
  [
    { type: 'game', event: 'ready', hears: ['light', 'sound'] },
    { event: 'ready', hasSound: true },
  ],
  [
    { type: 'game', event: 'wants', what: 'verify', round: '3f9c-1', won: '1' },
    { event: 'wants', what: 'verify', round: '3f9c-1' },
  ],
  [
    { type: 'game', event: 'round-closed', round: 'a', staked: '10', won: '99999999' },
    { event: 'round-closed', round: 'a' },
  ],
  [{ type: 'game', event: 'round-began', round: { from: '/session/uid' } }, { event: 'round-began' }],
  [
    { type: 'game', event: 'wants', what: 'deposit' },
    { event: 'wants', what: 'deposit' },
  ],
  [{ type: 'game', event: 'ended', reason: 'SESSION_GONE' }, { event: 'ended' }],
])('reads %j, and takes nothing from it but what has happened', (data, message) => {
  expect(readGameMessage(data)).toEqual(message)
})

it.each([
  undefined,
  null,
  'ready',
  7,
  {},
  [],
  { event: 'ready' },
  { type: 'game', event: 'wants', what: 'https://evil.example' },
  { type: 'game', event: 'wants' },
  { type: 'game', event: 'wants', what: 'verify' },
  { type: 'game', event: 'wants', what: 'verify', round: { from: '/session/uid' } },
  { type: 'game', event: 'wants', what: 'verify', round: 'a round' },
  { type: 'game', event: 'constructor' },
  { type: 'checkIframe', pathname: '/cashier' },
  { type: 'redirect', url: '/cashier' },
])('takes %j for nothing', (data) => {
  expect(readGameMessage(data)).toBeUndefined()
})
