import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '#generated/api.ts'
import { readApiDescription } from './apiDescription.ts'
import { createCheckers } from './checkFields.ts'
import { describeOperations } from './describeOperation.ts'
import { PlatformError } from './errors.ts'
import type { Handlers } from './operations.ts'
import { platformPlugin } from './platformPlugin.ts'

const ours = { 'sec-fetch-site': 'same-origin' }
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const common = 'version=1&locale=en'
const seen: unknown[] = []
let signedIn = false
let app: FastifyInstance
const routes: string[] = []

const handlers: Handlers = {
  'account.getInfo': async () => ({
    uid: 0,
    is_subscribed: false,
    is_on_verification: false,
    is_verified: false,
    is_kyc_block_enabled: false,
    is_registration_completed: false,
    locale: 'en',
    two_factor_auth: false,
  }),
  'account.getBalance': async () => Object.assign(JSON.parse('{}'), { secret: 1 }),
  'account.changelocale': async (input, context) => {
    seen.push({ input, locale: context.locale })
    return { value: 1 }
  },
  'auth.login': async () => {
    throw new PlatformError('AuthorizationException', 'two_factor_auth is enable', { resendTime: 30 })
  },
  'auth.register': async (input, context) => {
    seen.push({ input, form: context.form })
    context.setCookie('sid', 'abc', { maxAge: 60 })
    throw new PlatformError('InvalidParameterException', 'Taken', {
      invalidParameters: { email: [{ code: 'taken' }] },
    })
  },
  'auth.logout': async () => {
    throw new Error('postgres://user:secret@db')
  },
  'cashier.makedeposit': async (input, context) => {
    seen.push({ input, key: context.idempotencyKey })
    return { id: 1, status: 'created' }
  },
  'games.get': async (input) => {
    seen.push(input)
    return { items: [], total: 0 }
  },
  'tournaments.participate': async () => 1,
  'i18n.messages': async (input) => ({ asked: input.locale }),
  'hit.track': async (input) => {
    seen.push(input)
    return new Uint8Array([1, 2, 3])
  },
  'oauth.init': async () => 'https://service.example/authorize',
  'events.stream': async () =>
    (async function* () {
      yield 'event: balance\ndata: {}\n\n'
    })(),
}

beforeAll(async () => {
  app = fastify()
  app.addHook('onRoute', (route) => void routes.push(`${route.method} ${route.url}`))
  await app.register(platformPlugin, {
    handlers,
    findSession: async () => (signedIn ? { id: 's', uid: 1 } : null),
  })
  await app.ready()
})
afterAll(() => app.close())

async function post(path: string, payload: string | Buffer, headers: Record<string, string> = {}) {
  return ask({ method: 'POST', url: path, payload, headers: { ...ours, ...urlencoded, ...headers } })
}
const get = (url: string) => ask({ method: 'GET', url })
async function ask(options: InjectOptions) {
  const response = await app.inject(options)
  return { status: response.statusCode, text: response.body, response }
}
const errorOf = (answer: { text: string }) => JSON.parse(answer.text).error

describe('mounting', () => {
  it('gives every described operation exactly one route', () => {
    const described = Object.values(operations).map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    )
    expect(routes.toSorted()).toEqual(described.toSorted())
  })

  it('can check the input and the answer of every operation', () => {
    const api = readApiDescription()
    const checker = createCheckers(api)
    for (const one of describeOperations(api)) {
      for (const schema of [one.common, one.input, one.answer.schema]) {
        expect(() => checker(schema)({}), one.id).not.toThrow()
      }
    }
  })

  it('closes every request body', () => {
    const { components } = readApiDescription()
    const open = Object.entries(components.schemas).filter(
      ([name, schema]) => name.endsWith('Request') && schema.additionalProperties !== false,
    )
    expect(open).toEqual([])
  })

  it('answers 501 for what has no handler', async () => {
    const answer = await get(`/api/jackpots/get?${common}`)
    expect(answer.status).toBe(501)
    expect(errorOf(answer).type).toBe('MethodNotFoundException')
  })

  it.each(['/api/nothing/here', '/api/auth/nothing?version=1', '/nfx/nothing'])(
    'answers 404 for the unknown path %s',
    async (url) => {
      for (const answer of [await get(url), await post(url, '')]) {
        expect(answer.status).toBe(404)
        expect(errorOf(answer).type).toBe('MethodNotFoundException')
      }
    },
  )
})

