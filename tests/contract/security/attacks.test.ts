import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import contentApi from '#generated/content-api.json' with { type: 'json' }
import { ensureAdmin, firstAdminEmail } from '../../../server/content/staff/ensureAdmin.ts'
import { person } from '../../fixtures/players/completeProfile.ts'
import { quickRegistration } from '../../fixtures/players/quickRegistration.ts'
import { sendRaw } from '../../fixtures/servers/sendRaw.ts'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

const staffPassword = 'correct horse battery'
const password = 'Secret1!'
const common = 'version=1&locale=en'

let croupier: StartedSite

beforeAll(async () => {
  croupier = await startedSite({ STUDIO_PASSWORD: staffPassword })
  await ensureAdmin(croupier.database, croupier.settings)
})
afterAll(() => croupier.drop())

let visitors = 0
/** An address of the documentation range that nothing else in this file has used, so that limits do not meet. */
const someone = () => {
  visitors += 1
  return `198.51.${100 + Math.floor(visitors / 250)}.${visitors % 250}`
}

const ask = (options: InjectOptions) => croupier.app.inject({ remoteAddress: someone(), ...options })

function call(
  operation: string,
  fields: Record<string, string> | string,
  options: InjectOptions & { form?: string } = {},
): Promise<LightMyRequestResponse> {
  const { form, ...rest } = options
  return ask({
    method: 'POST',
    url: `/api/${operation}?${common}${form === undefined ? '' : `&form=${form}`}`,
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    ...rest,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...options.headers,
    },
  })
}

const registration = (email: string, more: Record<string, string> = {}) =>
  call('auth/register', { ...quickRegistration(email, password), ...more }, { form: 'registration-fast' })

const signIn = (login: string, secret: string, options: InjectOptions = {}) =>
  call('auth/login', { login, password: secret }, options)
const sid = (answer: LightMyRequestResponse) => answer.cookies.find(({ name }) => name === 'sid')
const who = async (cookie: string) =>
  (await ask({ url: `/api/account/getInfo?${common}`, cookies: { sid: cookie } })).json().response
    .uid as number
const bootOf = ({ body }: LightMyRequestResponse) =>
  JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '')

