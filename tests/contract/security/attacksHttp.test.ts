import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureAdmin } from '../../../server/content/staff/ensureAdmin.ts'
import { shareVariant } from '../../../server/gateway/pictures/sharePicture.ts'
import { sendRaw } from '../../fixtures/servers/sendRaw.ts'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

const publicUrl = 'https://casino.example'

let site: StartedSite
beforeAll(async () => {
  site = await startedSite({ PUBLIC_URL: publicUrl })
}, 180_000)
afterAll(() => site.drop())

/** A refusal in the envelope, with the headers that every answer has. */
function expectRefusal(answer: string, status: number, type = 'InvalidRequestException') {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toMatch(/^content-type: application\/json; charset=utf-8$/im)
  expect(head).toMatch(/^x-content-type-options: nosniff$/im)
  expect(head).toMatch(/^strict-transport-security: max-age=/im)
  expect(head).toMatch(/^cache-control: no-store$/im)
  expect(head).toMatch(/^x-request-id: [\w-]{36}$/im)
  expect(JSON.parse(body).error).toEqual({ type, message: expect.any(String) })
}

describe('what is no HTTP request', () => {
  it.each<[string, string, number]>([
    ['nonsense', 'nonsense', 400],
    ['a header without a colon', 'GET / HTTP/1.1\r\nnonsense', 400],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nX-Nul: a\0b', 400],
    ['two lengths', 'POST /api/auth/login HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2', 400],
    ['a length and chunks', 'POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked', 400],
    ['headers of 20 KB', `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(20_000)}`, 431],
    ['a broken percent code', 'GET /api/%c3%28/%zz HTTP/1.1', 400],
  ])('is refused like any other call: %s', async (_, lines, status) => {
    expectRefusal(await sendRaw(site, lines), status)
  })

  it.each([
    'Host: localhost\r\nHost: other.example\r\n',
    'Host: localhost\r\nhost: localhost\r\n',
    'Host: localhost, other.example\r\n',
    'Host: localhost/@other.example\r\n',
  ])('is refused with a host that can be read in two ways: %j', async (hosts) => {
    expectRefusal(await sendRaw(site, 'GET / HTTP/1.1', hosts), 400)
    expectRefusal(await sendRaw(site, 'GET /api/nothing HTTP/1.1', hosts), 400)
  })

  it('is refused without a host', async () => {
    expectRefusal(await sendRaw(site, 'GET / HTTP/1.1', ''), 400)
  })
})

describe('a control character', () => {
  const controls = ['\0', '\u0007', '\u001b', '\u007f', '\u0085']

  it.each(controls)('is refused in every field of a call: %j', async (control) => {
    const at = encodeURIComponent(`a${control}b`)
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl }
    const fields = { [`a${control}b`]: [{ code: 'characters' }], email: [{ code: 'characters' }] }
    for (const [name, payload] of [
      ['email', `email=${at}&message=hello`],
      [`a${control}b`, `${at}=1&message=hello`],
    ] as const) {
      const refused = await site.app.inject({
        method: 'POST',
        url: '/api/support/sendFeedback',
        headers,
        payload,
      })
      expect([refused.statusCode, refused.json().error]).toMatchObject([
        400,
        { type: 'InvalidParameterException', invalid_parameters: { [name]: fields[name] } },
      ])
    }
    const query = await site.app.inject(`/api/games/list?search=${at}`)
    expect([query.statusCode, query.json().error.invalid_parameters]).toEqual([
      400,
      { search: [{ code: 'characters' }] },
    ])
  })

  it.each(controls)('is refused in what editors send, with its place: %j', async (control) => {
    const headers = { 'content-type': 'application/json', origin: publicUrl }
    const refused = await site.app.inject({
      method: 'POST',
      url: '/content/session',
      headers,
      payload: { email: 'admin@example.com', password: `a${control}b` },
    })
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      400,
      expect.stringContaining('"password"'),
    ])
    const deep = await site.app.inject({
      method: 'PUT',
      url: '/content/drafts/messages/en/menu',
      headers,
      payload: { kind: 'messages', messages: { 'menu.a': `a${control}b` } },
    })
    expect([deep.statusCode, deep.body]).toEqual([400, expect.stringContaining('messages/menu.a')])
  })
})

describe('a request that nothing answers', () => {
  it.each([
    'PUT /',
    'DELETE /cashier',
    'OPTIONS /',
    'TRACE /',
    `GET /_ipx/${shareVariant}/assets/site/none.svg`,
    'PUT /content/release',
  ])('is refused like any other call: %s', async (line) => {
    expectRefusal(await sendRaw(site, `${line} HTTP/1.1`), 404, 'MethodNotFoundException')
  })

  it('is answered as usual where it expects what nobody promised', async () => {
    const answer = await sendRaw(site, 'GET /api/nothing HTTP/1.1\r\nExpect: 200-ok')
    expectRefusal(answer, 404, 'MethodNotFoundException')
  })
})

