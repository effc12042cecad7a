import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '../../../server/db/Database.ts'
import { softAuthenticator } from '../../fixtures/content/softAuthenticator.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'

const password = 'a long enough password'
const other = 'another password of theirs'
const origin = 'https://casino.example'

describeOnOneDatabase('what staff asked for while they lost their rights', (fresh) => {
  let server: ContentServer
  let admin: string
  /** Happens after a request was let in, just before its transaction. */
  let meanwhile: (() => Promise<unknown>) | undefined
  beforeAll(async () => {
    const { database } = fresh()
    const transaction: Database['transaction'] = async (work, config) => {
      const step = meanwhile
      meanwhile = undefined
      await step?.()
      return database.transaction(work, config)
    }
    const slow = Object.assign(Object.create(database), { transaction }) as Database
    server = await contentServer(slow, undefined, undefined, { publicUrl: origin })
    admin = await server.signIn()
  })
  beforeEach(() => fresh().database.query('delete from content.sign_in_attempts'))
  afterAll(() => server.close())

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  const send = (token: string | undefined, method: Method, url: string, body?: object) =>
    server.call({ method, url: `/content/${url}`, ...(token && { token }), ...(body && { payload: body }) })
  async function join(email: string, role = 'admin') {
    const answer = await send(admin, 'POST', 'staff', { email, name: email, role, password })
    return { email, id: answer.json().id as number, token: await server.signIn(email, password) }
  }
  const change = (id: number, body: object) => send(admin, 'PATCH', `staff/${id}`, body)
  const find = async (email: string) =>
    (await send(admin, 'GET', 'staff')).json().items.find((one: { email: string }) => one.email === email)

  it.each<[what: string, method: Method, url: (id: number) => string, body?: object]>([
    [
      'add a colleague',
      'POST',
      () => 'staff',
      { email: 'x@example.com', name: 'X', role: 'admin', password },
    ],
    ['give a role', 'PATCH', (id) => `staff/${id}`, { role: 'admin' }],
    ['give a password', 'PATCH', (id) => `staff/${id}`, { password: other }],
    ['invite', 'POST', () => 'invitations', { email: 'y@example.com', role: 'admin' }],
    ['take factors away', 'DELETE', (id) => `staff/${id}/factors`],
    ['change their password', 'PUT', () => 'session/password', { present: password, password: other }],
  ])('is not done: %s', async (what, method, url, body) => {
    const boss = await join(`boss who may ${what}@example.com`.replaceAll(' ', '-'))
    const friend = await join(`friend of who may ${what}@example.com`.replaceAll(' ', '-'), 'editor')
    meanwhile = () => change(boss.id, { role: 'editor' })
    expect((await send(boss.token, method, url(friend.id), body)).statusCode).toBe(401)
    expect(await find('x@example.com')).toBeUndefined()
    expect(await find(friend.email)).toMatchObject({ role: 'editor' })
    await server.signIn(friend.email, password)
    await server.signIn(boss.email, password)
    expect((await send(admin, 'GET', 'invitations')).json().items).toEqual([])
  })

  it('is not done where only its body came after that', async () => {
    const boss = await join('slow@example.com')
    await fresh().database.query("update content.staff_sessions set seen_at = now() - interval '2 hours'")
    const payload = new PassThrough()
    const body = JSON.stringify({ kind: 'form', id: 'late', title: 'Late' })
    const answer = server.call({
      method: 'PUT',
      url: '/content/drafts/form/late',
      token: boss.token,
      headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
      payload,
    })
    payload.write(body.slice(0, 5))
    // It was let in: it is written down that its session was used.
    await vi.waitFor(async () => {
      const used = `select 1 from content.staff_sessions where staff_id = ${boss.id} and seen_at > now() - interval '1 hour'`
      expect((await fresh().database.query(used)).rows).toHaveLength(1)
    })
    await change(boss.id, { is_active: false })
    payload.end(body.slice(5))
    expect((await answer).statusCode).toBe(401)
  })

  it('is no way in by an invitation whose sender has left at that moment', async () => {
    for (const loss of [{ is_active: false }, { role: 'publisher' }]) {
      const name = Object.keys(loss)[0]
      const boss = await join(`${name}@example.com`)
      const invited = { email: `of-${name}@example.com`, role: 'admin' }
      const { token } = (await send(boss.token, 'POST', 'invitations', invited)).json()
      meanwhile = () => change(boss.id, loss)
      const answer = await send(undefined, 'POST', 'invitation/acceptance', { token, name: 'N', password })
      expect([answer.statusCode, answer.json().error.type]).toEqual([410, 'InvitationRevokedException'])
      expect(await find(invited.email)).toBeUndefined()
    }
  })

  it('is no session by a password that was taken away at that moment', async () => {
    const member = await join('stolen@example.com', 'editor')
    for (const loss of [{ password: other }, { is_active: false }]) {
      await change(member.id, { password })
      meanwhile = () => change(member.id, loss)
      await expect(server.signIn(member.email, password)).rejects.toThrow(/wrong/)
    }
  })

  it('is no passkey, and no session by one, that was taken away at that moment', async () => {
    const member = await join('key@example.com', 'editor')
    const device = softAuthenticator({ origin, party: 'casino.example' })
    const add = async (token: string) => {
      const options = (await send(token, 'POST', 'passkeys/options')).json()
      const credential = device.create(options)
      return () => send(token, 'POST', 'passkeys', { name: 'Key', credential })
    }
    const reset = () => send(admin, 'DELETE', `staff/${member.id}/factors`)
    const late = await add(member.token)
    meanwhile = reset
    expect((await late()).statusCode).toBe(401)
    expect(await find(member.email)).toMatchObject({ has_second_factor: false })

    const again = await add(await server.signIn(member.email, password))
    expect((await again()).statusCode).toBe(201)
    const asked = await send(undefined, 'POST', 'passkeys/challenge')
    const cookie = asked.cookies.find(({ name }) => name === 'staff_challenge')?.value ?? ''
    meanwhile = reset
    const answer = await server.call({
      method: 'POST',
      url: '/content/session/passkey',
      payload: { credential: device.get(asked.json()) },
      cookies: { staff_challenge: cookie },
    })
    expect(answer.statusCode).toBe(401)
  })
})