describe('what a caller is told', () => {
  it('names nothing of the database when a page cannot be made', async () => {
    const { query } = croupier.database
    await query('alter table platform.sessions rename to sessions_gone')
    const answer = await ask({ url: '/', cookies: { sid: 'a'.repeat(43) } })
    await query('alter table platform.sessions_gone rename to sessions')
    expect(answer.statusCode).toBe(500)
    expect(bootOf(answer)).toMatchObject({ systemPage: 'not-found', session: { uid: 0 } })
    expect(answer.body).not.toMatch(/select "|platform\.|failed query/i)
  })

  it('is the same for a name that nobody has and for a wrong password, also once it is too often', async () => {
    await registration('known@example.com')
    const tell = async (name: string) => {
      const remoteAddress = someone()
      const told = []
      for (let at = 0; at < 6; at += 1) {
        const { statusCode, body } = await signIn(name, 'Wrong-1', { remoteAddress })
        told.push(statusCode, body.replace(/\d{2,}/g, 'n'))
      }
      return told
    }
    expect(await tell('known@example.com')).toEqual(await tell('unknown@example.com'))
  })

  it.each([
    ['nesting', `document=${'['.repeat(31_000)}${']'.repeat(31_000)}`, 400],
    ['a NUL', 'login=a%00&password=x', 400],
    ['overlong UTF-8', 'login=%c0%ae&password=x', 400],
    ['half a surrogate', 'login=%ed%a0%80&password=x', 400],
    ['a name twice', 'login=a&login=b&password=x', 400],
    ['a list', 'login[]=a&password=x', 400],
    ['prototypes', '__proto__=a&constructor=b&login=c&password=x', 400],
    ['too much', `login=${'a'.repeat(70_000)}`, 413],
  ])('is a typed refusal for a body with %s', async (_name, body, status) => {
    const answer = await call(body.startsWith('document') ? 'auth/register' : 'auth/login', body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().error.type).toMatch(/Exception$/)
  })
})

describe('a registration', () => {
  it.each<[string, Record<string, string>, string]>([
    ['a field that its form lacks', { middle_name: 'Anna' }, 'middle_name'],
    ['what only a messenger may say', { id: '7', hash: 'x' }, 'hash'],
    ['a login of its own', { login: 'admin' }, 'login'],
    ['what no caller decides', { is_banned: '0', uid: '1', is_registration_completed: '1' }, 'uid'],
    ['terms that are refused', { terms: '0' }, 'terms'],
    ['a currency that the site lacks', { currency: 'XXX' }, 'currency'],
    ['a country that the site lacks', { country_code: 'KP' }, 'country_code'],
  ])('is refused with %s', async (_name, fields, parameter) => {
    const answer = await registration('smuggler@example.com', fields)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().error.invalid_parameters)).toContain(parameter)
    expect(sid(answer)).toBeUndefined()
  })

  it('is refused where the word of a messenger is forged', async () => {
    const answer = await registration('smuggler@example.com', { is_tg: '1', id: '7', hash: 'x' })
    expect([answer.statusCode, sid(answer)]).toEqual([401, undefined])
  })

  it('cannot choose a form that the site does not register with', async () => {
    for (const form of ['sign-in', 'unsubscribe', 'no-such', '__proto__', 'constructor']) {
      const answer = await call('auth/register', { email: 'a@example.com', password, terms: '1' }, { form })
      expect([answer.statusCode, form]).toEqual([400, form])
    }
  })

  it('happens once for addresses that look the same', async () => {
    expect((await registration('café.look@example.com')).statusCode).toBe(200)
    const alike = ['CAFÉ.look@Example.com', 'cafe\u0301.look@example.com', 'ｃafé.look@example.com']
    for (const email of [...alike, 'café.lo\u200bok@example.com', '\u202ecafé.look@example.com']) {
      const answer = await registration(email)
      expect([answer.statusCode, answer.json().error?.invalid_parameters]).toEqual([
        400,
        { email: [{ code: 'not_unique' }] },
      ])
    }
  })

  it('happens once however many come at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => registration('race@example.com')))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(11)
  })
})

describe('a registration by phone', () => {
  it('is checked by the number that it opens the account with', async () => {
    const fields = {
      ...person,
      password,
      country_code: 'LV',
      currency: 'EUR',
      terms: '1',
      phone_country_code: 'LV',
    }
    const form = 'registration-phone'
    const two = await call(
      'auth/register',
      { ...fields, mobile: '20000055', phone: '999999999999' },
      { form },
    )
    expect([two.statusCode, two.json().error?.invalid_parameters?.phone]).toEqual([
      400,
      [{ code: 'wrong_field' }],
    ])
  })
})

describe('a session', () => {
  it('never takes over a token that came with the sign-in', async () => {
    await registration('fixed@example.com')
    const planted = 'A'.repeat(43)
    const cookie = sid(await signIn('fixed@example.com', password, { cookies: { sid: planted } }))
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie?.value).not.toBe(planted)
    expect(await who(planted)).toBe(0)
    expect(await who(cookie?.value ?? '')).toBeGreaterThan(0)
  })

  it('calls nothing any more once its player is banned or signs out', async () => {
    const first = sid(await registration('banned@example.com'))?.value ?? ''
    const second = sid(await signIn('banned@example.com', password))?.value ?? ''
    await ask({ url: `/api/auth/logout?${common}`, cookies: { sid: first } })
    expect(await who(first)).toBe(0)
    expect(await who(second)).toBeGreaterThan(0)
    await croupier.database.query(
      "update platform.accounts set is_banned = true where login = 'banned@example.com'",
    )
    for (const operation of ['getInfo', 'getSessions'])
      expect(
        (await ask({ url: `/api/account/${operation}?${common}`, cookies: { sid: second } })).json().error
          .type,
      ).toBe('UserBannedException')
    expect(bootOf(await ask({ url: '/', cookies: { sid: second } })).session.is_banned).toBe(true)
    const support = await ask({ url: '/support', cookies: { sid: second } })
    expect([support.statusCode, bootOf(support).session.uid]).toEqual([200, 0])
    expect((await signIn('banned@example.com', password)).json().error.type).toBe('UserBannedException')
  })

  it('cannot carry markup into the page', async () => {
    const token = sid(await registration('markup@example.com'))?.value ?? ''
    const evil = '</script><script>alert(1)</script><!--<script>'
    await croupier.database.query(`update platform.profiles set first_name = $1 where uid = $2`, [
      evil,
      await who(token),
    ])
    const page = await ask({ url: '/', cookies: { sid: token } })
    expect(page.body).not.toContain('alert(1)</script>')
    expect(bootOf(page).session.first_name).toBe(evil)
  })
})

