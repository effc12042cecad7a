import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ensureAdmin, firstAdminEmail } from '../../../server/content/staff/ensureAdmin.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { adminPassword, type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'
import { bearerKey, front, type UsersServer, usersServer } from '../../fixtures/servers/usersServer.ts'

const password = 'a long enough password'

describeOnOneDatabase('strangers at the content backend', (fresh) => {
  let server: UsersServer
  let staff: ContentServer
  let jwt: string
  let begun: { state: string; callback: string } | undefined
  beforeAll(async () => {
    const { database } = fresh()
    staff = await contentServer(database)
    await ensureAdmin(database, { studioPassword: adminPassword, production: false })
    server = await usersServer(database, {
      providers: () => ({
        async authorizeUrl({ state, redirectUri }) {
          begun = { state, callback: redirectUri }
          return 'https://northmail.example/authorize'
        },
        identify: async () => ({ subject: 'x', email: 'ada@example.com', emailVerified: true }),
      }),
    })
    jwt = await confirmed('ada')
  })
  beforeEach(async () => {
    server.letters.length = 0
    await fresh().database.query('delete from content.sign_in_attempts')
  })
  afterAll(async () => {
    await server.close()
    await staff.close()
  })

  const register = (name: string, email = `${name}@example.com`) =>
    server.call('auth/local/register', { username: name, email, password })
  const signIn = (identifier: string, tried = password, from?: string) =>
    server.call('auth/local', { identifier, password: tried }, { ...(from && { from }) })
  const me = (bearer: string) => server.call('users/me', undefined, { bearer })
  const messageOf = (answer: Awaited<ReturnType<typeof register>>) => answer.json().error?.message

  async function confirmed(name: string): Promise<string> {
    await register(name)
    const [letter] = server.letters.splice(0)
    if (letter?.kind !== 'confirm') throw new Error('There is no letter that confirms')
    const { pathname, search } = new URL(letter.link)
    await server.call(pathname + search)
    return (await signIn(name)).json().jwt
  }

  it('become nobody on the staff: neither by their token, nor by the address or password of one', async () => {
    for (const url of ['session', 'drafts', 'staff', 'audit', 'invitations']) {
      const answer = await staff.call({ method: 'GET', url: `/content/${url}`, token: jwt })
      expect([url, answer.statusCode]).toEqual([url, 401])
    }
    expect((await signIn(firstAdminEmail, adminPassword)).statusCode).toBe(400)
    const token = await staff.signIn()
    expect((await me(token)).statusCode).toBe(401)

    const own = await confirmed('admin')
    expect((await me(own)).json()).toMatchObject({ username: 'admin' })
    expect((await me(own)).json()).not.toHaveProperty('role')
    await register('again', firstAdminEmail)
    const { rows } = await fresh().database.query('select email, role from content.staff')
    expect(rows).toEqual([{ email: firstAdminEmail, role: 'admin' }])
    await expect(staff.signIn(firstAdminEmail, password)).rejects.toThrow('failed')
    const codes = await server.call('auth/forgot-password', { email: firstAdminEmail })
    expect(codes.json()).toEqual({ ok: true })
    expect((await staff.signIn()).length).toBe(43)
  })

  it('learn of nobody that they have an account', async () => {
    const plain = (answer: Awaited<ReturnType<typeof register>>) => [
      answer.statusCode,
      answer.body.replace(/"(ada|eve)@/, '"somebody@'),
    ]
    for (const path of ['auth/forgot-password', 'auth/send-email-confirmation']) {
      const ask = (email: string) => server.call(path, { email })
      const [known, unknown] = [await ask('ada@example.com'), await ask('eve@example.com')]
      expect(plain(known)).toEqual(plain(unknown))
    }
    await expect.poll(() => server.letters).toMatchObject([{ kind: 'reset', to: 'ada@example.com' }])
    server.letters.length = 0

    expect(messageOf(await signIn('ada', 'wrong password'))).toBe('Invalid identifier or password')
    expect(messageOf(await signIn('nobody', 'wrong password'))).toBe('Invalid identifier or password')

    const [taken, free] = [await register('one', 'ada@example.com'), await register('two', 'two@example.com')]
    expect(Object.keys(taken.json().user)).toEqual(Object.keys(free.json().user))
    expect([taken.json().user.confirmed, free.json().user.confirmed]).toEqual([false, false])
    expect(server.letters.map(({ kind, to }) => [kind, to])).toEqual([
      ['exists', 'ada@example.com'],
      ['confirm', 'two@example.com'],
    ])
    for (const identifier of ['one', 'ada@example.com', 'two', 'two@example.com'])
      expect([identifier, messageOf(await signIn(identifier))]).toEqual([
        identifier,
        identifier === 'ada@example.com' ? undefined : 'Your account email is not confirmed',
      ])
    expect(messageOf(await register('ada'))).toBe('Email or Username are already taken')
    expect(messageOf(await register('ada@example.com', 'eve@example.com'))).toMatch(/somebody else/)
  })

  it('wait for a letter to be asked for no longer where there is one', async () => {
    let isSent = false
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    const slow = await usersServer(fresh().database, {
      async send() {
        await held
        isSent = true
        return true
      },
    })
    const answer = await slow.call('auth/forgot-password', { email: 'ada@example.com' })
    expect([answer.json(), isSent]).toEqual([{ ok: true }, false])
    go()
    await slow.close()
    expect(isSent).toBe(true)
  })

  it('make no token: not without the key, not without a signature, not of an old one', async () => {
    const claims = { id: 1, version: 1 }
    const signed = (key: string, alg = 'HS256', from = 0) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg })
        .setIssuedAt(Math.floor(Date.now() / 1000) + from)
        .setExpirationTime(Math.floor(Date.now() / 1000) + 36_000)
        .sign(new TextEncoder().encode(key))
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const unsigned = `${part({ alg: 'none' })}.${part({ ...claims, exp: 9_999_999_999 })}.`
    const [head, body, signature = ''] = jwt.split('.')
    const forged = [
      await signed('another key that is long enough too'),
      await signed(bearerKey.repeat(2), 'HS512'),
      await signed(bearerKey, 'HS256', -7200),
      unsigned,
      `${unsigned}x`,
      `${head}.${part({ ...claims, id: 2, exp: 9_999_999_999 })}.${signature}`,
      `${head}.${body}.${signature.slice(0, -2)}AA`,
      'x',
    ]
    for (const bearer of forged) expect([bearer, (await me(bearer)).statusCode]).toEqual([bearer, 401])
    const cookie = await server.call('users/me', undefined, { cookies: { strapi_jwt: jwt, jwt } })
    expect(cookie.statusCode).toBe(401)
    expect((await me(jwt)).statusCode).toBe(200)
  })

  it('lose what they had when they are blocked', async () => {
    const own = await confirmed('mallory')
    await fresh().database.query("update content.users set blocked = true where username = 'mallory'")
    expect((await me(own)).statusCode).toBe(401)
    expect(messageOf(await signIn('mallory'))).toBe('Your account has been blocked by an administrator')
    expect((await server.call('auth/forgot-password', { email: 'mallory@example.com' })).json()).toEqual({
      ok: true,
    })
  })

  it('take no account over: not by a provider that vouches for its address, nor by registering it first', async () => {
    const begin = await server.call('connect/northmail')
    const cookies = Object.fromEntries(begin.cookies.map(({ name, value }) => [name, value]))
    const back = `connect/northmail/callback?code=1&state=${begun?.state}`
    const returned = await server.call(back, undefined, { cookies })
    expect(new URL(String(returned.headers.location)).searchParams.get('error')).toBe(
      'Email is already taken.',
    )

    await register('early', 'late@example.com')
    const [early] = server.letters.splice(0)
    await register('late', 'late@example.com')
    const [late] = server.letters.splice(0)
    if (early?.kind !== 'confirm' || late?.kind !== 'confirm') throw new Error('There are no letters')
    const follow = (link: string) => server.call(link.replace('https://casino.example', ''))
    expect((await follow(late.link)).statusCode).toBe(302)
    expect((await follow(early.link)).statusCode).toBe(400)
    expect((await signIn('late')).statusCode).toBe(200)
    expect(messageOf(await signIn('early'))).toBe('Invalid identifier or password')
  })

  it('send nobody elsewhere, and finish nothing that another browser began', async () => {
    for (const callback of [
      'https://evil.example/connected',
      `${front}.evil.example/connected`,
      `${front}/connected/../open?to=evil`,
      `${front}@evil.example/connected`,
      `${front.replace('https', 'http')}/connected`,
      'javascript:alert(1)',
      '//evil.example',
    ])
      expect([
        callback,
        messageOf(await server.call(`connect/northmail?callback=${encodeURIComponent(callback)}`)),
      ]).toEqual([callback, 'Invalid callback URL provided'])
    const own = encodeURIComponent(`${front}/connected?next=1`)
    const begin = await server.call(`connect/northmail?callback=${own}`)
    expect(begin.statusCode).toBe(302)
    const cookie = begin.cookies[0]
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const cookies = { [String(cookie?.name)]: String(cookie?.value) }
    const back = `connect/northmail/callback?code=1&state=${begun?.state}`
    const stranger = await server.call(back)
    expect([stranger.statusCode, stranger.headers.location]).toEqual([400, undefined])
    const another = await server.call(`${back}x`, undefined, { cookies })
    expect([another.statusCode, another.headers.location]).toEqual([400, undefined])
    const returned = await server.call(back, undefined, { cookies })
    expect(String(returned.headers.location)).toContain(`${front}/connected?next=1&`)
    const wrong = await server.call('auth/northmail/callback?access_token=of-another-site')
    expect(messageOf(wrong)).toBe('Invalid access token')
  })

  it('are held up when they try passwords or codes, and are told for how long', async () => {
    const tries = async (count: number, one: () => ReturnType<typeof register>) => {
      for (let at = 0; at < count; at += 1) expect((await one()).statusCode).not.toBe(429)
      return one()
    }
    const late = await tries(8, () => signIn('ada', 'wrong password', '192.0.2.7'))
    expect(late.json()).toMatchObject({
      error: { status: 429, name: 'RateLimitError', details: { retryAfter: expect.any(Number) } },
    })
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    const body = { code: 'x', password, passwordConfirmation: password }
    const reset = () => server.call('auth/reset-password', body, { from: '192.0.2.8' })
    expect((await tries(40, reset)).statusCode).toBe(429)
    const ask = (from: string) => () =>
      server.call('auth/forgot-password', { email: 'flood@example.com' }, { from })
    expect((await tries(4, ask('192.0.2.9'))).statusCode).toBe(429)
    expect((await ask('192.0.2.10')()).statusCode).toBe(429)
  })

  it('read of the database nothing that lets them in', async () => {
    await register('peter')
    await server.call('auth/forgot-password', { email: 'late@example.com' })
    await expect.poll(() => server.letters.length).toBe(2)
    const tables = await Promise.all(
      ['users', 'user_tokens'].map((table) => fresh().database.query(`select * from content.${table}`)),
    )
    const kept = JSON.stringify(tables.map(({ rows }) => rows))
    for (const letter of server.letters) {
      const token =
        letter.kind === 'reset' ? letter.code : letter.kind === 'confirm' ? letter.link.slice(-43) : ''
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(kept).not.toContain(token)
    }
    expect(kept).not.toContain(password)
  })
})
