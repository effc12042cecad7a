import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { InvitationLetter } from '../../../server/content/staff/invitations/createInvitations.ts'
import { softAuthenticator } from '../../fixtures/content/softAuthenticator.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

const password = 'a long enough password'
const origin = 'https://casino.example'
const party = { origin, party: 'casino.example' }

describeOnOneDatabase('invitations to the staff', (fresh) => {
  let server: ContentServer
  let admin: string
  let letters: InvitationLetter[] = []
  beforeAll(async () => {
    server = await contentServer(fresh().database, undefined, undefined, {
      publicUrl: origin,
      sendInvitation: async (letter) => letters.push(letter) > 0,
    })
    admin = await server.signIn()
  })
  beforeEach(async () => {
    letters = []
    await fresh().database.query('delete from content.sign_in_attempts')
    await fresh().database.query('update content.staff_sessions set proven_at = now()')
  })
  afterAll(() => server.close())

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  const send = (token: string | undefined, method: Method, url: string, body?: object) =>
    server.call({
      method,
      url: `/content/${url}`,
      ...(token && { token }),
      ...(body && { payload: body }),
    })
  type Answer = Awaited<ReturnType<typeof send>>
  const typeOf = (answer: Answer) => answer.json().error?.type
  const told = (answer: Answer) => [answer.statusCode, typeOf(answer)]

  const invite = (email: string, role = 'editor', by = admin) =>
    send(by, 'POST', 'invitations', { email, role })
  const invited = async (email: string, role?: string): Promise<string> =>
    (await invite(email, role)).json().token
  const look = (token: string) => send(undefined, 'POST', 'invitation', { token })
  const accept = (token: string, way: object = { password }, name = 'Ada') =>
    send(undefined, 'POST', 'invitation/acceptance', { token, name, ...way })
  const waiting = async (): Promise<{ id: number; email: string }[]> =>
    (await send(admin, 'GET', 'invitations')).json().items

  async function join(email: string, role = 'editor') {
    const answer = await accept(await invited(email, role))
    expect(answer.statusCode).toBe(201)
    return { id: answer.json().id as number, token: await server.signIn(email, password) }
  }

  it('let somebody in by a link, with a name and a password that nobody else has seen', async () => {
    const answer = await invite('ada@example.com', 'publisher')
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { token: expect.stringMatching(/^[\w-]{43}$/), expires_at: expect.any(String), is_sent: true },
    ])
    const { token, expires_at: expiresAt } = answer.json()
    expect(letters).toMatchObject([{ email: 'ada@example.com', token, invitedBy: 'Administrator' }])
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)).toBe(7)
    expect(await waiting()).toMatchObject([{ email: 'ada@example.com', role: 'publisher' }])
    const kept = await fresh().database.query('select * from content.staff_invitations')
    expect(JSON.stringify(kept.rows)).not.toContain(token)

    const seen = await look(token)
    expect(seen.json()).toMatchObject({
      email: 'ada@example.com',
      role: 'publisher',
      invited_by: 'Administrator',
    })
    expect(seen.headers['cache-control']).toBe('no-store')
    const come = await accept(token, { password }, 'Ada Lovelace')
    expect(come.json()).toMatchObject({
      name: 'Ada Lovelace',
      role: 'publisher',
      has_password: true,
      due: [],
    })
    expect((await server.signIn('ada@example.com', password)).length).toBe(43)
    expect(await waiting()).toEqual([])
    const { items } = (await send(admin, 'GET', 'audit')).json()
    const deeds = items.map(({ action }: { action: string }) => action)
    expect(deeds.slice(0, 4)).toEqual(['sign_in', 'sign_in', 'accept_invitation', 'invite'])
    expect(JSON.stringify(items)).not.toContain(token)
  })

  it('are signed in at once, by a cookie that no other site sends', async () => {
    const answer = await server.call({
      method: 'POST',
      url: '/content/invitation/acceptance',
      payload: { token: await invited('cookie@example.com'), name: 'C', password },
    })
    const cookie = answer.cookies.find(({ name }) => name === 'staff_sid')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
    expect((await send(cookie?.value, 'GET', 'session')).json().email).toBe('cookie@example.com')
    const foreign = await server.call({
      method: 'POST',
      url: '/content/invitation/acceptance',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      payload: { token: await invited('foreign@example.com'), name: 'C', password },
    })
    expect(foreign.statusCode).toBe(403)
  })

  it('are good once, also when two come at the same moment', async () => {
    const token = await invited('once@example.com')
    const both = await Promise.all([accept(token), accept(token), accept(token)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 410, 410])
    expect(told(await look(token))).toEqual([410, 'InvitationUsedException'])
    expect(told(await accept(token))).toEqual([410, 'InvitationUsedException'])
  })

  it('say of a link that opens nothing any more why that is', async () => {
    const first = await invited('why@example.com')
    const second = await invited('why@example.com')
    expect(told(await look(first))).toEqual([410, 'InvitationReplacedException'])
    expect((await waiting()).filter(({ email }) => email === 'why@example.com')).toHaveLength(1)
    const [{ id } = { id: 0 }] = await waiting()
    expect((await send(admin, 'DELETE', `invitations/${id}`)).statusCode).toBe(204)
    expect((await send(admin, 'DELETE', `invitations/${id}`)).statusCode).toBe(404)
    expect(told(await accept(second))).toEqual([410, 'InvitationRevokedException'])
    const third = await invited('why@example.com')
    await fresh().database.query(
      "update content.staff_invitations set expires_at = now() - interval '1 second' where outcome is null",
    )
    expect(told(await accept(third))).toEqual([410, 'InvitationExpiredException'])
    expect((await waiting()).map(({ email }) => email)).toContain('why@example.com')
    for (const junk of ['', 'x', third.toLowerCase(), `${third}x`])
      expect(told(await look(junk))).toEqual([404, 'NotFoundException'])
  })

  it('are worth nothing once who sent them may not invite any more', async () => {
    for (const change of [{ is_active: false }, { role: 'publisher' }]) {
      const email = `${Object.keys(change)[0]}@example.com`
      const boss = await join(email, 'admin')
      const own = (await invite(`friend-of-${email}`, 'admin', boss.token)).json().token
      expect((await look(own)).statusCode).toBe(200)
      expect((await send(admin, 'PATCH', `staff/${boss.id}`, change)).statusCode).toBe(200)
      expect(told(await look(own))).toEqual([410, 'InvitationRevokedException'])
      expect(told(await accept(own))).toEqual([410, 'InvitationRevokedException'])
    }
  })

  it('are for nobody who is there, and end when somebody is added in another way', async () => {
    await join('there@example.com')
    expect(told(await invite('There@example.com'))).toEqual([409, 'EmailTakenException'])
    const token = await invited('added@example.com')
    const added = { email: 'Added@example.com', name: 'A', role: 'editor', password }
    expect((await send(admin, 'POST', 'staff', added)).statusCode).toBe(201)
    expect(told(await accept(token))).toEqual([410, 'InvitationRevokedException'])
  })

  it('are sent by administrators who have just shown that it is them', async () => {
    const publisher = await join('publisher@example.com', 'publisher')
    expect((await invite('x@example.com', 'editor', publisher.token)).statusCode).toBe(403)
    expect((await send(publisher.token, 'GET', 'invitations')).statusCode).toBe(403)
    expect((await send(publisher.token, 'DELETE', 'invitations/1')).statusCode).toBe(403)
    await fresh().database.query(
      "update content.staff_sessions set proven_at = now() - interval '11 minutes'",
    )
    expect(typeOf(await invite('x@example.com'))).toBe('ReauthenticationRequiredException')
  })

  it('take a name and either a password that is long enough or a passkey, and nothing else', async () => {
    const token = await invited('strict@example.com')
    for (const way of [
      {},
      { password: 'too short' },
      { password, credential: {} },
      { password, role: 'admin' },
      { password, email: 'other@example.com' },
    ])
      expect((await accept(token, way)).statusCode).toBe(400)
    // Colleagues see it beside what they do.
    for (const name of ['', '  ', '\u00a0\u3000'])
      expect((await accept(token, { password }, name)).statusCode).toBe(400)
    expect((await look(token)).statusCode).toBe(200)
  })

  /** Somebody who joins by a passkey alone. */
  async function joinByPasskey(email: string, device = softAuthenticator(party)) {
    const token = await invited(email)
    const options = (await send(undefined, 'POST', 'invitation/passkey', { token, name: 'Key' })).json()
    return { device, token, options, answer: await accept(token, { credential: device.create(options) }) }
  }
  async function signInByPasskey(device: ReturnType<typeof softAuthenticator>) {
    const asked = await server.call({ method: 'POST', url: '/content/passkeys/challenge' })
    const cookie = asked.cookies.find(({ name }) => name === 'staff_challenge')?.value ?? ''
    return server.call({
      method: 'POST',
      url: '/content/session/passkey',
      payload: { credential: device.get(asked.json()) },
      cookies: { staff_challenge: cookie },
    })
  }

  it('are accepted by a passkey alone, which signs in ever after and is the last way in', async () => {
    const { device, answer } = await joinByPasskey('key@example.com')
    expect(answer.json()).toMatchObject({ has_password: false, has_second_factor: true })
    const come = await signInByPasskey(device)
    expect(come.json().email).toBe('key@example.com')
    const own = come.cookies.find(({ name }) => name === 'staff_sid')?.value
    const byPassword = { email: 'key@example.com', password }
    expect((await send(undefined, 'POST', 'session', byPassword)).statusCode).toBe(401)
    const [{ id }] = (await send(own, 'GET', 'factors')).json().passkeys
    expect(told(await send(own, 'DELETE', `passkeys/${id}`))).toEqual([409, 'LastWayInException'])
    // Who has no password chooses the first one while it is certain that it is them.
    await fresh().database.query(
      "update content.staff_sessions set proven_at = now() - interval '11 minutes'",
    )
    const choose = () => send(own, 'PUT', 'session/password', { password })
    expect(typeOf(await choose())).toBe('ReauthenticationRequiredException')
    await fresh().database.query('update content.staff_sessions set proven_at = now()')
    expect((await choose()).statusCode).toBe(204)
    expect((await send(own, 'GET', 'session')).json().has_password).toBe(true)
    expect(typeOf(await choose())).toBe('WrongPasswordException')
    expect((await send(own, 'DELETE', `passkeys/${id}`)).statusCode).toBe(204)
  })

  it('take no passkey that was made for another invitation, elsewhere, or twice', async () => {
    const other = await joinByPasskey('first@example.com')
    const token = await invited('second@example.com')
    const credential = softAuthenticator(party).create(other.options)
    expect(told(await accept(token, { credential }))).toEqual([403, 'PasskeyRefusedException'])
    const asked = await send(undefined, 'POST', 'invitation/passkey', { token, name: 'Key' })
    const elsewhere = softAuthenticator(party).create(asked.json(), { origin: 'https://evil.example' })
    expect(told(await accept(token, { credential: elsewhere }))).toEqual([403, 'PasskeyRefusedException'])
    const again = await send(undefined, 'POST', 'invitation/passkey', { token, name: 'Key' })
    const known = other.device.create(again.json())
    expect(told(await accept(token, { credential: known }))).toEqual([409, 'PasskeyTakenException'])
    // Nothing of what was refused has used it up.
    expect((await accept(token)).statusCode).toBe(201)
    expect(told(await send(undefined, 'POST', 'invitation/passkey', { token, name: 'K' }))).toEqual([
      410,
      'InvitationUsedException',
    ])
  })

  it('bring back who has lost their only passkey, under their number', async () => {
    const { answer } = await joinByPasskey('lost@example.com')
    const { id } = answer.json()
    expect(told(await invite('lost@example.com'))).toEqual([409, 'EmailTakenException'])
    expect((await send(admin, 'DELETE', `staff/${id}/factors`)).statusCode).toBe(204)
    const link = await invited('lost@example.com')
    const change = (what: object) => send(admin, 'PATCH', `staff/${id}`, what)
    expect((await change({ is_active: false })).statusCode).toBe(200)
    expect(told(await accept(link))).toEqual([409, 'EmailTakenException'])
    expect((await change({ is_active: true })).statusCode).toBe(200)
    const back = await accept(link)
    expect(back.json()).toMatchObject({ id, has_password: true, has_second_factor: false })
  })

  it('are not tried, or sent, without end', async () => {
    const token = await invited('many@example.com')
    expect((await look(token)).statusCode).toBe(200)
    await fresh().database.query('update content.sign_in_attempts set count = 60')
    const tries = [await look(token), await accept(token), await invite('more@example.com')]
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429])
  })

  it('leave passkeys with names that their owners change', async () => {
    const { device } = await joinByPasskey('named@example.com')
    const come = await signInByPasskey(device)
    const own = come.cookies.find(({ name }) => name === 'staff_sid')?.value
    const names = async () =>
      (await send(own, 'GET', 'factors')).json().passkeys.map(({ name }: { name: string }) => name)
    const [{ id }] = (await send(own, 'GET', 'factors')).json().passkeys
    expect((await send(own, 'PATCH', `passkeys/${id}`, { name: 'Blue key' })).statusCode).toBe(204)
    expect(await names()).toEqual(['Blue key'])
    expect((await send(admin, 'PATCH', `passkeys/${id}`, { name: 'Mine' })).statusCode).toBe(404)
    expect((await send(own, 'PATCH', `passkeys/${id}`, { name: '' })).statusCode).toBe(400)
    expect(await names()).toEqual(['Blue key'])
  })
})

describeOnOneDatabase('passkeys where the operator has not said which site this is', (fresh) => {
  it('are neither made nor used in production', async () => {
    const server = await contentServer(fresh().database, undefined, undefined, { needsPublicUrl: true })
    const token = await server.signIn()
    const ask = (url: string, as?: string) =>
      server.call({ method: 'POST', url: `/content/${url}`, ...(as && { token: as }) })
    for (const answer of [
      await ask('passkeys/challenge'),
      await ask('passkeys/options', token),
      await ask('session/proof/challenge', token),
    ])
      expect([answer.statusCode, answer.json().error.type]).toEqual([409, 'PasskeysUnavailableException'])
    await server.close()
  })
})