describe('answers', () => {
  it('wraps the answer', async () => {
    const answer = await get(`/api/account/getInfo?${common}`)
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text).response.uid).toBe(0)
    expect(answer.response.headers['cache-control']).toBe('no-store')
  })

  it('answers the words of a locale without an envelope', async () => {
    const answer = await get('/nfx/i18n/messages/lv')
    expect(JSON.parse(answer.text)).toEqual({ asked: 'lv' })
  })

  it('refuses to send what is not described, and says nothing about it', async () => {
    signedIn = true
    const answer = await get(`/api/account/getBalance?${common}`)
    signedIn = false
    expect(answer.status).toBe(500)
    expect(answer.text).not.toContain('secret')
  })

  it('tells nothing of an unforeseen error', async () => {
    const answer = await get(`/api/auth/logout?${common}`)
    expect(answer.status).toBe(500)
    expect(errorOf(answer)).toEqual({ type: 'InternalServerErrorException', message: 'Something went wrong' })
  })

  it('carries the details of a foreseen one', async () => {
    const answer = await post(`/api/auth/login?${common}`, 'login=a&password=b')
    expect(answer.status).toBe(401)
    expect(errorOf(answer)).toMatchObject({ message: 'two_factor_auth is enable', resend_time: 30 })
  })

  it('redirects, sends bytes and streams events where the description says so', async () => {
    const redirect = await get('/oauth/init?service=demo&redirect_url=/')
    expect([redirect.status, redirect.response.headers.location]).toEqual([
      302,
      'https://service.example/authorize',
    ])
    const image = await get('/hit?referer=r&td_a=1&other=2')
    expect(image.response.headers['content-type']).toBe('image/gif')
    expect(seen.at(-1)).toEqual({ referer: 'r', query: { td_a: '1', other: '2' } })
    signedIn = true
    const stream = await get(`/api/events?${common}`)
    signedIn = false
    expect(stream.text).toBe('event: balance\ndata: {}\n\n')
  })
})

