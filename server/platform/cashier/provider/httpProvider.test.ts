import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { httpProvider } from './httpProvider.ts'
import type { DepositOrder, PaymentProvider } from './PaymentProvider.ts'
import { signedHeaders } from './paymentSignature.ts'

type Asked = { method: string; url: string; headers: Record<string, unknown>; body: string }

const secret = 'a-secret-of-enough-characters'
const order: DepositOrder = {
  reference: 'deposit-17',
  channel: 'card',
  amount: 1050n,
  currency: 'EUR',
  player: { uid: 7, locale: 'lv' },
  requisites: { card: 'new' },
  returns: { success: 'https://c.example/s', fail: 'https://c.example/f', pending: 'p', cancel: 'c' },
  expiresAt: new Date('2026-11-21T10:00:00Z'),
}

let app: FastifyInstance
let provider: PaymentProvider
let asked: Asked[] = []
let answers: ((reply: FastifyReply) => unknown)[] = []
const answer = (status: number, body: unknown) => (reply: FastifyReply) => reply.code(status).send(body)

beforeAll(async () => {
  app = fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_: unknown, body: string | Buffer) => body)
  app.all('/*', async ({ method, url, headers, body }, reply) => {
    asked.push({ method, url, headers, body: String(body ?? '') })
    return answers.shift()?.(reply) ?? reply.code(500).send()
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  provider = httpProvider({ name: 'test', url: `${url}/v1`, key: 'k', secret })
})
beforeEach(() => {
  asked = []
  answers = []
})
afterAll(() => app.close())

describe('a call', () => {
  it('says what is paid, in the decimals of the currency, and is signed', async () => {
    answers = [answer(201, { payment: 'p1', redirect: { url: 'https://pay.example/p1' } })]
    expect(await provider.startDeposit(order)).toEqual({
      payment: 'p1',
      redirect: { url: 'https://pay.example/p1', method: 'GET' },
    })
    const [{ method, url, headers, body } = {} as Asked] = asked
    expect([method, url]).toEqual(['POST', '/v1/deposits'])
    expect(JSON.parse(body)).toEqual({
      reference: 'deposit-17',
      channel: 'card',
      amount: '10.50',
      currency: 'EUR',
      player: { id: '7', locale: 'lv' },
      requisites: { card: 'new' },
      returns: order.returns,
      expires_at: '2026-11-21T10:00:00.000Z',
    })
    const time = Number(headers['x-payment-time']) * 1000
    expect(headers).toMatchObject(signedHeaders({ key: 'k', secret }, 'POST /deposits', body, time))
  })

  it('is made once more where the provider is out of order, and no more than that', async () => {
    answers = [answer(503, {}), answer(200, { payment: 'p1' })]
    expect(await provider.sendPayout(order)).toEqual({ payment: 'p1' })
    expect(asked.map(({ body }) => body)).toEqual([asked[0]?.body, asked[0]?.body])
    answers = [answer(503, {}), answer(503, {}), answer(200, { payment: 'p1' })]
    await expect(provider.sendPayout(order)).rejects.toMatchObject({ kind: 'unreachable' })
    expect(asked).toHaveLength(4)
  })

  it('is refused for good by 422 alone', async () => {
    answers = [answer(422, { error: { code: 'closed_account', message: 'LV80BANK0000435195001' } })]
    const refused = provider.sendPayout(order)
    await expect(refused).rejects.toMatchObject({ kind: 'refused' })
    await expect(refused).rejects.toThrow(/^The payment provider answered 422 closed_account$/)
    for (const status of [400, 401, 403, 404, 409, 500]) {
      answers = [answer(status, { error: { code: 'x y', message: secret } })]
      const unsure = provider.sendPayout(order)
      await expect(unsure, String(status)).rejects.toMatchObject({ kind: 'faulty' })
    }
    answers = [answer(301, {}), answer(301, {})]
    await expect(provider.sendPayout(order)).rejects.toMatchObject({ kind: 'unreachable' })
  })

  it('says why requisites are refused, and nothing where the bridge does not check them', async () => {
    const refuse = (code: string) => {
      answers = [answer(422, { error: { code, message: '' } })]
      return provider.checkRequisites(order)
    }
    for (const fault of ['on_verification', 'validation_required', 'fraudulent'])
      await expect(refuse(`requisites_${fault}`)).rejects.toMatchObject({ kind: 'refused', fault })
    await expect(refuse('closed_account')).rejects.toMatchObject({ kind: 'refused', fault: undefined })
    for (const status of [200, 204, 404]) {
      answers = [answer(status, status === 204 ? undefined : {})]
      await expect(provider.checkRequisites(order)).resolves.toBeUndefined()
    }
    const { url, body } = asked.at(-1) as Asked
    expect(url).toBe('/v1/requisites')
    expect(Object.keys(JSON.parse(body))).toEqual(['channel', 'amount', 'currency', 'player', 'requisites'])
    answers = [answer(500, {})]
    await expect(provider.checkRequisites(order)).rejects.toMatchObject({ kind: 'faulty' })
  })

  it.each([
    ['no payment', {}],
    ['a payment that is no name', { payment: 'a b' }],
    ['no JSON', '<html>'],
    ['a list', ['p1']],
    ['a page that is a script', { payment: 'p1', redirect: { url: 'javascript:alert(1)' } }],
    ['a page without encryption', { payment: 'p1', redirect: { url: 'http://pay.example/' } }],
    ['a page of another host, written as a path', { payment: 'p1', redirect: { url: '//pay.example/' } }],
    ['the same by a backslash', { payment: 'p1', redirect: { url: '/\\pay.example/' } }],
    ['a page with a password', { payment: 'p1', redirect: { url: 'https://u:p@pay.example/' } }],
    ['another way to go there', { payment: 'p1', redirect: { url: '/pay', method: 'PUT' } }],
    ['fields that are no texts', { payment: 'p1', redirect: { url: '/pay', params: { a: 1 } } }],
    ['too much', { payment: 'p1', redirect: { url: '/pay' }, more: 'x'.repeat(70_000) }],
  ])('answered by %s is not believed', async (_what, body) => {
    answers = [answer(200, body), answer(200, body)]
    await expect(provider.startDeposit(order)).rejects.toMatchObject({
      name: 'ProviderError',
      kind: expect.stringMatching(/^(faulty|unreachable)$/),
    })
  })

  it('that nobody answers may be made again', async () => {
    const nobody = httpProvider({ name: 'test', url: 'http://127.0.0.1:1', key: 'k', secret })
    await expect(nobody.status('deposit-17')).rejects.toMatchObject({ kind: 'unreachable' })
  })
})

