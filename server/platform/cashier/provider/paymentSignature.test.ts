import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { callbackFault, signedHeaders } from './paymentSignature.ts'

const secret = 'a-secret-of-enough-characters'
const former = 'the-one-before-of-characters'
const body = Buffer.from('{"amount": "10.50"}')
const now = 1_795_000_000_000
const callback = signedHeaders({ key: 'k', secret }, 'CALLBACK', body.toString(), now)

it('signs the time, what is asked and the bytes of the body, as docs/integrating.md says', () => {
  const headers = signedHeaders({ key: 'k', secret }, 'POST /deposits', '{}', now)
  expect(headers).toEqual({
    'x-payment-key': 'k',
    'x-payment-time': '1795000000',
    'x-payment-signature': createHmac('sha256', secret)
      .update('1795000000\nPOST /deposits\n{}')
      .digest('hex'),
  })
})

it('finds nothing wrong with a callback for five minutes on either side', () => {
  for (const seconds of [-300, 0, 300]) {
    expect(callbackFault([secret, former], body, callback, now + seconds * 1000)).toBeUndefined()
  }
})

it('takes what is signed by either secret while one is changed', () => {
  const signed = signedHeaders({ key: 'k', secret: former }, 'CALLBACK', body.toString(), now)
  expect(callbackFault([secret, former], body, signed, now)).toBeUndefined()
  expect(callbackFault([secret], body, signed, now)).toBe('its signature is wrong')
})

it.each<[string, Buffer, Record<string, string | string[]>, number]>([
  ['a byte more', Buffer.concat([body, Buffer.from(' ')]), callback, now],
  [
    'another secret',
    body,
    signedHeaders({ key: 'k', secret: 'other' }, 'CALLBACK', body.toString(), now),
    now,
  ],
  [
    'a call of ours played back',
    body,
    signedHeaders({ key: 'k', secret }, 'POST /deposits', body.toString(), now),
    now,
  ],
  ['another time', body, { ...callback, 'x-payment-time': '1795000001' }, now],
  ['a time long ago', body, callback, now + 301_000],
  ['a time to come', body, callback, now - 301_000],
  ['a time that is no number', body, { ...callback, 'x-payment-time': 'NaN' }, now],
  ['two times', body, { ...callback, 'x-payment-time': ['1795000000', '1795000000'] }, now],
  ['no signature', body, { 'x-payment-time': '1795000000' }, now],
  [
    'half a signature',
    body,
    { ...callback, 'x-payment-signature': String(callback['x-payment-signature']).slice(0, 32) },
    now,
  ],
  ['an empty one', body, { ...callback, 'x-payment-signature': '' }, now],
])('finds fault with %s', (_what, bytes, headers, at) => {
  expect(callbackFault([secret, former], bytes, headers, at)).toEqual(expect.any(String))
})
