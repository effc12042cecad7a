import { describe, expect, it } from 'vitest'
import { judgeCall, signature, type WalletKey } from './walletSignature.ts'

const key: WalletKey = { provider: 'house', key: 'house-1', secret: 'a-secret-of-enough-characters' }
const second: WalletKey = { provider: 'other', key: 'other-1', secret: 'another-secret-of-characters' }
const now = 1_790_000_000_000
const signed = { time: '1790000000', nonce: 'R4nd0m-Nonce_0001', subject: 'POST /wallet/v1/bet', body: '{}' }
const headers = (more: object = {}, by: WalletKey = key) => ({
  'x-wallet-key': by.key,
  'x-wallet-time': signed.time,
  'x-wallet-nonce': signed.nonce,
  'x-wallet-signature': signature(by.secret, signed).toString('hex'),
  ...more,
})
const judge = (given: Record<string, unknown>, what: object = {}, at = now) =>
  judgeCall([key, second], given as Record<string, string>, { ...signed, ...what }, at)

describe('a signed call', () => {
  it('tells whose it is, of several keys, and the name that it used up', () => {
    expect(judge(headers())).toEqual({ provider: 'house', nonce: signed.nonce })
    expect(judge(headers({}, second))).toEqual({ provider: 'other', nonce: signed.nonce })
    expect(judge(headers({ 'x-wallet-signature': headers()['x-wallet-signature'].toUpperCase() }))).toEqual({
      provider: 'house',
      nonce: signed.nonce,
    })
  })

  it('is another call where a byte of its body, its place, its time or its nonce is another', () => {
    const wrong = { fault: 'Its signature is wrong' }
    expect(judge(headers(), { body: '{ }' })).toEqual(wrong)
    expect(judge(headers(), { subject: 'POST /wallet/v1/win' })).toEqual(wrong)
    expect(judge(headers(), { subject: 'POST /wallet/v1/bet?a' })).toEqual(wrong)
    expect(judge(headers({ 'x-wallet-time': '1790000001' }))).toEqual(wrong)
    expect(judge(headers({ 'x-wallet-nonce': 'R4nd0m-Nonce_0002' }))).toEqual(wrong)
    expect(judge(headers({ 'x-wallet-key': second.key }))).toEqual(wrong)
  })

  it('is signed by either secret of a key while that is changed', () => {
    const former = { ...key, secret: 'the-one-before-of-characters' }
    const of = (keys: WalletKey[]) => judgeCall(keys, headers({}, former), signed, now)
    expect(of([key, former])).toHaveProperty('provider', 'house')
    expect(of([key])).toEqual({ fault: 'Its signature is wrong' })
  })

  it('is in time within five minutes, before and after', () => {
    expect(judge(headers(), {}, now + 300_000)).toHaveProperty('provider')
    expect(judge(headers(), {}, now - 300_000)).toHaveProperty('provider')
    expect(judge(headers(), {}, now + 300_001)).toEqual({ fault: 'Its time is too far from ours' })
    expect(judge(headers(), {}, now - 300_001)).toEqual({ fault: 'Its time is too far from ours' })
  })

  it.each([
    ['x-wallet-time', undefined],
    ['x-wallet-time', '1e9'],
    ['x-wallet-nonce', 'short'],
    ['x-wallet-nonce', 'a nonce with spaces in it'],
    ['x-wallet-nonce', ['R4nd0m-Nonce_0001', 'R4nd0m-Nonce_0002']],
    ['x-wallet-signature', 'abc'],
    ['x-wallet-signature', ''],
    ['x-wallet-key', undefined],
    ['x-wallet-key', 'nobody'],
  ])('is nobody’s with %s %s', (name, value) => {
    expect(judge(headers({ [name]: value }))).toHaveProperty('fault')
  })
})