describe('how a payment stands', () => {
  const event = {
    id: 'e1',
    payment: 'p1',
    reference: 'deposit-17',
    state: 'captured',
    amount: '10.50',
    currency: 'EUR',
    happened_at: '2026-11-21T10:00:00Z',
  }

  it('is read, and is nothing where the provider knows none', async () => {
    answers = [answer(200, event), answer(404, { error: { code: 'unknown' } })]
    expect(await provider.status('deposit-17')).toMatchObject({ state: 'captured', amount: 1050n })
    expect(await provider.status('deposit-17')).toBeUndefined()
    expect(asked[0]?.url).toBe('/v1/payments/deposit-17')
  })

  it('is not believed of another payment, nor that there is none at a wrong address', async () => {
    answers = [answer(200, { ...event, reference: 'deposit-18' }), answer(404, {})]
    await expect(provider.status('deposit-17')).rejects.toMatchObject({ kind: 'faulty' })
    await expect(provider.status('deposit-17')).rejects.toMatchObject({ kind: 'faulty' })
  })

  it('is heard by a callback that is signed, and makes sense', () => {
    const heard = (body: string, key = secret) =>
      provider.readCallback(Buffer.from(body), signedHeaders({ key: 'k', secret: key }, 'CALLBACK', body))
    expect(heard(JSON.stringify(event))).toMatchObject({ reference: 'deposit-17', state: 'captured' })
    expect(() => heard(JSON.stringify(event), 'guess')).toThrow(expect.objectContaining({ status: 401 }))
    for (const body of ['', '{"id":', '[]', JSON.stringify({ ...event, amount: '0' })]) {
      expect(() => heard(body)).toThrow(expect.objectContaining({ status: 400 }))
    }
  })
})
