import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { VouchedPerson } from '../../../server/content/users/createUsers.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { front, type UsersServer, usersServer } from '../../fixtures/servers/usersServer.ts'

const password = 'a long enough password'
const [id, time] = [expect.any(Number), expect.stringMatching(/^\d{4}-.*Z$/)]

describeOnOneDatabase('users of the content backend', (fresh) => {
  let server: UsersServer
  let person: VouchedPerson | undefined
  beforeAll(async () => {
    server = await usersServer(fresh().database, {
      providers: (name) =>
        name === 'northmail'
          ? {
              authorizeUrl: async ({ state, redirectUri }) =>
                `https://northmail.example/authorize?${new URLSearchParams({ state, redirectUri })}`,
              async identify(answer) {
                if (person === undefined || answer.get('code') !== 'good') throw new Error('not agreed')
                return person
              },
            }
          : undefined,
    })
  })
  beforeEach(async () => {
    server.letters.length = 0
    await fresh().database.query('delete from content.sign_in_attempts')
  })
  afterAll(() => server.close())

  const call: UsersServer['call'] = (...asked) => server.call(...asked)
  type Answer = Awaited<ReturnType<UsersServer['call']>>
  const told = (answer: Answer) => [answer.statusCode, answer.json()]
  const failure = (status: number, name: string, message: string, details: object = {}) => [
    status,
    { data: null, error: { status, name, message, details } },
  ]
  const register = (name: string) =>
    call('auth/local/register', { username: name, email: `${name}@Example.com`, password })
  const signIn = (identifier: string, tried = password) => call('auth/local', { identifier, password: tried })
  const letter = async () => {
    await expect.poll(() => server.letters.length).toBeGreaterThan(0)
    const [last] = server.letters.splice(0).slice(-1)
    return last as NonNullable<typeof last>
  }
  const linkOf = async () => {
    const sent = await letter()
    if (sent.kind !== 'confirm') throw new Error(`This is a letter of the kind ${sent.kind}`)
    return new URL(sent.link)
  }
  async function confirmed(name: string): Promise<string> {
    await register(name)
    const { pathname, search } = await linkOf()
    expect((await call(pathname + search)).statusCode).toBe(302)
    return (await signIn(name)).json().jwt
  }

  it('register, confirm their address, sign in by it or their name, and are who they are', async () => {
    const user = {
      ...{ id, documentId: expect.stringMatching(/^[0-9a-z]{24}$/), username: 'ada' },
      ...{ email: 'ada@example.com', provider: 'local', confirmed: false, blocked: false },
      ...{ createdAt: time, updatedAt: time, publishedAt: time },
    }
    expect(told(await register('ada'))).toEqual([200, { user }])
    expect(told(await signIn('ada'))).toEqual(
      failure(400, 'ApplicationError', 'Your account email is not confirmed'),
    )
    const sent = await letter()
    expect(sent).toMatchObject({ kind: 'confirm', to: 'ada@example.com', locale: 'en', hours: 24 })
    const link = new URL(sent.kind === 'confirm' ? sent.link : '')
    expect(link.origin + link.pathname).toBe('https://casino.example/content/api/auth/email-confirmation')

    const confirming = await call(link.pathname + link.search)
    expect([confirming.statusCode, confirming.headers.location]).toEqual([302, `${front}/welcome`])
    expect(told(await call(link.pathname + link.search))).toEqual(
      failure(400, 'ValidationError', 'Invalid token'),
    )
    for (const identifier of ['ada', 'ADA@example.com']) {
      const answer = await signIn(identifier)
      expect(told(answer)).toEqual([
        200,
        { jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), user: { ...user, confirmed: true } },
      ])
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
      expect(answer.headers['set-cookie']).toBeUndefined()
      const me = await call('users/me', undefined, { bearer: answer.json().jwt })
      expect(told(me)).toEqual([200, { ...user, confirmed: true }])
    }
    expect(told(await call('users/me'))).toEqual(
      failure(401, 'UnauthorizedError', 'Missing or invalid credentials'),
    )
    const { rows } = await fresh().database.query('select password_hash from content.users')
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/)
  })

  it('are told in the words of Strapi what is wrong', async () => {
    const missing = (path: string) => ({
      ...{ path: [path], message: `${path} is a required field`, name: 'ValidationError' },
    })
    expect(told(await call('auth/local', {}))).toEqual(
      failure(400, 'ValidationError', '2 errors occurred', {
        errors: [missing('identifier'), missing('password')],
      }),
    )
    expect(told(await signIn('nobody'))).toEqual(
      failure(400, 'ValidationError', 'Invalid identifier or password'),
    )
    const extra = { username: 'eve', email: 'eve@example.com', password, confirmed: true, role: 1 }
    expect(told(await call('auth/local/register', extra))).toEqual(
      failure(400, 'ValidationError', 'Invalid parameters: confirmed, role'),
    )
    const long = { username: 'eve', email: 'eve@example.com', password: 'ä'.repeat(37) }
    expect((await call('auth/local/register', long)).json().error.message).toBe(
      'password must be less than 73 bytes',
    )
    expect((await call('auth/forgot-password', { email: 'eve' })).json().error.message).toBe(
      'email must be a valid email',
    )
    const unequal = { code: 'x', password, passwordConfirmation: 'another password' }
    expect((await call('auth/reset-password', unequal)).json().error.message).toBe('Passwords do not match')
    expect((await call('auth/google/callback')).json().error.message).toBe('This provider is disabled')
    const broken = await server.app.inject({
      ...{ method: 'POST', url: '/api/auth/local', payload: '{' },
      headers: { 'content-type': 'application/json' },
    })
    expect(broken.json()).toMatchObject({ data: null, error: { status: 400, name: 'BadRequestError' } })
    expect(server.letters).toEqual([])
  })

  it('set another password by a code that is good once, and all bearer tokens are over', async () => {
    const jwt = await confirmed('grace')
    const asking = await call(
      'auth/forgot-password',
      { email: 'Grace@example.com' },
      { headers: { 'accept-language': 'lv-LV' } },
    )
    expect(told(asking)).toEqual([200, { ok: true }])
    const sent = await letter()
    expect(sent).toMatchObject({ kind: 'reset', to: 'grace@example.com', locale: 'lv', minutes: 60 })
    const { code, link } = sent as { code: string; link: string }
    expect(link).toBe(`${front}/reset?code=${code}`)
    const another = { code, password: 'another password', passwordConfirmation: 'another password' }
    const set = await call('auth/reset-password', another)
    expect(set.json()).toMatchObject({ jwt: expect.any(String), user: { username: 'grace' } })
    expect(told(await call('auth/reset-password', another))).toEqual(
      failure(400, 'ValidationError', 'Incorrect code provided'),
    )
    expect((await call('users/me', undefined, { bearer: jwt })).statusCode).toBe(401)
    expect((await call('users/me', undefined, { bearer: set.json().jwt })).statusCode).toBe(200)
    expect((await signIn('grace')).statusCode).toBe(400)
    expect((await signIn('grace', 'another password')).statusCode).toBe(200)
  })

  it('change their password, which ends what they had', async () => {
    const jwt = await confirmed('joan')
    const change = (currentPassword: string, wanted: string, bearer: string = jwt) =>
      call(
        'auth/change-password',
        { currentPassword, password: wanted, passwordConfirmation: wanted },
        { bearer },
      )
    expect((await change('no such password', 'another password')).json().error.message).toBe(
      'The provided current password is invalid',
    )
    expect((await change(password, password)).json().error.message).toBe(
      'Your new password must be different than your current password',
    )
    const changed = await change(password, 'another password')
    expect(changed.json()).toMatchObject({ jwt: expect.any(String), user: { username: 'joan' } })
    expect((await change('another password', 'a third password')).statusCode).toBe(401)
    expect((await call('users/me', undefined, { bearer: changed.json().jwt })).statusCode).toBe(200)
  })

  it('are sent the letter again that confirms their address, and the first is good for nothing then', async () => {
    await register('hedy')
    const first = await linkOf()
    expect(told(await call('auth/send-email-confirmation', { email: 'hedy@example.com' }))).toEqual([
      200,
      { email: 'hedy@example.com', sent: true },
    ])
    const second = await linkOf()
    expect((await call(first.pathname + first.search)).statusCode).toBe(400)
    expect((await call(second.pathname + second.search)).statusCode).toBe(302)
  })

  it('come by a provider, with a token that is good once', async () => {
    const begin = await call('connect/northmail')
    const cookies = Object.fromEntries(begin.cookies.map(({ name, value }) => [name, value]))
    const asked = new URL(String(begin.headers.location))
    expect([begin.statusCode, asked.origin]).toEqual([302, 'https://northmail.example'])
    expect(asked.searchParams.get('redirectUri')).toBe(
      'https://casino.example/api/connect/northmail/callback',
    )
    const back = `connect/northmail/callback?code=good&state=${asked.searchParams.get('state')}`
    person = { subject: 'n-1', email: 'Nora@example.com', emailVerified: true }
    const returned = await call(back, undefined, { cookies })
    const to = new URL(String(returned.headers.location))
    expect([returned.statusCode, to.origin + to.pathname]).toEqual([302, `${front}/connected`])

    const connected = await call(`auth/northmail/callback${to.search}`)
    expect(connected.json()).toMatchObject({
      jwt: expect.any(String),
      user: { username: 'nora@example.com', provider: 'northmail', confirmed: true },
    })
    expect((await call('users/me', undefined, { bearer: connected.json().jwt })).statusCode).toBe(200)
    expect((await call(`auth/northmail/callback${to.search}`)).statusCode).toBe(400)
  })

  it('are nobody new where strangers may not register, and none without letters', async () => {
    const closed = await usersServer(fresh().database, { registration: false })
    const silent = await usersServer(fresh().database, { send: async () => false })
    const wanted = { username: 'mary', email: 'mary@example.com', password }
    expect(told(await closed.call('auth/local/register', wanted))).toEqual(
      failure(400, 'ApplicationError', 'Register action is currently disabled'),
    )
    expect((await closed.call('auth/local', { identifier: 'ada', password })).statusCode).toBe(200)
    expect(told(await silent.call('auth/local/register', wanted))).toEqual(
      failure(400, 'ApplicationError', 'Error sending confirmation email'),
    )
    expect((await signIn('mary')).json().error.message).toBe('Invalid identifier or password')
    await closed.close()
    await silent.close()
  })

  it('answer pages of the origins that the operator named, and no others', async () => {
    const preflight = (origin: string) =>
      server.app.inject({
        ...{ method: 'OPTIONS', url: '/api/auth/local' },
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    const own = await preflight(front)
    expect([own.statusCode, own.headers['access-control-allow-origin']]).toEqual([204, front])
    expect(own.headers['access-control-allow-credentials']).toBeUndefined()
    const foreign = await preflight('https://evil.example')
    expect([foreign.statusCode, foreign.headers['access-control-allow-origin']]).toEqual([404, undefined])
  })
})