describe('guessing passwords', () => {
  it('is counted by network for IPv6, of which one visitor has a whole one', async () => {
    const statuses = []
    for (let at = 1; at <= 7; at += 1) {
      const remoteAddress = `2001:db8:5:6:${at}::${at}`
      statuses.push((await signIn('victim6@example.com', 'Wrong-1', { remoteAddress })).statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  it('is counted whatever a client says of its address', async () => {
    const remoteAddress = someone()
    const statuses = []
    for (let at = 1; at <= 6; at += 1) {
      const headers = {
        'x-forwarded-for': `192.0.2.${at}`,
        forwarded: `for=192.0.2.${at}`,
        'x-real-ip': `192.0.2.${at}`,
      }
      statuses.push((await signIn('victim4@example.com', 'Wrong-1', { remoteAddress, headers })).statusCode)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  it('from many places ends, and leaves the owner in at a place where they signed in before', async () => {
    const home = someone()
    await registration('owner@example.com')
    expect((await signIn('owner@example.com', password, { remoteAddress: home })).statusCode).toBe(200)
    await croupier.database.query(
      "update platform.rate_limits set count = 100 where key = 'account owner@example.com'",
    )
    expect((await signIn('owner@example.com', password)).statusCode).toBe(429)
    expect((await signIn('owner@example.com', password, { remoteAddress: home })).statusCode).toBe(200)
  })
})

describe('a request from another site', () => {
  const post = (headers: Record<string, string>) =>
    ask({
      method: 'POST',
      url: `/api/auth/login?${common}`,
      payload: 'login=a&password=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  it.each<[string, Record<string, string>, number]>([
    ['says nothing of where it comes from', {}, 403],
    ['has an opaque origin', { origin: 'null' }, 403],
    ['has another origin', { origin: 'https://evil.example' }, 403],
    ['has our name in its own', { origin: 'http://localhost.evil.example' }, 403],
    ['comes from a subdomain', { origin: 'http://evil.localhost:80', 'sec-fetch-site': 'same-site' }, 403],
    [
      'contradicts itself',
      { origin: 'http://localhost', 'sec-fetch-site': 'cross-site', host: 'localhost' },
      403,
    ],
    ['was typed, which no POST is', { 'sec-fetch-site': 'none' }, 403],
    ['overrides the method', { 'x-http-method-override': 'GET' }, 403],
    [
      'is from our own pages',
      { origin: 'http://localhost', 'sec-fetch-site': 'same-origin', host: 'localhost' },
      401,
    ],
  ])('is answered by its origin: it %s', async (_name, headers, status) => {
    expect((await post(headers)).statusCode).toBe(status)
  })

  it('cannot sign a player out', async () => {
    const token = sid(await registration('stays@example.com'))?.value ?? ''
    const url = `/api/auth/logout?${common}`
    for (const site of ['cross-site', 'same-site']) {
      const answer = await ask({ url, cookies: { sid: token }, headers: { 'sec-fetch-site': site } })
      expect(answer.statusCode).toBe(403)
    }
    expect((await ask({ method: 'HEAD', url, cookies: { sid: token } })).statusCode).toBe(404)
    expect(await who(token)).toBeGreaterThan(0)
  })
})

describe('a page', () => {
  it('has a policy that lets only its own nonce run, another each time', async () => {
    const policies = await Promise.all(
      ['/', '/', '/no-such-page'].map(async (url) =>
        String((await ask({ url })).headers['content-security-policy']),
      ),
    )
    const nonces = policies.map((policy) => /script-src 'self' 'nonce-([\w-]{20,})'/.exec(policy)?.[1])
    expect(new Set(nonces).size).toBe(3)
    for (const policy of policies) {
      expect(policy).not.toMatch(/unsafe|\*/)
      for (const part of [
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(part)
    }
  })

  it('stays text whatever host and path it is asked for under', async () => {
    const host = 'casino.example"><script>alert(1)</script>'
    const page = await ask({ url: '/%22%3E%3Cscript%3Ealert(1)', headers: { host } })
    expect(page.body).not.toContain('<script>alert')
    expect((await ask({ url: '/' })).body).not.toContain('casino.example')
  })

  it.each(['constructor', '__proto__', 'toString', '"><script>'])(
    'takes no theme called %s',
    async (theme) => {
      const page = await ask({ url: '/', headers: { cookie: `theme=${encodeURIComponent(theme)}` } })
      expect(page.body).toMatch(/^<!doctype html><html [^>]*data-theme="dark"/)
    },
  )

  it('leads to no other host, however its path begins', async () => {
    const paths = [
      '//evil.example',
      '/\\evil.example',
      '/%2f%2fevil.example',
      '/%5cevil.example',
      '/.//evil.example',
    ]
    for (const path of paths) {
      const answer = await sendRaw(croupier, `GET ${path} HTTP/1.1\r\nAccept-Language: lv`)
      const to = /^location: (.*)$/im.exec(answer)?.[1]?.trim()
      if (to !== undefined) expect(new URL(to, 'http://localhost').host).toBe('localhost')
    }
  })

  it('that is guarded is so in every spelling of its address', async () => {
    for (const path of ['/profile/responsible-game', '/%70rofile/responsible-game', '/lv/%70rofile/x']) {
      expect((await sendRaw(croupier, `GET ${path} HTTP/1.1`)).split('\r\n')[0]).toContain('302')
    }
  })
})

describe('a connection', () => {
  it('that says nothing, or says it drop by drop, is closed', () => {
    const { server } = croupier.app
    expect(server.headersTimeout).toBeLessThanOrEqual(15_000)
    expect(server.requestTimeout).toBeLessThanOrEqual(30_000)
    expect(server.keepAliveTimeout).toBeLessThanOrEqual(75_000)
  })

  it('cannot smuggle a second request behind a body of two lengths', async () => {
    const chunked = 'Content-Length: 4\r\nTransfer-Encoding: chunked'
    const answer = await sendRaw(croupier, `POST /api/auth/login HTTP/1.1\r\n${chunked}`)
    expect(answer).toMatch(/^HTTP\/1\.1 400/)
  })
})

describe('files and figures of the server', () => {
  it.each([
    '/assets/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/site/..%5c..%5csite.json',
    '/assets/site/%2e%2e/site.json',
    '/assets//etc/passwd',
    '/assets/site/%00',
    '/_ipx/f_png,fit_cover,q_95,s_1200x630/assets/site/..%2f..%2f..%2fpackage.json',
    '/_ipx/f_png,fit_cover,q_95,s_9000x9000/assets/site/hero.svg',
    '/.maps/index.js.map',
    '/.vite/manifest.json',
  ])('are not served at %s', async (path) => {
    expect(await sendRaw(croupier, `GET ${path} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 (400|403|404)/)
  })

  it('are made a picture of for other sites', async () => {
    const picture = await ask({ url: '/_ipx/f_png,fit_cover,q_95,s_1200x630/assets/site/hero.svg' })
    expect(picture.headers['content-type']).toBe('image/png')
  })

  it('never run as documents', async () => {
    const picture = await ask({ url: '/assets/site/logo.svg' })
    expect(picture.headers['content-security-policy']).toContain("default-src 'none'")
    expect(picture.headers['x-content-type-options']).toBe('nosniff')
  })

  it('are told to nobody who comes by way of a proxy', async () => {
    const metrics = (headers: Record<string, string>) =>
      ask({ url: '/metrics', remoteAddress: '127.0.0.1', headers })
    expect((await metrics({})).statusCode).toBe(200)
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host'])
      expect((await metrics({ [name]: '127.0.0.1' })).statusCode).toBe(404)
    expect((await metrics({ host: 'casino.example' })).statusCode).toBe(404)
    expect((await ask({ url: '/metrics' })).statusCode).toBe(404)
  })
})

describe('the studio', () => {
  const studio = (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    { token, payload, ...more }: { token?: string; payload?: object; remoteAddress?: string } = {},
  ) =>
    ask({
      method,
      url: `/content/${url}`,
      ...(payload && { payload }),
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'if-match': '"none"' },
      ...more,
    })
  const enter = async (email: string, secret = staffPassword) =>
    (await studio('POST', 'session', { payload: { email, password: secret } })).cookies[0]?.value ?? ''

  it('refuses every operation to everybody whose role does not reach', async () => {
    const admin = await enter(firstAdminEmail)
    const ids = new Map<string, number>()
    for (const role of ['editor', 'publisher']) {
      const payload = { email: `${role}@example.com`, name: role, role, password: staffPassword }
      ids.set(role, (await studio('POST', 'staff', { token: admin, payload })).json().id)
    }
    const tokens = {
      nobody: 'B'.repeat(43),
      editor: await enter('editor@example.com'),
      publisher: await enter('publisher@example.com'),
    }
    const least: Record<string, 'editor' | 'publisher' | 'admin' | 'public'> = {
      'content.getRelease': 'public',
      'content.getArtefact': 'public',
      'content.getEvents': 'public',
      'content.createSession': 'public',
      'content.countVisit': 'public',
      'content.createSessionByPasskey': 'public',
      'content.requestPasskey': 'public',
      // Who has the name of a preview needs no account.
      'content.getPreview': 'public',
      'content.getPreviewArtefact': 'public',
      'content.getPreviewAnswer': 'public',
      'content.approve': 'publisher',
      'content.withdrawApproval': 'publisher',
      'content.publish': 'publisher',
      'content.rollback': 'publisher',
      'content.schedule': 'publisher',
      'content.reschedule': 'publisher',
      'content.unschedule': 'publisher',
      // Whoever holds the link of an invitation has no account yet.
      'content.readInvitation': 'public',
      'content.createInvitedPasskey': 'public',
      'content.acceptInvitation': 'public',
      'content.listInvitations': 'admin',
      'content.invite': 'admin',
      'content.revokeInvitation': 'admin',
      'content.removeMediaFile': 'publisher',
      'content.listStaff': 'admin',
      'content.addStaff': 'admin',
      'content.changeStaff': 'admin',
      'content.listStaffSessions': 'admin',
      'content.endStaffSessions': 'admin',
      'content.resetFactors': 'admin',
      'content.listExposure': 'publisher',
      'content.listUnrecovered': 'publisher',
      'content.listBetStops': 'publisher',
      'content.stopBets': 'publisher',
      'content.reopenBets': 'publisher',
      'content.listRulings': 'publisher',
      'content.askRuling': 'admin',
      'content.confirmRuling': 'admin',
      'content.getLoyaltyPlayer': 'publisher',
      'content.listLoyaltyStock': 'publisher',
      'content.listLoyaltyOrders': 'publisher',
      'content.askIntervention': 'admin',
      'content.getIntervention': 'publisher',
    }
    const rank = { nobody: 0, editor: 1, publisher: 2, admin: 3 }
    for (const [path, item] of Object.entries(contentApi.paths)) {
      for (const [verb, operation] of Object.entries(item)) {
        const id =
          typeof operation === 'object' && 'operationId' in operation ? operation.operationId : undefined
        const needed = id === undefined ? 'public' : (least[id] ?? 'editor')
        // Signing out would end the very session that the next ones are tried with.
        if (id === undefined || needed === 'public' || id === 'content.deleteSession') continue
        const url = path
          .replace('/content/', '')
          .replace('{kind}', 'page')
          .replace(/\{\w+\}/g, '999')
        const method = verb.toUpperCase() as 'GET'
        for (const [role, token] of Object.entries(tokens)) {
          const payload =
            method === 'GET' || method === 'DELETE' ? undefined : { message: 'x', dry_run: true }
          const { statusCode } = await studio(method, url, { token, payload })
          const expected =
            role === 'nobody' ? [401] : rank[role as 'editor'] < rank[needed] ? [403] : undefined
          if (expected) expect([id, role, statusCode]).toEqual([id, role, ...expected])
          else expect([401, 403], `${id} as ${role}`).not.toContain(statusCode)
        }
      }
    }
    await studio('PATCH', `staff/${ids.get('editor')}`, { token: admin, payload: { is_active: false } })
    expect((await studio('GET', 'session', { token: tokens.editor })).statusCode).toBe(401)
    expect(
      (await studio('POST', 'session', { payload: { email: 'editor@example.com', password: staffPassword } }))
        .statusCode,
    ).toBe(401)
    await studio('PATCH', `staff/${ids.get('editor')}`, { token: admin, payload: { is_active: true } })
    expect((await studio('GET', 'session', { token: tokens.editor })).statusCode).toBe(401)
  })

  it('has no way to change what it recorded', async () => {
    const kept = ['audit', 'revisions', 'releases', 'artefacts', 'release_entries']
    const changes = kept.flatMap((table) => [
      `delete from content.${table}`,
      `truncate content.${table} cascade`,
    ])
    // Files that nothing shows may be removed, one by one; what one holds never changes.
    changes.push('update content.media_files set hash = hash', 'truncate content.media_files cascade')
    for (const change of changes)
      await expect(croupier.database.query(change), change).rejects.toThrow(/append-only/)
  })

  it('answers values that no database holds with a refusal', async () => {
    const token = await enter(firstAdminEmail)
    const person = { name: 'x', role: 'editor', password: staffPassword }
    const answers = [
      await studio('POST', 'session', { payload: { email: 'a\0@example.com', password: staffPassword } }),
      await studio('POST', 'staff', { token, payload: { ...person, email: 'n@example.com', name: 'x\0' } }),
      await studio('GET', 'audit?offset=99999999999999999999', { token }),
      await studio('PATCH', 'staff/99999999999', { token, payload: { name: 'x' } }),
      await studio('PATCH', 'staff/1', { token, payload: { passwordHash: 'x' } }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400])
  })

  it('takes no definition that reaches for prototypes', async () => {
    const token = await enter(firstAdminEmail)
    const put = (url: string, payload: string) =>
      ask({
        method: 'PUT',
        url: `/content/drafts/${url}`,
        payload,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'if-none-match': '*',
        },
      })
    expect((await put('form/a', '{"kind":"form","id":"a","__proto__":{"x":1}}')).statusCode).toBe(400)
    expect((await put('form/a', '{"kind":"form","id":"a","constructor":{"prototype":{}}}')).statusCode).toBe(
      400,
    )
    await put('constructor/b', '{"kind":"constructor","id":"b"}')
    await put(
      'page/__proto__',
      '{"kind":"page","id":"__proto__","blocks":[{"type":"constructor"},{"type":"__proto__"}]}',
    )
    const review = await studio('POST', 'releases', { token, payload: { message: 'x', dry_run: true } })
    const changes = review.json().changes.map(({ key, etag }: { key: string; etag: string }) => [key, etag])
    const payload = { message: 'x', expected: Object.fromEntries(changes) }
    const checked = await studio('POST', 'releases', { token, payload })
    expect(checked.statusCode).toBe(422)
    expect(checked.json().problems.map(({ code }: { code: string }) => code)).toContain('unknown_kind')
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  it('counts attempts by network and leaves an admin in at the place they work at', async () => {
    const home = someone()
    const payload = { email: firstAdminEmail, password: staffPassword }
    expect((await studio('POST', 'session', { payload, remoteAddress: home })).statusCode).toBe(200)
    await croupier.database.query(
      "update content.sign_in_attempts set count = 100 where key like 'account %'",
    )
    expect((await studio('POST', 'session', { payload })).statusCode).toBe(429)
    expect((await studio('POST', 'session', { payload, remoteAddress: home })).statusCode).toBe(200)
    const statuses = []
    for (let at = 1; at <= 9; at += 1) {
      const attempt = {
        payload: { email: 'x@example.com', password: 'wrong' },
        remoteAddress: `2001:db8:9:9::${at}`,
      }
      statuses.push((await studio('POST', 'session', attempt)).statusCode)
    }
    expect(statuses.at(-1)).toBe(429)
  })
})
