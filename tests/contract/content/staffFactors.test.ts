import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { firstAdminEmail } from '../../../server/content/staff/ensureAdmin.ts'
import { readStaffCommand } from '../../../server/content/staff/staffCommands.ts'
import { codeOf, stepAt } from '../../../server/process/totp.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { adminPassword, type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

const password = 'a long enough password'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an app makes of the secret that it was shown. */
function readBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

describeOnOneDatabase('second factors of staff', (fresh) => {
  let now = Date.now()
  let server: ContentServer
  let admin: string
  beforeAll(async () => {
    server = await contentServer(fresh().database, undefined, undefined, { clock: () => now })
    admin = await server.signIn()
  })
  beforeEach(async () => {
    // Codes of the test before are never those of the next, and its tries not counted.
    now += 3_600_000
    await fresh().database.query('delete from content.sign_in_attempts')
  })
  afterAll(() => server.close())

  const send = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
    server.call({ method, url: `/content/${url}`, token, ...(body && { payload: body }) })
  const typeOf = (answer: { json: () => { error?: { type: string } } }) => answer.json().error?.type
  const signIn = (email: string, code?: string, secret = password) =>
    server.call({
      method: 'POST',
      url: '/content/session',
      payload: { email, password: secret, ...(code !== undefined && { code }) },
    })
  const codeNow = (secret: Buffer, steps = 0) => codeOf(secret, stepAt(now) + steps)

  /** A colleague with an app. */
  async function join(email: string, role = 'editor') {
    const added = await send(admin, 'POST', 'staff', { email, name: email, role, password })
    const token = await server.signIn(email, password)
    const setup = (await send(token, 'POST', 'factors/totp')).json()
    const secret = readBase32(setup.secret)
    const done = await send(token, 'PUT', 'factors/totp', { ticket: setup.ticket, code: codeNow(secret) })
    expect(done.statusCode).toBe(200)
    return { id: added.json().id as number, token, secret, codes: done.json().recovery_codes as string[] }
  }

  it('are asked for after the right password alone, and only the right code opens a session', async () => {
    const { secret } = await join('app@example.com')
    now += 60_000
    const asked = await signIn('app@example.com')
    expect([asked.statusCode, asked.json(), asked.cookies]).toEqual([
      202,
      { second_factor: ['totp', 'recovery_code'] },
      [],
    ])
    expect((await signIn('app@example.com', undefined, 'wrong')).json()).toEqual(
      (await signIn('nobody@example.com', codeNow(secret))).json(),
    )
    expect(typeOf(await signIn('app@example.com', '000000'))).toBe('WrongCodeException')
    expect(typeOf(await signIn('app@example.com', codeNow(secret), 'wrong'))).toBe('AuthorizationException')
    const opened = await signIn('app@example.com', codeNow(secret).replace(/^(...)/, '$1 '))
    expect(opened.json()).toMatchObject({ email: 'app@example.com', has_second_factor: true })
  })

  it('take a code once, also when it comes twice at the same moment, and none from before it', async () => {
    const { secret } = await join('once@example.com')
    now += 90_000
    const code = codeNow(secret)
    const both = await Promise.all([1, 2, 3].map(() => signIn('once@example.com', code)))
    expect(both.map((one) => one.statusCode).sort()).toEqual([200, 401, 401])
    expect((await signIn('once@example.com', codeNow(secret, -1))).statusCode).toBe(401)
    now += 30_000
    expect((await signIn('once@example.com', code)).statusCode).toBe(401)
    expect((await signIn('once@example.com', codeNow(secret))).statusCode).toBe(200)
  })

  it('take a code of one step before or after, and of no other', async () => {
    const { secret } = await join('drift@example.com')
    for (const [steps, status] of [
      [-2, 401],
      [2, 401],
      [-1, 200],
    ] as const) {
      now += 120_000
      expect((await signIn('drift@example.com', codeNow(secret, steps))).statusCode).toBe(status)
    }
    now += 120_000
    expect((await signIn('drift@example.com', codeNow(secret, 1))).statusCode).toBe(200)
  })

  it('are not taken from their owner by guesses of who knows the password', async () => {
    const { secret, codes } = await join('owner@example.com')
    const from = (remoteAddress: string, code: string) =>
      server.app.inject({
        method: 'POST',
        url: '/content/session',
        remoteAddress,
        payload: { email: 'owner@example.com', password, code },
      })
    const next = () => {
      now += 30_000
      return codeNow(secret)
    }
    expect((await from('198.51.100.1', next())).statusCode).toBe(200)
    const guesses = Array.from({ length: 30 }, (_, at) => from(`203.0.113.${at}`, `${100_000 + at}`))
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
    // The owner came from a place that was new, which took one of the ten.
    expect(statuses.filter((one) => one === 401)).toHaveLength(9)
    expect(statuses.filter((one) => one === 429)).toHaveLength(21)
    // Strangers are kept out, also with the right one; whoever was here before is not, nor is a recovery code.
    expect((await from('203.0.113.99', next())).statusCode).toBe(429)
    expect((await from('198.51.100.1', next())).statusCode).toBe(200)
    expect((await from('203.0.113.98', codes[0] ?? '')).statusCode).toBe(200)
    // The place itself has no more tries than strangers have.
    for (let at = 0; at < 8; at += 1) await from('198.51.100.1', `${200_000 + at}`)
    const last = await Promise.all([1, 2, 3].map((at) => from('198.51.100.1', `${300_000 + at}`)))
    expect(last.some(({ statusCode }) => statusCode === 429)).toBe(true)
  })

  it('are not guessed: ten wrong codes, then none is taken for a while', async () => {
    const { secret } = await join('guessed@example.com')
    now += 60_000
    // From many places, so that it is not the address that is counted.
    const guess = (index: number, code: string) =>
      server.call({
        method: 'POST',
        url: '/content/session',
        payload: { email: 'guessed@example.com', password, code },
        remoteAddress: `198.51.100.${index}`,
      })
    const statuses: number[] = []
    for (let index = 0; index < 10; index += 1)
      statuses.push((await guess(index, `${100_000 + index}`)).statusCode)
    expect(new Set(statuses)).toEqual(new Set([401]))
    const right = await guess(99, codeNow(secret))
    expect([right.statusCode, right.headers['retry-after'] !== undefined]).toEqual([429, true])
    const { items } = (await send(admin, 'GET', 'audit?action=refuse_code')).json()
    expect(items.length).toBeGreaterThanOrEqual(10)
    expect(JSON.stringify(items)).not.toContain('100000')
  })

  it('are replaced by recovery codes, each once, whose hashes alone are kept', async () => {
    const { codes, token } = await join('lost@example.com')
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const [first = '', second = '', third = ''] = codes
    expect((await signIn('lost@example.com', first.toUpperCase())).statusCode).toBe(200)
    expect((await signIn('lost@example.com', first)).statusCode).toBe(401)
    const twice = await Promise.all([signIn('lost@example.com', second), signIn('lost@example.com', second)])
    expect(twice.map((one) => one.statusCode).sort()).toEqual([200, 401])
    expect((await send(token, 'GET', 'factors')).json()).toMatchObject({ recovery_codes: 8 })
    const kept = await fresh().database.query('select * from content.staff_recovery_codes')
    expect(JSON.stringify(kept)).not.toContain(third.replaceAll('-', ''))
    const renewed = (await send(token, 'POST', 'factors/recovery-codes')).json().recovery_codes
    expect((await signIn('lost@example.com', third)).statusCode).toBe(401)
    expect((await signIn('lost@example.com', renewed[0])).statusCode).toBe(200)
  })

  it('keep no code of one colleague for another, and no secret that can be read', async () => {
    const { codes } = await join('mine@example.com')
    const { secret } = await join('yours@example.com')
    now += 60_000
    expect((await signIn('yours@example.com', codes[0])).statusCode).toBe(401)
    expect((await signIn('mine@example.com', codeNow(secret))).statusCode).toBe(401)
    const kept = JSON.stringify(await fresh().database.query('select * from content.staff_totp'))
    for (const text of [secret.toString('base64url'), secret.toString('hex'), secret.toString('base64')])
      expect(kept).not.toContain(text)
    const audit = (await send(admin, 'GET', 'audit?limit=200')).body
    expect(audit).not.toContain(codes[0])
  })

  it('are set up by their owner alone, in time, with a code that fits', async () => {
    const { token, secret } = await join('setup@example.com')
    const other = await join('other@example.com')
    const { ticket, secret: text } = (await send(token, 'POST', 'factors/totp')).json()
    const next = readBase32(text)
    const confirm = (by: string, code: string, named = ticket) =>
      send(by, 'PUT', 'factors/totp', { ticket: named, code })
    expect(typeOf(await confirm(other.token, codeNow(next)))).toBe('SetupOverException')
    expect(
      typeOf(
        await confirm(token, codeNow(next), `${ticket.slice(0, -2)}${ticket.endsWith('AA') ? 'BA' : 'AA'}`),
      ),
    ).toBe('SetupOverException')
    expect(typeOf(await confirm(token, codeNow(secret)))).toBe('WrongCodeException')
    now += 60_000
    // Until it is confirmed the app before is the right one.
    expect((await signIn('setup@example.com', codeNow(secret))).statusCode).toBe(200)
    expect((await confirm(token, codeNow(next))).json()).toEqual({ recovery_codes: [] })
    now += 60_000
    expect((await signIn('setup@example.com', codeNow(secret))).statusCode).toBe(401)
    expect((await signIn('setup@example.com', codeNow(next))).statusCode).toBe(200)
    const late = (await send(token, 'POST', 'factors/totp')).json()
    now += 16 * 60_000
    const code = codeNow(readBase32(late.secret))
    expect(typeOf(await confirm(token, code, late.ticket))).toBe('SetupOverException')
  })

  it('are changed only by who has just shown that it is them', async () => {
    const { token } = await join('stale@example.com')
    await fresh().database.query(
      "update content.staff_sessions set proven_at = now() - interval '11 minutes'",
    )
    for (const [method, url] of [
      ['POST', 'factors/totp'],
      ['DELETE', 'factors/totp'],
      ['POST', 'factors/recovery-codes'],
    ] as const)
      expect(typeOf(await send(token, method, url))).toBe('ReauthenticationRequiredException')
    expect((await send(token, 'GET', 'factors')).json()).toMatchObject({ recovery_codes: 10 })
    await fresh().database.query('update content.staff_sessions set proven_at = now()')
    expect((await send(token, 'DELETE', 'factors/totp')).statusCode).toBe(204)
    expect((await send(token, 'GET', 'factors')).json()).toEqual({
      is_required: false,
      passkeys: [],
      recovery_codes: 0,
    })
    expect(typeOf(await send(token, 'POST', 'factors/recovery-codes'))).toBe('NoFactorException')
    expect((await signIn('stale@example.com')).statusCode).toBe(200)
  })

  it('are taken away by an admin from who has lost them, which is written down and ends their sessions', async () => {
    const { id, token } = await join('helped@example.com')
    expect((await send(token, 'DELETE', `staff/${id}/factors`)).statusCode).toBe(403)
    expect((await send(admin, 'DELETE', `staff/${id}/factors`)).statusCode).toBe(204)
    expect((await send(token, 'GET', 'session')).statusCode).toBe(401)
    expect((await signIn('helped@example.com')).statusCode).toBe(200)
    const { items } = (await send(admin, 'GET', 'audit?action=reset_factors')).json()
    expect(items[0]).toMatchObject({ by: 'Administrator', target: String(id), details: { totp: true } })
  })
})