describe('a request target', () => {
  it.each([
    'GET http://evil.example/',
    'GET https://evil.example/api/account/getInfo?version=1',
    'POST http://localhost/api/auth/login',
    'GET evil.example',
    'GET //evil.example',
    'GET //evil.example/..;/',
    'GET /\\evil.example',
    'OPTIONS *',
    'GET *',
    'GET ?x=1',
  ])('that begins otherwise than with one slash is refused: %s', async (target) => {
    const answer = await sendRaw(site, `${target} HTTP/1.1`)
    expectRefusal(answer, 400)
    expect(answer).not.toMatch(/^location:/im)
  })
})

describe('the cookies of a site on https', () => {
  const staff = { email: 'admin@example.com', password: 'correct horse battery' }
  const register = () =>
    site.app.inject({
      method: 'POST',
      url: '/api/auth/register?version=1&locale=en&form=registration-fast',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
      payload: new URLSearchParams({
        email: 'cookies@example.com',
        password: 'Secret1!',
        country_code: 'LV',
        currency: 'EUR',
        terms: '1',
        is_betting: '0',
        first_name: 'Anna',
        last_name: 'Ozola',
        birth_date: '1990-05-17',
      }).toString(),
    })
  const uidOf = async (cookie: string) =>
    (await site.app.inject({ url: '/api/account/getInfo?version=1&locale=en', headers: { cookie } })).json()
      .response.uid

  it('are such as no other host of the domain can set, and of two none is taken', async () => {
    const answer = await register()
    expect(answer.statusCode, answer.body).toBe(200)
    const sid = answer.cookies.find(({ name }) => name === '__Host-sid')
    expect(sid).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' })
    expect(sid).not.toHaveProperty('domain')
    const own = `__Host-sid=${sid?.value}`
    expect(await uidOf(own)).toBeGreaterThan(0)
    expect(await uidOf(`sid=${sid?.value}`)).toBe(0)
    expect(await uidOf(`sid=planted; ${own}`)).toBeGreaterThan(0)
    const planted = `__Host-sid=${'a'.repeat(43)}`
    expect([await uidOf(`${planted}; ${own}`), await uidOf(`${own}; ${planted}`)]).toEqual([0, 0])
  })

  it('hold for members of staff too', async () => {
    await ensureAdmin(site.database, { studioPassword: staff.password, production: true })
    const answer = await site.app.inject({
      method: 'POST',
      url: '/content/session',
      headers: { origin: publicUrl },
      payload: staff,
    })
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({ name: '__Host-staff_sid', path: '/', secure: true, sameSite: 'Strict' })
    const statusFor = async (name: string) =>
      (await site.app.inject({ url: '/content/session', headers: { cookie: `${name}=${cookie?.value}` } }))
        .statusCode
    expect([await statusFor('__Host-staff_sid'), await statusFor('staff_sid')]).toEqual([200, 401])
  })
})

describe('what other sites may show', () => {
  it('is the pixel, the picture beside links and the pages that may be embedded, and nothing else', async () => {
    const policyOf = async (url: string) =>
      (await site.app.inject(url)).headers['cross-origin-resource-policy']
    for (const url of [
      '/',
      '/api/account/getInfo?version=1&locale=en',
      '/content/release',
      '/assets/site/hero.svg',
    ])
      expect([url, await policyOf(url)]).toEqual([url, 'same-origin'])
    expect(await policyOf('/no-such')).toBe('same-origin')
    for (const url of [
      '/hit?version=1&locale=en',
      '/forms/sign_in',
      `/_ipx/${shareVariant}/assets/site/hero.svg`,
    ])
      expect([url, await policyOf(url)]).toEqual([url, 'cross-origin'])
  })
})

describe('a site that was told its address', () => {
  const post = (headers: Record<string, string>) =>
    site.app.inject({
      method: 'POST',
      url: '/api/auth/login?version=1&locale=en',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'login=nobody%40example.com&password=Wrong-1',
    })
  const staff = (headers: Record<string, string>) =>
    site.app.inject({
      method: 'POST',
      url: '/content/session',
      headers: { 'content-type': 'application/json', ...headers },
      payload: { email: 'nobody@example.com', password: 'Wrong-1' },
    })

  it.each([
    ['the host that the request came to', { host: 'rebound.example', origin: 'https://rebound.example' }],
    ['that host through a proxy', { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }],
    ['its own without https', { host: 'casino.example', origin: 'http://casino.example' }],
    ['its own at another port', { host: 'casino.example:8443', origin: 'https://casino.example:8443' }],
  ])('takes nothing from %s', async (_, headers) => {
    expect((await post(headers)).statusCode).toBe(403)
    expect((await staff(headers)).statusCode).toBe(403)
  })

  it('takes what comes from there, whatever name a proxy asks for', async () => {
    const headers = { host: '10.0.0.7:3000', origin: publicUrl }
    expect((await post(headers)).statusCode).toBe(401)
    expect((await staff(headers)).statusCode).toBe(401)
  })

  it('builds every address for that one', async () => {
    for (const url of ['/', '/lv/offers', '/no-such', '/robots.txt', '/cashier', '/home']) {
      const { headers, body } = await site.app.inject({ url, headers: { host: 'evil.example' } })
      expect(JSON.stringify(headers) + body).not.toContain('evil.example')
    }
  })
})
