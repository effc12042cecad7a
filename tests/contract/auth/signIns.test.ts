import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type PlatformServer, password, platformServer } from '../../fixtures/servers/platformServer.ts'

type SignIn = { id: string; device: string; ip: string; is_current: boolean; last_seen_at: string }
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:156.0) Gecko/20100101 Firefox/156.0'
const next = 'Another2!'

describeOnOneDatabase('sign-ins', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database)
  })
  afterAll(() => server.close())

  const uidOf = async (sid: string) => (await server.call('account.getInfo', {}, { sid })).response.uid
  const listOf = async (sid: string) =>
    (await server.call('account.getSessions', {}, { sid })).response.sessions as SignIn[]
  const change = (sid: string, fields: Record<string, string>, form?: string) =>
    server.call(
      'account.changepassword',
      { old_password: password, password: next, password_confirm: next, ...fields },
      { sid, ...(form !== undefined && { form }) },
    )

  it('are listed, the latest first, with where they came from, and without what opens them', async () => {
    const { email, sid } = await server.register()
    await server.signIn(email, password, { ip: '203.0.113.9', headers: { 'user-agent': firefox } })
    const list = await listOf(sid)
    expect(list).toMatchObject([
      { ip: '203.0.113.9', device: 'Firefox 156, Windows', is_current: false },
      { is_current: true },
    ])
    const [{ hash } = {}] = (await fresh().database.query('select token_hash as hash from platform.sessions'))
      .rows as { hash: string }[]
    for (const { id } of list) {
      expect(id).not.toBe(sid)
      expect(id).not.toBe(hash)
      expect(await uidOf(id)).toBe(0)
    }
  })

  it('note their last use once a minute', async () => {
    const { sid, uid } = await server.register()
    const age = (interval: string) =>
      fresh().database.query(
        `update platform.sessions set last_seen_at = now() - interval '${interval}' where uid = ${uid}`,
      )
    const seen = async () => Date.now() - new Date((await listOf(sid))[0]?.last_seen_at ?? '').getTime()
    await age('50 seconds')
    expect(await seen()).toBeGreaterThan(45_000)
    await age('70 seconds')
    expect(await seen()).toBeLessThan(10_000)
  })

  it('end one by one, and their cookies open nothing from then on', async () => {
    const { email, sid } = await server.register()
    const other = (await server.signIn(email)).sid ?? ''
    const third = (await server.signIn(email)).sid ?? ''
    const ids = (await listOf(other)).find(({ is_current }) => is_current)?.id ?? ''
    expect((await server.call('account.endSession', { id: ids }, { sid })).response).toEqual({ value: 1 })
    expect(await uidOf(other)).toBe(0)
    expect((await server.call('account.getSessions', {}, { sid: other })).status).toBe(401)
    expect(await uidOf(third)).toBeGreaterThan(0)
    await server.call('account.endOtherSessions', {}, { sid })
    expect(await uidOf(third)).toBe(0)
    expect(await uidOf(sid)).toBeGreaterThan(0)
  })

  it('sign out who ends the own one', async () => {
    const { sid } = await server.register()
    const id = (await listOf(sid))[0]?.id ?? ''
    expect((await server.call('account.endSession', { id }, { sid })).sid).toBe('')
    expect(await uidOf(sid)).toBe(0)
  })

  it('are nobody else’s to see or end, whatever id is guessed', async () => {
    const [mine, theirs] = [await server.register(), await server.register()]
    const [{ id } = { id: '' }] = await listOf(theirs.sid)
    for (const guess of [
      id,
      id.toUpperCase(),
      '*',
      "' or true --",
      '00000000-0000-0000-0000-000000000000',
      'x',
    ])
      expect((await server.call('account.endSession', { id: guess }, { sid: mine.sid })).status).toBe(200)
    expect(await uidOf(theirs.sid)).toBe(theirs.uid)
    expect((await listOf(mine.sid)).map((one) => one.id)).not.toContain(id)
  })

  it('never take the cookie that was there before', async () => {
    const planted = 'A'.repeat(43)
    const { email } = await server.register()
    const { sid } = await server.signIn(email, password, { sid: planted })
    expect(sid).not.toBe(planted)
    expect(await uidOf(planted)).toBe(0)
    // A cookie of a signed-in session that somebody planted ends with the sign-in of another.
    const attacker = await server.register()
    await server.signIn(email, password, { sid: attacker.sid })
    expect(await uidOf(attacker.sid)).toBe(0)
  })

  it('all end when the password changes, and who changed it goes on under a new one', async () => {
    const { email, sid, uid } = await server.register()
    const other = (await server.signIn(email)).sid ?? ''
    const changed = await change(sid, {})
    expect(changed.response).toEqual({ value: 1 })
    expect(await uidOf(sid)).toBe(0)
    expect(await uidOf(other)).toBe(0)
    expect(await uidOf(changed.sid ?? '')).toBe(uid)
    expect((await server.signIn(email, password)).error.type).toBe('AuthorizationException')
    expect((await server.signIn(email, next)).status).toBe(200)
  })

  it('all end when the password changes, and confirmed contacts are told', async () => {
    const { email, sid, uid } = await server.register()
    await fresh().database.query('update platform.contacts set is_confirmed = true where uid = $1', [uid])
    expect((await change(sid, { old_password: 'Wrong-1' })).status).toBe(400)
    expect((await change(sid, {})).status).toBe(200)
    expect((await server.reach.letterTo(email, 1)).subject).toBe('Your password for Aurora was changed')
    expect(server.reach.sent.filter(({ to }) => to === email)).toHaveLength(2)
  })

  it('last no longer after a change of the password than before', async () => {
    const { sid, uid } = await server.register()
    const { query } = fresh().database
    await query(`update platform.sessions set expires_at = now() + interval '1 hour' where uid = ${uid}`)
    expect((await change(sid, {})).status).toBe(200)
    const late = `select from platform.sessions where uid = ${uid} and expires_at > now() + interval '1 hour'`
    expect((await query(late)).rows).toHaveLength(0)
  })

  it('stay as they are when a change of the password is refused', async () => {
    const { sid, uid } = await server.register()
    const wrong = async (fields: Record<string, string>) =>
      (await change(sid, fields)).error.invalid_parameters
    expect(await wrong({ old_password: 'Wrong-1' })).toEqual({ old_password: [{ code: 'wrong_password' }] })
    expect(await wrong({ old_password: '' })).toEqual({ old_password: [{ code: 'insert_password' }] })
    expect(await wrong({ password_confirm: 'Else3!' })).toHaveProperty('password_confirm')
    expect(await wrong({ password: 'five5', password_confirm: 'five5' })).toHaveProperty('password')
    expect(await wrong({ password: 'пароль12', password_confirm: 'пароль12' })).toHaveProperty('password')
    expect(await uidOf(sid)).toBe(uid)
  })

  it('let nobody guess the old password', async () => {
    const { sid } = await server.register()
    const told = []
    for (let at = 0; at < 6; at += 1) told.push((await change(sid, { old_password: `Wrong-${at}` })).status)
    expect(told).toEqual([400, 400, 400, 400, 400, 429])
    expect((await change(sid, {})).status).toBe(429)
  })

  it('are changed once by two changes of the password at the same time', async () => {
    const { email, sid } = await server.register()
    const told = await Promise.all(
      ['First1!', 'Second2!'].map((one) => change(sid, { password: one, password_confirm: one })),
    )
    // The second has compared with a password that is no more, or comes by a sign-in that is over.
    expect([[200, 400].join(), [200, 401].join()]).toContain(
      told
        .map(({ status }) => status)
        .sort()
        .join(),
    )
    const won = told[0]?.status === 200 ? 'First1!' : 'Second2!'
    expect((await server.signIn(email, won)).status).toBe(200)
  })

  it('survive a change of the password in no race with a sign-in by the old one', async () => {
    const { email, sid, uid } = await server.register()
    const [changed, ...others] = await Promise.all([
      change(sid, {}),
      ...Array.from({ length: 12 }, () => server.signIn(email, password)),
    ])
    for (const other of others) if (other.sid) expect(await uidOf(other.sid)).toBe(0)
    expect(await uidOf(changed?.sid ?? '')).toBe(uid)
  })

  it('go on under no password that is a name of the player or of the site', async () => {
    const email = 'liene.berzina@example.com'
    const { sid, uid } = await server.register({ email })
    await fresh().database.query(`update platform.profiles set last_name = 'Vanagkalne' where uid = ${uid}`)
    for (const form of [undefined, 'change-password'])
      for (const name of ['Liene.Berzina!', 'vanagkalne-7', 'Aurora-2026']) {
        const { error } = await change(sid, { password: name, password_confirm: name }, form)
        expect([name, error.invalid_parameters]).toEqual([name, { password: [{ code: 'common_password' }] }])
      }
    expect((await server.signIn(email, password)).status).toBe(200)
  })

  it('ask no old password of an account that has none, and open none for it before', async () => {
    const { email, sid, uid } = await server.register()
    await fresh().database.query(`update platform.accounts set password_hash = null where uid = ${uid}`)
    expect((await server.call('account.getInfo', {}, { sid })).response.has_password).toBe(false)
    expect((await server.signIn(email, password)).status).toBe(401)
    const { status } = await server.call(
      'account.changepassword',
      { password: next, password_confirm: next },
      { sid },
    )
    expect(status).toBe(200)
    expect((await server.signIn(email, next)).status).toBe(200)
  })

  it.each([
    'account.changepassword',
    'account.endSession',
    'account.endOtherSessions',
    'account.saveProfileInfo',
    'account.changefakename',
    'account.changelocale',
    'account.setCurrency',
    'account.changeSubscription',
    'storage.set',
  ] as const)('are not used by other sites: %s', async (operation) => {
    const { sid } = await server.register()
    const from = (headers: Record<string, string>) => server.call(operation, {}, { sid, headers })
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
      { 'sec-fetch-site': '', origin: 'null' },
    ]
    for (const headers of foreign) expect((await from(headers)).error.type).toBe('AccessDeniedException')
    expect((await server.call(operation, {}, {})).error.type).toBe('AuthorizationException')
  })
})
