import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { firstAdminEmail } from '../../../server/content/staff/ensureAdmin.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { adminPassword, type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

const password = 'a long enough password'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

describeOnOneDatabase('sessions and passwords of staff', (fresh) => {
  let server: ContentServer
  let admin: string
  beforeAll(async () => {
    server = await contentServer(fresh().database)
    admin = await server.signIn()
  })
  // Time that passed in one test has not passed in the next.
  beforeEach(() => fresh().database.query('update content.staff_sessions set proven_at = now()'))
  afterAll(() => server.close())

  const send = (
    token: string,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ) => server.call({ method, url: `/content/${url}`, token, ...(body && { payload: body }) })
  const isOpen = async (token: string) => (await send(token, 'GET', 'session')).statusCode === 200
  const typeOf = (answer: { json: () => { error?: { type: string } } }) => answer.json().error?.type
  /** As if the sessions had been opened a while ago. */
  const wait = (minutes: number) =>
    fresh().database.query(
      `update content.staff_sessions set proven_at = proven_at - interval '${minutes} minutes', seen_at = seen_at - interval '${minutes} minutes'`,
    )

  async function join(email: string, more: object = {}) {
    const body = { email, name: email, role: 'editor', password, ...more }
    const answer = await send(admin, 'POST', 'staff', body)
    expect(answer.statusCode).toBe(201)
    return answer.json().id as number
  }

  it('are listed with device and place, and this one is marked', async () => {
    await join('listed@example.com')
    const first = await server.signIn('listed@example.com', password)
    await wait(1)
    const answer = await server.call({
      method: 'POST',
      url: '/content/session',
      payload: { email: 'listed@example.com', password },
      headers: { 'user-agent': firefox },
      remoteAddress: '2001:db8:1:2:3:4:5:6',
    })
    const second = answer.cookies[0]?.value ?? ''
    const { items } = (await send(second, 'GET', 'sessions')).json()
    expect(items).toMatchObject([
      { device: 'Firefox on Linux', place: '2001:db8:1:2::/64', is_own: true },
      { device: '', place: '127.0.0.1', is_own: false },
    ])
    expect(JSON.stringify(items)).not.toContain('150.0')
    expect((await send(first, 'GET', 'sessions')).json().items).toMatchObject([
      { is_own: false },
      { is_own: true },
    ])
  })

  it('end where the same browser opens another, and nowhere else', async () => {
    await join('again@example.com')
    const [elsewhere, mine] = [
      await server.signIn('again@example.com', password),
      await server.signIn('again@example.com', password),
    ]
    const again = (secret: string) =>
      server.call({
        method: 'POST',
        url: '/content/session',
        payload: { email: 'again@example.com', password: secret },
        headers: { cookie: `staff_sid=${mine}` },
      })
    expect((await again('not the password')).statusCode).toBe(401)
    expect(await isOpen(mine)).toBe(true)
    const next = (await again(password)).cookies[0]?.value ?? ''
    expect([await isOpen(mine), await isOpen(next), await isOpen(elsewhere)]).toEqual([false, true, true])
  })

  it('end one by one and all at once, at once, and nobody ends those of others', async () => {
    await join('ends@example.com')
    const tokens: string[] = []
    for (let count = 0; count < 3; count += 1) tokens.push(await server.signIn('ends@example.com', password))
    const [mine = '', other = '', third = ''] = tokens
    const { items } = (await send(other, 'GET', 'sessions')).json()
    const { id } = items.find((one: { is_own: boolean }) => one.is_own)
    expect((await send(admin, 'DELETE', `sessions/${id}`)).statusCode).toBe(404)
    expect(await isOpen(other)).toBe(true)
    expect((await send(mine, 'DELETE', `sessions/${id}`)).statusCode).toBe(204)
    expect([await isOpen(mine), await isOpen(other), await isOpen(third)]).toEqual([true, false, true])
    expect((await send(mine, 'DELETE', 'sessions')).statusCode).toBe(204)
    expect([await isOpen(mine), await isOpen(third)]).toEqual([true, false])
    expect((await send(mine, 'DELETE', 'sessions/999999')).statusCode).toBe(404)
  })

  it('are seen and ended by an admin, and by no other colleague', async () => {
    const id = await join('watched@example.com')
    const editor = await server.signIn('watched@example.com', password)
    expect((await send(admin, 'GET', `staff/${id}/sessions`)).json().items).toMatchObject([{ is_own: false }])
    expect((await send(editor, 'GET', `staff/${id}/sessions`)).statusCode).toBe(403)
    expect((await send(editor, 'DELETE', `staff/${id}/sessions`)).statusCode).toBe(403)
    expect((await send(admin, 'GET', 'staff/99999/sessions')).statusCode).toBe(404)
    expect((await send(admin, 'DELETE', `staff/${id}/sessions`)).statusCode).toBe(204)
    expect(await isOpen(editor)).toBe(false)
    const { items } = (await send(admin, 'GET', 'audit?action=end_sessions')).json()
    expect(items[0]).toMatchObject({ by: 'Administrator', target: String(id), details: { sessions: 1 } })
  })

  it('say when they were used, to within minutes', async () => {
    await join('seen@example.com')
    const token = await server.signIn('seen@example.com', password)
    await wait(30)
    const seen = async () =>
      Date.now() - Date.parse((await send(token, 'GET', 'sessions')).json().items[0].seen_at)
    expect(await seen()).toBeLessThan(60_000)
  })

  it('change a password for who knows the present one, and end the others', async () => {
    await join('changes@example.com')
    const mine = await server.signIn('changes@example.com', password)
    const other = await server.signIn('changes@example.com', password)
    const change = (present: string, next: string) =>
      send(mine, 'PUT', 'session/password', { present, password: next })
    expect(typeOf(await change('not the present one', `${password}!`))).toBe('WrongPasswordException')
    expect(typeOf(await change(password, password))).toBe('SamePasswordException')
    expect((await change(password, 'too short')).statusCode).toBe(400)
    expect(await isOpen(other)).toBe(true)
    expect((await change(password, `${password}!`)).statusCode).toBe(204)
    expect([await isOpen(mine), await isOpen(other)]).toEqual([true, false])
    await expect(server.signIn('changes@example.com', password)).rejects.toThrow(/wrong/)
    await server.signIn('changes@example.com', `${password}!`)
    const { items } = (await send(admin, 'GET', 'audit?action=change_password')).json()
    expect(JSON.stringify(items)).not.toContain(password)
  })

  it('let nobody guess the present password by an open session', async () => {
    await join('guessed@example.com')
    const token = await server.signIn('guessed@example.com', password)
    const statuses: number[] = []
    for (let count = 0; count < 9; count += 1)
      statuses.push((await send(token, 'POST', 'session/proof', { password: `wrong ${count}` })).statusCode)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 403, 403, 429])
    expect(
      (await send(token, 'PUT', 'session/password', { present: password, password: `${password}?` }))
        .statusCode,
    ).toBe(429)
  })

  it('do nothing before a password is replaced that somebody else gave', async () => {
    const id = await join('forced@example.com', { must_change_password: true })
    const token = await server.signIn('forced@example.com', password)
    expect((await send(token, 'GET', 'session')).json().due).toEqual(['new_password'])
    expect(typeOf(await send(token, 'GET', 'drafts'))).toBe('PasswordChangeRequiredException')
    expect((await send(token, 'GET', 'sessions')).statusCode).toBe(403)
    // Whoever else knows it leaves no way in of their own.
    for (const [method, url] of [
      ['GET', 'factors'],
      ['POST', 'factors/totp'],
      ['POST', 'passkeys/options'],
    ] as const)
      expect(typeOf(await send(token, method, url))).toBe('PasswordChangeRequiredException')
    const body = { present: password, password: `${password}!` }
    expect((await send(token, 'PUT', 'session/password', body)).statusCode).toBe(204)
    expect((await send(token, 'GET', 'session')).json().due).toEqual([])
    expect((await send(token, 'GET', 'drafts')).statusCode).toBe(200)
    await send(admin, 'PATCH', `staff/${id}`, { must_change_password: true })
    expect((await send(token, 'GET', 'drafts')).statusCode).toBe(403)
    expect((await send(token, 'DELETE', 'session')).statusCode).toBe(204)
  })

  it('do what is dangerous only for who has just shown that it is them', async () => {
    const id = await join('target@example.com')
    await wait(9)
    expect((await send(admin, 'PATCH', `staff/${id}`, { name: 'A' })).statusCode).toBe(200)
    await wait(2)
    const dangerous: [method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: object][] = [
      ['POST', 'staff', { email: 'new@example.com', name: 'N', role: 'admin', password }],
      ['PATCH', `staff/${id}`, { role: 'admin' }],
      ['DELETE', `staff/${id}/sessions`],
    ]
    for (const [method, url, body] of dangerous)
      expect(typeOf(await send(admin, method, url, body)), url).toBe('ReauthenticationRequiredException')
    expect((await send(admin, 'GET', 'staff')).statusCode).toBe(200)
    expect(typeOf(await send(admin, 'POST', 'session/proof', { password: 'x' }))).toBe(
      'WrongPasswordException',
    )
    expect((await send(admin, 'PATCH', `staff/${id}`, { name: 'B' })).statusCode).toBe(403)
    expect((await send(admin, 'POST', 'session/proof', { password: adminPassword })).statusCode).toBe(204)
    expect((await send(admin, 'PATCH', `staff/${id}`, { name: 'B' })).statusCode).toBe(200)
    // What was shown in one session says nothing of another.
    const other = await server.signIn(firstAdminEmail, adminPassword)
    await wait(11)
    expect((await send(admin, 'POST', 'session/proof', { password: adminPassword })).statusCode).toBe(204)
    expect((await send(other, 'PATCH', `staff/${id}`, { name: 'C' })).statusCode).toBe(403)
  })

  it('change snippets only for an admin who has just shown that it is them', async () => {
    const site = (snippets: object[]) => ({ kind: 'site', id: 'main', snippets })
    const save = (definition: object) =>
      server.call({
        method: 'PUT',
        url: '/content/drafts/site/main',
        payload: definition,
        headers: { 'if-none-match': '*' },
        token: admin,
      })
    await wait(11)
    const script = { isEnabled: true, code: '<script>count()</script>' }
    expect(typeOf(await save(site([script])))).toBe('ReauthenticationRequiredException')
    await send(admin, 'POST', 'session/proof', { password: adminPassword })
    expect((await save(site([script]))).statusCode).toBe(200)
  })
})
