import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '#generated/api.ts'
import starter from '../../../schemas/site/site.json' with { type: 'json' }
import { quickRegistration } from '../../fixtures/players/quickRegistration.ts'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

const password = 'Secret1!'
const publicUrl = 'https://casino.example'

let visitors = 0
/** A site in production behind its proxy, and one to try things with. */
let real: StartedSite
let trial: StartedSite

beforeAll(async () => {
  real = await startedSite({ NODE_ENV: 'production', PUBLIC_URL: publicUrl })
  trial = await startedSite()
}, 180_000)
afterAll(() => Promise.all([real.drop(), trial.drop()]))

function ask({ app }: StartedSite, { headers, ...options }: InjectOptions): Promise<LightMyRequestResponse> {
  visitors += 1
  return app.inject({
    remoteAddress: `198.51.100.${visitors % 250}`,
    ...options,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })
}

const post = (
  site: StartedSite,
  operation: string,
  fields: Record<string, string>,
  { form, headers, ...options }: InjectOptions & { form?: string } = {},
) =>
  ask(site, {
    method: 'POST',
    url: `/api/${operation}?version=1&locale=en${form === undefined ? '' : `&form=${form}`}`,
    payload: new URLSearchParams(fields).toString(),
    ...options,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

async function player(site: StartedSite) {
  visitors += 1
  const email = `player${visitors}@example.com`
  const fields = quickRegistration(email, password)
  const answer = await post(site, 'auth/register', fields, { form: 'registration-fast' })
  expect(answer.statusCode, answer.body).toBe(200)
  const sid = answer.cookies.find(({ name }) => name === 'sid')?.value ?? ''
  return { sid, email, uid: answer.json().response.payload.uid as number }
}

describe('a site in production', () => {
  it.each<[NonNullable<InjectOptions['method']>, string]>([
    ['GET', '/sandbox/outbox'],
    ['POST', '/sandbox/outbox'],
    ['GET', '/sandbox/oauth/aurora_id/authorize'],
    ['GET', '/sandbox/oauth/aurora_id/.well-known/openid-configuration'],
    ['POST', '/sandbox/oauth/aurora_id/token'],
    ['GET', `/sandbox/verification/${'0'.repeat(32)}`],
    ['POST', `/sandbox/verification/${'0'.repeat(32)}`],
    ['POST', '/sandbox/verification/resources/applicants'],
    ['GET', '/SANDBOX/outbox'],
    ['GET', '/%73andbox/outbox'],
    ['POST', '/hooks/verification'],
  ])('has nothing at %s %s that plays an outside party', async (method, url) => {
    const answer = await ask(real, { method, url, ...(method === 'POST' && { payload: {} }) })
    expect(answer.statusCode).toBe(404)
  })

  it('lets pages show pictures of its own and of the origins that its definition names, and no others', async () => {
    const { imageOrigins } = (starter as { imageOrigins?: string[] }) ?? {}
    const expected = ["'self'", ...(imageOrigins ?? [])].join(' ')
    for (const url of ['/', '/lv/offers', '/nowhere-at-all', '/forms/sign_in'])
      for (const site of [real, trial]) {
        const policy = String((await ask(site, { url })).headers['content-security-policy'])
        expect([url, policy.split('; ').filter((part) => part.startsWith('img-src'))]).toEqual([
          url,
          [`img-src ${expected}`],
        ])
      }
  })

  it('sends nobody to a service that stands in for a real one', async () => {
    const url = `/oauth/init?${new URLSearchParams({ service: 'aurora_id', redirect_url: `${publicUrl}/` })}`
    const answer = await ask(real, { url })
    expect(new URL(String(answer.headers.location), publicUrl).origin).toBe(publicUrl)
    expect(String(answer.headers.location)).toContain('social=failed')
  })

  it('counts by the address that its own proxy saw, whatever a client says before that', async () => {
    const statuses = []
    for (let at = 1; at <= 7; at += 1) {
      const headers = {
        'x-forwarded-for': `192.0.2.${at}, 10.0.0.${at}, 203.0.113.5`,
        forwarded: `for=192.0.2.${at}`,
        'x-real-ip': `192.0.2.${at}`,
        'cf-connecting-ip': `192.0.2.${at}`,
      }
      const wrong = { login: 'somebody@example.com', password: 'Wrong-1' }
      statuses.push(
        (await post(real, 'auth/login', wrong, { headers, remoteAddress: '10.1.1.1' })).statusCode,
      )
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  it('leads to its own address alone, whatever a request calls it', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
    for (const redirect of ['https://evil.example/', 'http://casino.example/', 'http://evil.example/']) {
      const url = `/oauth/init?${new URLSearchParams({ service: 'aurora_id', redirect_url: redirect })}`
      expect((await ask(real, { url, headers })).statusCode).toBe(400)
    }
    const page = await ask(real, { url: '/', headers })
    expect(page.body).not.toContain('evil.example')
    expect(JSON.stringify(page.headers)).not.toContain('evil.example')
  })
})

describe('an address to come back to', () => {
  const hosts = [
    '//evil.example',
    '///evil.example',
    '////evil.example/%2e%2e',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    '/%2f/evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/a/%2e%2e//evil.example',
    '/;@evil.example',
    '@evil.example',
    '.evil.example',
    ':80@evil.example',
    'evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https://evil.example',
    'https://evil.example#http://localhost',
    'https://evil.example\\@localhost',
    'http://localhost@evil.example',
    'http://localhost.evil.example',
    'http://localhost:80@evil.example/',
    'http://localhost//evil.example',
    'http://localhost/.//evil.example',
    'http://localhost\\@evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '/javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:http://localhost/x',
    '\u2028//evil.example',
    '/\u200b/evil.example',
    '〱evil.example',
    '/。evil.example',
    '//ⓔⓥⓘⓛ.example',
    '/?//evil.example',
    '/#//evil.example',
    '/\r\nLocation: https://evil.example',
  ]

  it.each(hosts)('of %j leads to no other place', async (redirect) => {
    const begun = await ask(trial, {
      url: `/oauth/init?${new URLSearchParams({ service: 'nobody', redirect_url: redirect })}`,
      headers: { host: 'localhost' },
    })
    if (begun.statusCode === 400) return
    const location = String(begun.headers.location)
    // As a browser reads it, and as one that folds slashes would.
    expect(new URL(location, 'http://localhost').origin).toBe('http://localhost')
    expect(location).toMatch(/^\/(?![/\\]|%2f|%5c)/i)
    expect(location).not.toMatch(/[\r\n]/)
  })
})

describe('what a player says of themselves', () => {
  const evil = `"'><img src=x onerror=alert(1)></script><script>alert(1)</script>{{7*7}}\${7*7}`

  it('runs in no page, wherever it stands', async () => {
    const { sid, uid, email } = await player(trial)
    const { query } = trial.database
    await query(
      `update platform.profiles set first_name = $1, middle_name = $1, last_name = $1, region = $1, home_town = $1,
        address = $1, postcode = $1, document_type = $1, document_number = $1 where uid = $2`,
      [evil, uid],
    )
    await query('update platform.accounts set login = $1, fakename = $1, promo_code = $1 where uid = $2', [
      evil,
      uid,
    ])
    await query(`update platform.contacts set contact = $1 where uid = $2`, [evil, uid])
    await query(`update platform.sessions set user_agent = $1, ip = $1 where uid = $2`, [evil, uid])
    await query(`insert into platform.stored_values (uid, key, value) values ($1, 'x', $2)`, [uid, evil])
    await query(
      `insert into platform.verification_files (uid, purpose, name, media_type, size, digest, content)
        values ($1, 'identity', $2, 'image/png', 1, 'x', '\\x00')`,
      [uid, evil],
    )
    for (const url of ['/', '/profile', '/profile/settings', '/profile/security', '/support', '/no-such']) {
      const page = await ask(trial, { url, cookies: { sid } })
      expect(page.body).not.toContain('<img src=x')
      expect(page.body).not.toContain('<script>alert')
    }
    for (const [id, { method, path }] of Object.entries(operations)) {
      if (method !== 'GET' || id === 'events.stream' || id === 'auth.logout' || !path.startsWith('/api/'))
        continue
      const url = `${path}?version=1&locale=en&key=x&fields=${encodeURIComponent('contacts,document')}`
      const { headers, statusCode } = await ask(trial, { url, cookies: { sid } })
      expect([id, headers['content-type'], headers['x-content-type-options']]).toEqual([
        id,
        'application/json; charset=utf-8',
        'nosniff',
      ])
      expect([id, statusCode]).not.toEqual([id, 500])
    }
    expect((await post(trial, 'auth/login', { login: email, password })).statusCode).toBe(200)
  })

  it('comes back in no refusal as markup either', async () => {
    const answer = await post(trial, 'auth/register', { [evil]: evil, email: evil }, { form: evil })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('stays inside the letter that it is put in', async () => {
    const lines =
      'Hello\r\nBcc: everybody@example.com\r\n\r\n<script>alert(1)</script>{code}{brand, select, other {x}}'
    const sent = await post(trial, 'support/sendFeedback', {
      name: 'Anna',
      email: 'anna@example.com',
      subject: lines,
      message: lines,
    })
    expect(sent.statusCode).toBe(200)
    const { url = '' } = trial.sandbox ?? {}
    const letters = async () =>
      (await (await fetch(`${url}/sandbox/outbox`)).json()) as { subject?: string; text: string }[]
    await expect.poll(async () => (await letters()).some(({ text }) => text.includes('Bcc:'))).toBe(true)
    const letter = (await letters()).find(({ text }) => text.includes('Bcc:'))
    expect(letter?.subject).not.toMatch(/[\r\n]/)
    // Taken as it was written: nothing of it is a template.
    expect(letter?.text).toContain('{code}{brand, select, other {x}}')
    for (const email of [
      'a@example.com\r\nBcc: b@example.com',
      'a@example.com, b@example.com',
      'a@example.com b',
    ]) {
      const refused = await post(trial, 'support/sendFeedback', { email, message: 'Hello there' })
      expect([email, refused.statusCode]).toEqual([email, 400])
    }
  })
})

describe('what one player has', () => {
  it('is read, changed and ended by no other, whatever id is named', async () => {
    const [owner, thief] = [await player(trial), await player(trial)]
    const owned = (
      await ask(trial, { url: '/api/account/getSessions?version=1&locale=en', cookies: { sid: owner.sid } })
    ).json()
    const { id } = owned.response.sessions[0]
    for (const [operation, fields] of [
      ['account/endSession', { id }],
      ['account/endSession', { id, uid: String(owner.uid) }],
      ['account/endOtherSessions', {}],
      ['account/endOtherSessions', { uid: String(owner.uid) }],
      ['account/unsubscribe', { contact: owner.email }],
      ['account/changeSubscription', { contact: owner.email, subscription: '0' }],
      ['account/sendconfirmationtocontact', { contact: owner.email }],
      ['account/confirmContact', { contact: owner.email, code: '123456' }],
      ['account/changefakename', { fakename: 'Owner', uid: String(owner.uid) }],
      ['account/excludeSelf', { period: '1d', password, uid: String(owner.uid) }],
      ['storage/set', { key: 'x', value: '1', uid: String(owner.uid) }],
    ] as const)
      await post(trial, operation, fields, { cookies: { sid: thief.sid } })
    const info = await ask(trial, {
      url: '/api/account/getInfo?version=1&locale=en',
      cookies: { sid: owner.sid },
    })
    expect(info.json().response).toMatchObject({ uid: owner.uid, is_self_excluded: false })
    expect(info.json().response.fakename).toBeUndefined()
    const { rows } = await trial.database.query('select key from platform.stored_values where uid = $1', [
      owner.uid,
    ])
    expect(rows).toEqual([])
    const codes = await trial.database.query(
      `select subject from platform.codes where subject like '%' || $1`,
      [owner.email],
    )
    expect(codes.rows).toEqual([])
  })
})