describeOnOneDatabase('second factors that the operator asks for', (fresh) => {
  let server: ContentServer
  beforeAll(async () => {
    server = await contentServer(fresh().database, undefined, undefined, { secondFactor: 'required' })
  })
  afterAll(() => server.close())
  const send = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
    server.call({ method, url: `/content/${url}`, token, ...(body && { payload: body }) })

  it('are added first by whoever may publish, who is let in for nothing else; editors do without', async () => {
    const admin = await server.signIn()
    expect((await send(admin, 'GET', 'session')).json()).toMatchObject({
      has_second_factor: false,
      due: ['second_factor'],
    })
    const refused = await send(admin, 'GET', 'staff')
    expect([refused.statusCode, refused.json().error.type]).toEqual([403, 'SecondFactorRequiredException'])
    expect((await send(admin, 'GET', 'factors')).json()).toMatchObject({ is_required: true })
    const { ticket, secret } = (await send(admin, 'POST', 'factors/totp')).json()
    const code = codeOf(readBase32(secret), stepAt(Date.now()))
    expect((await send(admin, 'PUT', 'factors/totp', { ticket, code })).statusCode).toBe(200)
    expect((await send(admin, 'GET', 'session')).json().due).toEqual([])
    const last = await send(admin, 'DELETE', 'factors/totp')
    expect([last.statusCode, last.json().error.type]).toEqual([409, 'LastFactorException'])
    expect((await send(admin, 'GET', 'factors')).json()).toHaveProperty('totp')

    const staff = async (role: string) =>
      send(admin, 'POST', 'staff', { email: `${role}@example.com`, name: role, role, password })
    for (const role of ['editor', 'publisher']) expect((await staff(role)).statusCode).toBe(201)
    const editor = await server.signIn('editor@example.com', password)
    const publisher = await server.signIn('publisher@example.com', password)
    expect((await send(editor, 'GET', 'drafts')).statusCode).toBe(200)
    expect((await send(publisher, 'GET', 'drafts')).statusCode).toBe(403)
  })
})