describe('input', () => {
  it('asks for a session unless the operation is for everyone', async () => {
    const answer = await post(`/api/account/changelocale?${common}`, 'locale=lv')
    expect(answer.status).toBe(401)
    expect(errorOf(answer).type).toBe('AuthorizationException')
  })

  it.each([
    ['no version', 'locale=en', 'version', 'required'],
    ['a wrong version', 'version=2&locale=en', 'version', 'options'],
    ['no locale', 'version=1', 'locale', 'required'],
    ['a wrong locale', 'version=1&locale=../x', 'locale', 'regex'],
    ['an unknown field', `${common}&nonsense=1`, 'nonsense', 'unknown'],
    ['a hostile name', `${common}&__proto__=1`, '__proto__', 'unknown'],
    ['text for a number', `${common}&count=ten`, 'count', 'type'],
    ['hexadecimal for a number', `${common}&count=0x10`, 'count', 'type'],
    ['a number out of range', `${common}&count=101`, 'count', 'max_value'],
    ['a field twice', `${common}&query=a&query=b`, 'query', 'type'],
    ['a value outside the list', `${common}&types=slot,chess`, 'types', 'options'],
    ['broken JSON', `${common}&options={`, 'options', 'type'],
    [
      'an unknown field in JSON',
      `${common}&options={"id":1,"type":"tournament","x":1}`,
      'options',
      'unknown',
    ],
    ['a NUL', `${common}&query=a%00b`, 'query', 'characters'],
  ])('refuses %s by field', async (_name, query, field, code) => {
    const answer = await get(`/api/games/get?${query}`)
    expect(answer.status).toBe(400)
    expect(errorOf(answer).type).toBe('InvalidParameterException')
    expect(errorOf(answer).invalid_parameters[field][0].code).toBe(code)
  })

  it('reads lists, numbers and objects, and fills defaults in', async () => {
    const options = encodeURIComponent('{"id":7,"type":"tournament"}')
    await get(`/api/games/get?${common}&types=slot,live&count=5&options=${options}&non_strict=1`)
    expect(seen.at(-1)).toEqual({
      types: ['slot', 'live'],
      count: 5,
      offset: 0,
      options: { id: 7, type: 'tournament' },
    })
  })

  it('keeps texts that look like numbers as texts', async () => {
    await post(
      `/api/auth/register?${common}&form=registration/fast`,
      'phone=0012&is_betting=1&notify=0&terms=true',
    )
    expect(seen.at(-1)).toEqual({
      input: { phone: '0012', is_betting: '1', notify: false, terms: true },
      form: 'registration/fast',
    })
  })

  it('sets cookies and names the fields that a handler refuses', async () => {
    const answer = await post(`/api/auth/register?${common}`, 'email=a%40b.example')
    expect(errorOf(answer).invalid_parameters).toEqual({ email: [{ code: 'taken' }] })
    expect(answer.response.headers['set-cookie']).toBe('sid=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax')
  })

  it('takes the same fields from multipart', async () => {
    const boundary = 'xyz'
    const part = (name: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    await post(
      `/api/auth/register?${common}`,
      `${part('first_name', 'Jānis')}${part('sex', '1')}--${boundary}--\r\n`,
      { 'content-type': `multipart/form-data; boundary=${boundary}` },
    )
    expect(seen.at(-1)).toEqual({ input: { first_name: 'Jānis', sex: 1 }, form: undefined })
  })

  it('takes the common parameters from the body as well, and a locale field for both', async () => {
    signedIn = true
    const answer = await post('/api/account/changelocale', 'version=1&locale=lv')
    expect(answer.status).toBe(200)
    expect(seen.at(-1)).toEqual({ input: { locale: 'lv' }, locale: 'lv' })
    await post(`/api/account/changelocale?${common}`, 'locale=lv')
    signedIn = false
    expect(seen.at(-1)).toEqual({ input: { locale: 'lv' }, locale: 'en' })
  })

  it('refuses fields of a POST in the query', async () => {
    const answer = await post(`/api/auth/login?${common}&password=b`, 'login=a')
    expect(errorOf(answer).invalid_parameters).toEqual({ password: [{ code: 'unknown' }] })
  })

  it('needs an idempotency key to move money', async () => {
    signedIn = true
    const url = `/api/cashier/makedeposit?${common}`
    const body = 'method=card&amount=10.50&requisites={"number":"4111"}'
    const without = await post(url, body)
    expect(errorOf(without).invalid_parameters).toEqual({ 'Idempotency-Key': [{ code: 'required' }] })
    const strange = await post(url, body, { 'idempotency-key': 'x y' })
    expect(errorOf(strange).invalid_parameters).toEqual({ 'Idempotency-Key': [{ code: 'regex' }] })
    await post(url, body, { 'idempotency-key': 'abcdefgh-1' })
    signedIn = false
    expect(seen.at(-1)).toEqual({
      input: { method: 'card', amount: '10.50', requisites: { number: '4111' }, campaign_offer_id: -1 },
      key: 'abcdefgh-1',
    })
  })
})

describe('hostile requests', () => {
  const url = `/api/auth/register?${common}`
  it.each([
    ['a body of 1 MB', url, `email=${'a'.repeat(1 << 20)}`, {}, 413],
    [
      'a multipart body of 1 MB',
      url,
      'a'.repeat(1 << 20),
      { 'content-type': 'multipart/form-data; boundary=x' },
      413,
    ],
    ['bytes that are not UTF-8', url, Buffer.from([0x65, 0x3d, 0xff, 0xfe]), {}, 400],
    ['percent codes that are not UTF-8', url, 'email=%ff%fe', {}, 400],
    ['half a percent code', url, 'email=%4', {}, 400],
    ['a query that is not UTF-8', `${url}&form=%c3%28`, 'email=a', {}, 400],
    ['JSON', url, '{"email":"a"}', { 'content-type': 'application/json' }, 415],
    ['text', url, 'email=a', { 'content-type': 'text/plain' }, 415],
    ['a nonsense content type', url, 'email=a', { 'content-type': ';;;' }, 415],
    ['multipart without a boundary', url, 'email=a', { 'content-type': 'multipart/form-data' }, 400],
    ['broken multipart', url, '--x\r\nno', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
    [
      'multipart that is not UTF-8',
      url,
      Buffer.concat([
        Buffer.from('--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n'),
        Buffer.from([0xff]),
        Buffer.from('\r\n--x--\r\n'),
      ]),
      { 'content-type': 'multipart/form-data; boundary=x' },
      400,
    ],
    [
      'a file',
      url,
      '--x\r\nContent-Disposition: form-data; name="email"; filename="a.txt"\r\n\r\nhi\r\n--x--\r\n',
      { 'content-type': 'multipart/form-data; boundary=x' },
      400,
    ],
  ])('answers a typed error to %s', async (_name, path, body, headers, status) => {
    const answer = await post(path, body, headers)
    expect(answer.status).toBe(status)
    expect(errorOf(answer).type).toBe('InvalidRequestException')
  })

  it('keeps the answer small when there are thousands of unknown fields', async () => {
    const fields = Array.from({ length: 9000 }, (_, index) => `f${index}=1`).join('&')
    const answer = await post(url, fields.slice(0, 60_000))
    expect(answer.status).toBe(400)
    expect(answer.text.length).toBeLessThan(10_000)
  })

  it.each([
    ['without Origin and Sec-Fetch-Site', {}],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from an opaque origin', { origin: 'null' }],
    ['whose headers disagree', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  ])('refuses a POST %s', async (_name, headers) => {
    const answer = await ask({
      method: 'POST',
      url,
      payload: 'email=a',
      headers: { ...urlencoded, ...headers },
    })
    expect(answer.status).toBe(403)
    expect(errorOf(answer).type).toBe('AccessDeniedException')
  })

  it('takes a POST whose Origin is ours', async () => {
    const headers = { ...urlencoded, host: 'casino.example:8443', origin: 'https://casino.example:8443' }
    const answer = await ask({ method: 'POST', url, payload: 'email=a', headers })
    expect(errorOf(answer).invalid_parameters).toEqual({ email: [{ code: 'taken' }] })
  })
})
