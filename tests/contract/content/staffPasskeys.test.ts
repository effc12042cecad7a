import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { softAuthenticator, type Twist } from '../../fixtures/content/softAuthenticator.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

const password = 'a long enough password'
const origin = 'https://casino.example'
const party = { origin, party: 'casino.example' }
type Device = ReturnType<typeof softAuthenticator>

describeOnOneDatabase('passkeys of staff', (fresh) => {
  let server: ContentServer
  let admin: string
  beforeAll(async () => {
    server = await contentServer(fresh().database, undefined, undefined, { publicUrl: origin })
    admin = await server.signIn()
  })
  beforeEach(async () => {
    await fresh().database.query('delete from content.sign_in_attempts')
    await fresh().database.query('update content.staff_sessions set proven_at = now()')
  })
  afterAll(() => server.close())

  const send = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
    server.call({ method, url: `/content/${url}`, token, ...(body && { payload: body }) })
  const typeOf = (answer: { json: () => { error?: { type: string } } }) => answer.json().error?.type
  const refused = 'PasskeyRefusedException'

  async function join(email: string) {
    await send(admin, 'POST', 'staff', { email, name: email, role: 'editor', password })
    return server.signIn(email, password)
  }
  async function register(token: string, device: Device, twist?: Twist, name = 'Key') {
    const options = (await send(token, 'POST', 'passkeys/options')).json()
    return send(token, 'POST', 'passkeys', { name, credential: device.create(options, twist) })
  }
  /** A colleague with a passkey. */
  async function joinWithKey(email: string) {
    const token = await join(email)
    const device = softAuthenticator(party)
    expect((await register(token, device)).statusCode).toBe(201)
    return { token, device }
  }
  async function challenge() {
    const answer = await server.call({ method: 'POST', url: '/content/passkeys/challenge' })
    const cookie = answer.cookies.find(({ name }) => name === 'staff_challenge')?.value ?? ''
    return { options: answer.json(), cookies: { staff_challenge: cookie } }
  }
  const enter = (credential: object, cookies: Record<string, string>) =>
    server.call({ method: 'POST', url: '/content/session/passkey', payload: { credential }, cookies })
  async function tryKey(device: Device, twist?: Twist) {
    const { options, cookies } = await challenge()
    return enter(device.get(options, twist), cookies)
  }

  it('sign in without an address, and count as second factor', async () => {
    const { token, device } = await joinWithKey('key@example.com')
    const answer = await tryKey(device)
    expect(answer.json()).toMatchObject({ email: 'key@example.com', has_second_factor: true })
    expect(answer.cookies.find(({ name }) => name === 'staff_sid')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
    })
    const byPassword = await server.call({
      method: 'POST',
      url: '/content/session',
      payload: { email: 'key@example.com', password },
    })
    expect([byPassword.statusCode, byPassword.json()]).toEqual([
      202,
      { second_factor: ['passkey', 'recovery_code'] },
    ])
    const { passkeys } = (await send(token, 'GET', 'factors')).json()
    expect(passkeys).toMatchObject([{ name: 'Key', used_at: expect.any(String) }])
  })

  it('are asked for by a challenge that names nobody and no passkey', async () => {
    await joinWithKey('hidden@example.com')
    const { options } = await challenge()
    expect(options).toMatchObject({ rpId: 'casino.example', userVerification: 'required' })
    expect(options.allowCredentials ?? []).toEqual([])
    expect(JSON.stringify(options)).not.toContain('hidden')
  })

  it('sign a challenge once, in the browser that asked, and in time', async () => {
    const { device } = await joinWithKey('once@example.com')
    const { options, cookies } = await challenge()
    const signed = device.get(options)
    const other = await challenge()
    expect(typeOf(await enter(signed, other.cookies))).toBe(refused)
    expect(typeOf(await enter(signed, {}))).toBe(refused)
    const both = await Promise.all([enter(signed, cookies), enter(signed, cookies)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    expect(typeOf(await enter(signed, cookies))).toBe(refused)
    const late = await challenge()
    await fresh().database.query(
      "update content.staff_challenges set expires_at = now() - interval '1 second'",
    )
    expect(typeOf(await enter(device.get(late.options), late.cookies))).toBe(refused)
    expect(typeOf(await enter(device.get({ challenge: 'bWFkZSB1cA' }), late.cookies))).toBe(refused)
  })

  it('are refused from another origin, for another party, without verification, as a copy, or for somebody else', async () => {
    const { device } = await joinWithKey('twist@example.com')
    const stranger = softAuthenticator(party)
    stranger.create({ challenge: 'x', user: { id: 'x' } })
    expect((await tryKey(device)).statusCode).toBe(200)
    const twists: Twist[] = [
      { origin: 'https://casino.example.evil.example' },
      { origin: 'http://casino.example' },
      { party: 'evil.example' },
      { isUnverified: true },
      { counter: 1 },
      { counter: 0 },
      { userHandle: 'c29tZWJvZHkgZWxzZQ' },
      { type: 'webauthn.create' },
    ]
    for (const twist of twists) expect([twist, typeOf(await tryKey(device, twist))]).toEqual([twist, refused])
    expect(typeOf(await tryKey(stranger))).toBe(refused)
    expect((await tryKey(device, { counter: 50 })).statusCode).toBe(200)
    const { options, cookies } = await challenge()
    const genuine = device.get(options, { counter: 51 })
    const forged = { ...genuine, response: { ...genuine.response, signature: 'AAAA' } }
    expect(typeOf(await enter(forged, cookies))).toBe(refused)
    for (const nonsense of [{}, { id: 1 }, { id: 'x', response: null }, { response: { clientDataJSON: 7 } }])
      expect(typeOf(await enter(nonsense, cookies))).toBe(refused)
  })

  it('are refused when they were not made here, for this session, and with verification', async () => {
    const token = await join('make@example.com')
    const other = await server.signIn('make@example.com', password)
    for (const twist of [
      { origin: 'https://evil.example' },
      { party: 'evil.example' },
      { isUnverified: true },
    ] as Twist[])
      expect(typeOf(await register(token, softAuthenticator(party), twist))).toBe(refused)
    const options = (await send(token, 'POST', 'passkeys/options')).json()
    const device = softAuthenticator(party)
    const body = { name: 'Key', credential: device.create(options) }
    expect(typeOf(await send(other, 'POST', 'passkeys', body))).toBe(refused)
    expect((await send(token, 'POST', 'passkeys', body)).statusCode).toBe(201)
    expect(typeOf(await send(token, 'POST', 'passkeys', body))).toBe(refused)
    expect(typeOf(await register(await join('thief@example.com'), device))).toBe('PasskeyTakenException')
    const { options: asked, cookies } = await challenge()
    // What was given out to use a passkey makes none.
    const made = softAuthenticator(party).create({ ...asked, user: { id: 'x' } })
    expect(typeOf(await send(token, 'POST', 'passkeys', { name: 'Key', credential: made }))).toBe(refused)
    expect(cookies.staff_challenge).not.toBe('')
  })

  it('are several, with names, and go one by one, by their owner alone', async () => {
    const { token, device } = await joinWithKey('several@example.com')
    const second = softAuthenticator(party)
    const added = await register(token, second, undefined, 'Phone')
    expect(added.json()).toEqual({ recovery_codes: [] })
    const { passkeys } = (await send(token, 'GET', 'factors')).json()
    expect(passkeys.map(({ name }: { name: string }) => name)).toEqual(['Key', 'Phone'])
    expect((await send(admin, 'DELETE', `passkeys/${passkeys[0].id}`)).statusCode).toBe(404)
    expect((await send(token, 'DELETE', `passkeys/${passkeys[0].id}`)).statusCode).toBe(204)
    expect(typeOf(await tryKey(device))).toBe(refused)
    expect((await tryKey(second)).statusCode).toBe(200)
    expect((await send(token, 'DELETE', `passkeys/${passkeys[1].id}`)).statusCode).toBe(204)
    expect((await send(token, 'GET', 'factors')).json()).toMatchObject({ passkeys: [], recovery_codes: 0 })
  })

  it('open nothing for who may not sign in any more', async () => {
    const { token, device } = await joinWithKey('leaver@example.com')
    const { id } = (await send(token, 'GET', 'session')).json()
    const off = { method: 'PATCH' as const, url: `/content/staff/${id}`, payload: { is_active: false } }
    expect((await server.call({ ...off, token: admin })).statusCode).toBe(200)
    expect(typeOf(await tryKey(device))).toBe(refused)
  })

  it('show again who somebody is, in their own session alone', async () => {
    const { token, device } = await joinWithKey('prove@example.com')
    const colleague = await joinWithKey('colleague@example.com')
    await fresh().database.query(
      "update content.staff_sessions set proven_at = now() - interval '11 minutes'",
    )
    const ask = async (by: string) => (await send(by, 'POST', 'session/proof/challenge')).json()
    const prove = (by: string, credential: object) => send(by, 'PUT', 'session/proof', { credential })
    expect(typeOf(await prove(token, colleague.device.get(await ask(token))))).toBe(refused)
    expect(typeOf(await prove(token, device.get(await ask(colleague.token))))).toBe(refused)
    expect(typeOf(await send(token, 'POST', 'passkeys/options'))).toBe('ReauthenticationRequiredException')
    const signed = device.get(await ask(token))
    expect((await prove(token, signed)).statusCode).toBe(204)
    expect(typeOf(await prove(token, signed))).toBe(refused)
    expect((await send(token, 'POST', 'passkeys/options')).statusCode).toBe(200)
  })

  it('are not tried without end', async () => {
    const device = softAuthenticator(party)
    const statuses: number[] = []
    for (let count = 0; count < 41; count += 1)
      statuses.push((await enter(device.get({ challenge: 'eA' }), {})).statusCode)
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429])
  })
})