describeOnOneDatabase('what an operator does for staff at the machine', (fresh) => {
  let server: ContentServer
  beforeAll(async () => {
    server = await contentServer(fresh().database)
  })
  afterAll(() => server.close())
  const give = async (...line: string[]) => {
    const said: string[] = []
    const command = readStaffCommand(line, 'olga')
    const code = command && (await command(fresh().database, (one) => said.push(one)))
    return { code, said }
  }
  const enter = (secret: string) =>
    server.call({
      method: 'POST',
      url: '/content/session',
      payload: { email: firstAdminEmail, password: secret },
    })

  it('takes a factor away from the last admin, who signs in by password then', async () => {
    const token = await server.signIn()
    const call = (method: 'POST' | 'PUT', body?: object) =>
      server.call({ method, url: '/content/factors/totp', token, ...(body && { payload: body }) })
    const { ticket, secret } = (await call('POST')).json()
    await call('PUT', { ticket, code: codeOf(readBase32(secret), stepAt(Date.now())) })
    expect((await enter(adminPassword)).statusCode).toBe(202)
    expect(await give('list')).toEqual({ code: 0, said: [`${firstAdminEmail}, admin, second factor`] })
    expect(await give('reset-factor', 'ADMIN@example.com')).toMatchObject({ code: 0 })
    expect((await server.call({ url: '/content/session', token })).statusCode).toBe(401)
    expect((await enter(adminPassword)).statusCode).toBe(200)
    const again = await server.signIn()
    const { items } = (await server.call({ url: '/content/audit?action=reset_factors', token: again })).json()
    expect(items[0]).toMatchObject({ details: { operator: 'olga', totp: true } })
  })

  it('gives a password that is good for choosing another', async () => {
    const { said } = await give('new-password', firstAdminEmail)
    const given = /signs in with (\S+) /.exec(said[0] ?? '')?.[1] ?? ''
    expect((await enter(adminPassword)).statusCode).toBe(401)
    expect((await enter(given)).json()).toMatchObject({ due: ['new_password'] })
    const { rows } = await fresh().database.query('select details from content.audit')
    expect(JSON.stringify(rows)).not.toContain(given)
  })

  it('says what it does not understand, and whom it does not know', async () => {
    expect(await give('reset-factor', 'nobody@example.com')).toEqual({
      code: 1,
      said: ['Nobody on the staff has the address nobody@example.com'],
    })
    for (const line of [[], ['reset-factor'], ['list', 'all'], ['new-password', 'a', 'b']])
      expect((await give(...line)).code).toBeUndefined()
  })
})
