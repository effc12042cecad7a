import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureAdmin, firstAdminEmail } from '../../../server/content/staff/ensureAdmin.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { adminPassword, type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

const password = 'a long enough password'

describeOnOneDatabase('the staff of the content API', (fresh) => {
  let server: ContentServer
  let admin: string
  beforeAll(async () => {
    server = await contentServer(fresh().database)
    admin = await server.signIn()
  })
  afterAll(() => server.close())

  const add = (email: string, role: string) =>
    server.call({
      method: 'POST',
      url: '/content/staff',
      payload: { email, name: email, role, password },
      token: admin,
    })
  const change = (id: number, payload: Record<string, unknown>) =>
    server.call({ method: 'PATCH', url: `/content/staff/${id}`, payload, token: admin })

  it('may do what their role says and no more', async () => {
    await add('editor@example.com', 'editor')
    await add('publisher@example.com', 'publisher')
    const statuses: Record<string, number[]> = {}
    for (const name of ['editor', 'publisher', 'admin']) {
      const token = name === 'admin' ? admin : await server.signIn(`${name}@example.com`, password)
      const drafts = await server.call({ url: '/content/drafts', token })
      const release = await server.call({
        method: 'POST',
        url: '/content/releases',
        payload: { message: 'x', dry_run: true },
        token,
      })
      const staff = await server.call({ url: '/content/staff', token })
      statuses[name] = [drafts.statusCode, release.statusCode, staff.statusCode]
    }
    expect(statuses).toEqual({ editor: [200, 403, 403], publisher: [200, 200, 403], admin: [200, 200, 200] })
  })

  it('see in the audit what was done to the site and to themselves; administrators see all of it', async () => {
    const [watcher, other] = [
      await add('watcher@example.com', 'publisher'),
      await add('other@example.com', 'editor'),
    ]
    const token = await server.signIn('watcher@example.com', password)
    expect((await change(watcher.json().id, { name: 'Watcher' })).statusCode).toBe(200)
    expect((await change(other.json().id, { name: 'Other' })).statusCode).toBe(200)
    // Numbers of invitations are no numbers of members.
    await fresh().database.query(
      `insert into content.audit (action, target, details) values ('invite', '${watcher.json().id}', '{"email":"new@example.com"}')`,
    )
    const note = await server.call({
      method: 'PUT',
      url: '/content/drafts/form/seen',
      payload: { kind: 'form', id: 'seen' },
      headers: { 'if-none-match': '*' },
      token: admin,
    })
    expect(note.statusCode).toBe(200)
    type Entry = { action: string; by: string; target: string; target_name?: string }
    const seen = async (by: string, sought = '') => {
      const answer = await server.call({ url: `/content/audit?limit=200${sought}`, token: by })
      const { items, total } = answer.json() as { items: Entry[]; total: number }
      expect(total).toBe(items.length)
      const told = items.map(({ action, target, target_name: name }) => `${action} ${name ?? target}`)
      return { told, body: answer.body }
    }
    const own = await seen(token)
    expect(own.told).toEqual([
      'save form/seen',
      'change_staff Watcher',
      'sign_in Watcher',
      'add_staff Watcher',
      'publish 1',
      'import site',
      'save messages/en/common',
      'save form/login',
    ])
    for (const address of ['other@example.com', 'new@example.com', firstAdminEmail])
      expect(own.body).not.toContain(address)
    expect((await seen(token, '&target=watch')).told).toEqual(
      own.told.filter((one) => one.endsWith(' Watcher')),
    )
    const all = await seen(admin)
    expect(all.told).toEqual(expect.arrayContaining(['change_staff Other', `invite ${watcher.json().id}`]))
    expect(all.body).toContain('other@example.com')
  })

  it('sign in for a cookie that scripts and other sites cannot use', async () => {
    const payload = { email: firstAdminEmail.toUpperCase(), password: adminPassword }
    const answer = await server.call({ method: 'POST', url: '/content/session', payload })
    expect(answer.json()).toMatchObject({ email: firstAdminEmail, role: 'admin', is_active: true })
    expect(answer.body).not.toContain(answer.cookies[0]?.value ?? 'no cookie')
    expect(answer.cookies[0]).toMatchObject({
      name: 'staff_sid',
      httpOnly: true,
      sameSite: 'Strict',
      path: '/content',
      maxAge: 43_200,
    })
  })

  it('write with a cookie from the same origin only', async () => {
    const cookies = { staff_sid: await server.signIn() }
    const url = '/content/releases'
    const write = (headers: Record<string, string>) =>
      server.call({ method: 'POST', url, payload: { message: 'x', dry_run: true }, cookies, headers })
    const statuses = []
    for (const headers of [
      { 'sec-fetch-site': 'same-origin' },
      { host: 'site.example', origin: 'http://site.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://site.example', host: 'site.example' },
      { host: 'site.example', origin: 'http://evil.example' },
      { origin: 'null' },
      {},
    ]) {
      statuses.push((await write(headers as Record<string, string>)).statusCode)
    }
    expect(statuses).toEqual([200, 200, 403, 403, 403, 403, 403])
    const payload = { email: firstAdminEmail, password: adminPassword }
    const headers = { origin: 'http://evil.example' }
    expect(
      (await server.call({ method: 'POST', url: '/content/session', payload, headers })).statusCode,
    ).toBe(403)
  })

  it('are nobody without a session, after signing out, and with a token that never was', async () => {
    const token = await server.signIn()
    expect((await server.call({ url: '/content/session' })).statusCode).toBe(401)
    expect((await server.call({ url: '/content/session', token: 'x'.repeat(43) })).statusCode).toBe(401)
    expect((await server.call({ method: 'DELETE', url: '/content/session', token })).statusCode).toBe(204)
    expect((await server.call({ url: '/content/session', token })).json().error.type).toBe(
      'AuthorizationException',
    )
  })

  it('lose their sessions when switched off, given another role or another password', async () => {
    const { id } = (await add('leaver@example.com', 'editor')).json()
    for (const payload of [{ role: 'publisher' }, { password: `${password}!` }, { is_active: false }]) {
      const used = 'is_active' in payload ? `${password}!` : password
      const token = await server.signIn('leaver@example.com', used)
      expect((await change(id, payload)).statusCode).toBe(200)
      expect((await server.call({ url: '/content/session', token })).statusCode).toBe(401)
    }
    await expect(server.signIn('leaver@example.com', `${password}!`)).rejects.toThrow(/wrong/)
  })

  it('always keep an admin who may sign in', async () => {
    const { id } = (await server.call({ url: '/content/session', token: admin })).json()
    expect((await change(id, { role: 'editor' })).json().error.type).toBe('LastAdminException')
    expect((await change(id, { is_active: false })).statusCode).toBe(409)
    expect((await change(9_999, { name: 'x' })).statusCode).toBe(404)
  })

  it('have e-mail addresses of their own, whatever the letters', async () => {
    expect((await add('EDITOR@example.com', 'editor')).statusCode).toBe(409)
  })

  it('cannot be guessed: wrong names and passwords get the same answer, and soon none', async () => {
    const attempt = (email: string) =>
      server.call({ method: 'POST', url: '/content/session', payload: { email, password: 'wrong' } })
    const unknown = await attempt('nobody@example.com')
    const known = await attempt('editor@example.com')
    expect([unknown.statusCode, unknown.body]).toEqual([401, known.body])
    const statuses = []
    for (let count = 0; count < 9; count += 1) statuses.push((await attempt('editor@example.com')).statusCode)
    expect(statuses.at(-1)).toBe(429)
    await expect(server.signIn('editor@example.com', password)).rejects.toThrow(/wait/)
  })

  it('get no answer to malformed requests but what is wrong with them', async () => {
    const post = (payload: string, type = 'application/json') =>
      server.call({ method: 'POST', url: '/content/session', payload, headers: { 'content-type': type } })
    expect((await post('{"email":1,"password":"x"}')).statusCode).toBe(400)
    expect((await post('{"email":"a","password":"x","more":1}')).statusCode).toBe(400)
    expect((await post('{')).statusCode).toBe(400)
    expect((await post('null')).statusCode).toBe(400)
    expect((await post('email=a', 'text/plain')).statusCode).toBe(415)
    expect((await server.call({ method: 'POST', url: '/content/session' })).statusCode).toBe(415)
    expect((await server.call({ url: '/content/audit?unknown=1', token: admin })).statusCode).toBe(400)
  })
})

describeOnOneDatabase('the first administrator', (fresh) => {
  it('is made once, by one of several processes; a password is made up and told only outside production', async () => {
    const { database } = fresh()
    expect(await ensureAdmin(database, { production: true })).toEqual({ state: 'needs-password' })
    const made = await Promise.all([1, 2, 3].map(() => ensureAdmin(database, { production: false })))
    expect(made.map((one) => one.state).sort()).toEqual(['created', 'present', 'present'])
    expect(made.find((one) => one.state === 'created')).toHaveProperty('password')
    expect(await ensureAdmin(database, { production: false })).toEqual({ state: 'present' })
  })
})

describe('the password of staff', () => {
  it('is hashed off the event loop', async () => {
    const { hashPassword } = await import('../../../server/process/passwords.ts')
    let isHashed = false
    let turns = 0
    const hashing = hashPassword(password).then(() => {
      isHashed = true
    })
    // On the event loop, no turn would come before the end.
    while (!isHashed) {
      await new Promise((turn) => setImmediate(turn))
      turns += 1
    }
    await hashing
    expect(turns).toBeGreaterThan(5)
  })
})
